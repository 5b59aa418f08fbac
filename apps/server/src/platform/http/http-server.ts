import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import { DEFAULT_LOCALE } from '@mixed-zone/contract/locales'
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { ApiError } from '../errors/api-error.ts'
import type { Log } from '../log/log.ts'
import { answerBrokenRequest, answerConnect } from './broken-request.ts'
import { decodableUrl } from './decodable-url.ts'
import { answerError } from './error-handler.ts'
import { negotiateLocale } from './language.ts'
import './request-state.ts'
import { logAnswer, logAnswers } from './request-log.ts'
import { PERMISSIONS_POLICY } from './security-headers.ts'
import { watchConnections } from './stop-serving.ts'
import { validatorCompiler } from './validator.ts'

const MAX_BODY_BYTES = 1024 * 1024

/** Long enough for a file name of 255 characters in any script, percent-encoded. */
const MAX_PATH_SEGMENT_LENGTH = 4096

/**
 * JSON and pages only: the length and the ranges of files must stay exact. Brotli 4 makes a list of cards as small as
 * gzip's best in two thirds of its time; 5 takes twice as long for 3 % less.
 */
const COMPRESSION: FastifyCompressOptions = {
  globalDecompression: false,
  // Smaller responses fit into one packet anyway.
  threshold: 1400,
  encodings: ['br', 'gzip'],
  customTypes: /^(?:application\/json; charset=utf-8|text\/html)/,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}

export interface HttpServerOptions {
  readonly log: Log
  readonly trustProxy?: readonly string[] | undefined
  readonly helmetOptions: FastifyHelmetOptions
  /** True once the process was told to stop: new work is then refused. */
  readonly isStopping: () => boolean
}

/** Fastify with our manners: request id, language, error shape, headers, log. Routes are added by others. */
export function createHttpServer({ log, trustProxy, helmetOptions, isStopping }: HttpServerOptions): FastifyInstance {
  const app = fastify({
    // A pino logger is one of Fastify's; the cast keeps its type from spreading into every plugin.
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    rewriteUrl: ({ url }) => decodableUrl(url ?? '/'),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy ? [...trustProxy] : false,
    bodyLimit: MAX_BODY_BYTES,
    // Node would refuse by itself, without a word of ours.
    http: { requireHostHeader: false },
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PATH_SEGMENT_LENGTH },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors(error, request, reply) {
      // Hooks have not run yet: set what they would have set.
      request.locale = negotiateLocale(request.headers['accept-language'])
      reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
      answerError(error, request, reply)
      logAnswer(request, reply)
    },
  })

  app.decorateRequest('locale', DEFAULT_LOCALE)
  app.decorateRequest('actor', null)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.register(helmet, helmetOptions)
  app.register(compress, COMPRESSION)
  collectBodies(app)
  logAnswers(app)

  app.addHook('onRequest', async (request, reply) => {
    request.locale = negotiateLocale(request.headers['accept-language'])
    reply.headers({ 'x-request-id': request.id, 'permissions-policy': PERMISSIONS_POLICY })
    if (isStopping()) {
      reply.header('connection', 'close')
      throw new ApiError('unavailable', { retryAfterSeconds: 5 })
    }
    // Before any body is read: a wrong path is a wrong path, whatever is sent to it.
    if (request.is404) throw new ApiError('not-found')
  })
  app.setNotFoundHandler(() => {
    throw new ApiError('not-found')
  })

  // Node would answer an unknown expectation by itself, in words of its own.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.server.on('connect', answerConnect)
  watchConnections(app)
  return app
}

/** Bodies arrive as bytes; what they should be is decided after the limits, in the order that the API promises. */
function collectBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
