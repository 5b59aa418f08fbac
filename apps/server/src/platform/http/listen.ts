import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../errors/start-error.ts'

interface ListenOptions {
  readonly host: string
  readonly port: number
}

/** Listens, and gives the port: the one asked for, or the free one that was found for 0. */
export async function listen(app: FastifyInstance, { host, port }: ListenOptions): Promise<number> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (error) {
    throw asStartError(error, { host, port })
  }
  const address: AddressInfo | string | null = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

function asStartError(error: unknown, { host, port }: ListenOptions): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} of ${host} is taken. Stop what uses it, or set PORT to another one.`)
  }
  if (code === 'EACCES') return new StartError(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is no address of this machine. Set HOST to one that is.`)
  }
  return error
}
