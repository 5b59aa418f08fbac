import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const MAX_NAME_CHARACTERS = 80

const MONITORING = new Set(['/healthz', '/readyz', '/metrics'])

/** Never logs headers, bodies or queries: they contain passwords, tokens and signatures. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))
}

export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const line = {
    method: request.method,
    path: loggablePath(request.url),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    address: request.ip,
    ...nameOf(request),
  }
  // Asked for by machines every few seconds.
  const isQuiet = MONITORING.has(request.url) && reply.statusCode < 400
  request.log[isQuiet ? 'debug' : 'info'](line, 'answered')
}

/** As the client sends it: for the log only. */
function nameOf(request: FastifyRequest): { firstName?: string } {
  const header = request.headers['x-first-name']
  if (request.actor === null || typeof header !== 'string') return {}
  try {
    return { firstName: decodeURIComponent(header).slice(0, MAX_NAME_CHARACTERS) }
  } catch {
    return {}
  }
}

/** Paths that contain a secret; what follows these segments is not logged. */
const SECRET_AFTER = /\/(new-password|unsubscribe|request-access|feeds|preview|setup)\/[^/?#]+/gi
const MAX_PATH_CHARACTERS = 300

/** A path for the log, without query (signatures) and without secret segments. */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path.slice(0, MAX_PATH_CHARACTERS).replace(SECRET_AFTER, '/$1/…')
}
