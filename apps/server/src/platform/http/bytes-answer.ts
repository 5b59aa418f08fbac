import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets its own headers. */
export type SendBytes = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Returned by handlers of calls with `bytes`. A class, so that it cannot be confused with JSON. */
export class BytesAnswer {
  readonly send: SendBytes

  constructor(send: SendBytes) {
    this.send = send
  }
}

/** Whether `Accept` names JSON and nothing else. */
export function acceptsJsonAlone(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map((type) => (type.split(';')[0] ?? '').trim().toLowerCase())
  return types.includes('application/json') && !types.includes('*/*')
}
