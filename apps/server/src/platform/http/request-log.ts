import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loggablePath } from '../log/loggable-path.ts'

const LONGEST_NAME = 80

/** One line for each answer. Headers, bodies and queries are never written: they hold passwords, tokens and signatures. */
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

/** The caller's first name as the client sends it: for the log alone, never for a decision. */
function nameOf(request: FastifyRequest): { firstName?: string } {
  const header = request.headers['x-first-name']
  if (request.actor === null || typeof header !== 'string') return {}
  try {
    return { firstName: decodeURIComponent(header).slice(0, LONGEST_NAME) }
  } catch {
    return {}
  }
}
