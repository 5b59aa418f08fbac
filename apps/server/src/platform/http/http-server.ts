import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@mixed-zone/contract/locales'
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { ApiError } from '../errors/api-error.ts'
import type { Log } from '../log/log.ts'
import { createErrorHandler } from './error-handler.ts'
import { watchConnections } from './listen.ts'
import { answerBrokenRequest, answerConnect, decodableUrl } from './raw-requests.ts'
import { logAnswer, logAnswers } from './request-log.ts'
import { validatorCompiler } from './validation.ts'

/** Of routes that are not in the contract. Endpoints set their own limit. */
const MAX_BODY_BYTES = 32 * 1024

/** Fits a percent-encoded file name of 255 characters in any script. */
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

/** Until a request is received completely (decision 34). Responses may take any time. */
const REQUEST_LIMITS: RequestLimits = {
  headersMs: 20_000,
  requestMs: 45_000,
  checkIntervalMs: 5_000,
  maxPendingPerAddress: 500,
}

interface RequestLimits {
  readonly headersMs: number
  readonly requestMs: number
  /** How often Node looks for requests that took too long. */
  readonly checkIntervalMs: number
  /** Connections from one address whose request is not complete. */
  readonly maxPendingPerAddress: number
}

export interface HttpServerOptions {
  readonly log: Log
  readonly trustProxy?: readonly string[] | undefined
  /** Of every response. They depend on settings that can change. */
  readonly getSecurityHeaders: () => Readonly<Record<string, number | string | string[] | undefined>>
  /** New work is refused while stopping. */
  readonly isStopping: () => boolean
  /** Tests wait less. */
  readonly requestLimits?: RequestLimits | undefined
}

/** With request ids, language negotiation, our error shape, headers and logging. */
export function createHttpServer({
  log,
  trustProxy,
  getSecurityHeaders,
  isStopping,
  requestLimits: { headersMs, requestMs, checkIntervalMs, maxPendingPerAddress } = REQUEST_LIMITS,
}: HttpServerOptions): FastifyInstance {
  const answerError = createErrorHandler()
  const app = fastify({
    // The cast keeps pino's type out of the signature of every plugin.
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    rewriteUrl: ({ url }) => decodableUrl(url ?? '/'),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy ? [...trustProxy] : false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: requestMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkIntervalMs,
      // Node would answer a missing Host header itself, not in our error shape.
      requireHostHeader: false,
    },
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PATH_SEGMENT_LENGTH },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors(error, request, reply) {
      // Hooks have not run yet: set what they would have set.
      request.locale = negotiateLocale(request.headers['accept-language'])
      reply.headers({ ...getSecurityHeaders(), 'x-request-id': request.id })
      answerError(error, request, reply)
      logAnswer(request, reply)
    },
  })

  app.decorateRequest('locale', DEFAULT_LOCALE)
  app.decorateRequest('actor', null)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.register(compress, COMPRESSION)
  collectBodies(app)
  logAnswers(app)

  app.addHook('onRequest', async (request, reply) => {
    request.locale = negotiateLocale(request.headers['accept-language'])
    reply.headers({ ...getSecurityHeaders(), 'x-request-id': request.id })
    if (isStopping()) {
      reply.header('connection', 'close')
      throw new ApiError('unavailable', { retryAfterSeconds: 5 })
    }
    // Before the body is read.
    if (request.is404) throw new ApiError('not-found')
  })
  app.setNotFoundHandler(() => {
    throw new ApiError('not-found')
  })

  // Node would answer an unknown Expect header itself, not in our error shape.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.server.on('connect', answerConnect)
  // Behind a proxy all connections have the same address.
  watchConnections(app, { maxPendingPerAddress: trustProxy ? Number.POSITIVE_INFINITY : maxPendingPerAddress })
  return app
}

/** Keeps bodies as bytes: they are parsed after the rate limits, in the order that the API promises. */
function collectBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

const MAX_HEADER_CHARACTERS = 1000

interface LanguagePreference {
  readonly language: string
  readonly weight: number
}

/** Spanish unless the header prefers another supported language. */
export function negotiateLocale(header: string | undefined): Locale {
  const preferences = (header ?? '').slice(0, MAX_HEADER_CHARACTERS).split(',').map(parsePreference)
  const wanted = preferences.filter((preference) => preference.weight > 0).sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) {
    if (language === '*') return DEFAULT_LOCALE
    if (isLocale(language)) return language
  }
  return DEFAULT_LOCALE
}

/** `pt-BR;q=0.8` counts as `pt`. */
function parsePreference(text: string): LanguagePreference {
  const [tag = '', ...parameters] = text.trim().toLowerCase().split(';')
  const language = tag.trim().split('-')[0] ?? ''
  const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='))
  if (quality === undefined) return { language, weight: 1 }
  const weight = Number.parseFloat(quality.slice(2))
  return { language, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}
