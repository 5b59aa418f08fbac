import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loggablePath } from '../log/loggable-path.ts'

const MAX_NAME_CHARACTERS = 80

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
  request.log.info(line, 'answered')
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
