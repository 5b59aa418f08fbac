import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets its own headers and sends: a stream, a part of a file, or an error. */
export type SendBytes = (request: FastifyRequest, reply: FastifyReply) => unknown

/** What the handler of a call with `bytes` gives instead of JSON. A class, so that no answer of the contract can be mistaken for one. */
export class BytesAnswer {
  readonly send: SendBytes

  constructor(send: SendBytes) {
    this.send = send
  }
}

/** Whether a caller wants JSON where bytes are the rule: `Accept` names it, and does not take anything else as well. */
export function acceptsJsonAlone(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map((type) => (type.split(';')[0] ?? '').trim().toLowerCase())
  return types.includes('application/json') && !types.includes('*/*')
}
