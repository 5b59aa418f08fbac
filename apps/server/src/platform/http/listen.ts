import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../errors/start-error.ts'

interface ListenOptions {
  readonly host: string
  readonly port: number
}

/** Listens and returns the port: the requested one, or the free one that was found for 0. */
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
    return new StartError(`HOST ${host} is not an address of this machine. Set HOST to one that is.`)
  }
  return error
}

/** How long running downloads may continue before they are aborted. */
const GRACE_MS = 30_000

/** How often idle connections are closed while the server stops. */
const SWEEP_INTERVAL_MS = 100

interface WatchOptions {
  /** Maximum number of connections from one address whose request is not complete. Above it, the oldest of them is closed. */
  readonly maxPendingPerAddress: number
}

/**
 * Tracks connections without a complete request, so that no address can have many of them. While the app closes, it also closes idle
 * connections and those without any request.
 */
export function watchConnections(app: FastifyInstance, { maxPendingPerAddress }: WatchOptions): void {
  const { server } = app
  /** Connections without a request so far. Browsers open some ahead of time, and Node counts them as busy. */
  const unusedSockets = new Set<Socket>()
  const addresses = new Map<Socket, string>()
  const pendingByAddress = new Map<string, Set<Socket>>()

  function addPending(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const sockets = pendingByAddress.get(address) ?? new Set()
    pendingByAddress.set(address, sockets.add(socket))
    addresses.set(socket, address)
    const [oldest] = sockets
    if (oldest === undefined || sockets.size <= maxPendingPerAddress) return
    removePending(oldest)
    oldest.destroy()
  }

  function removePending(socket: Socket): void {
    const address = addresses.get(socket) ?? ''
    const sockets = pendingByAddress.get(address)
    addresses.delete(socket)
    sockets?.delete(socket)
    if (sockets?.size === 0) pendingByAddress.delete(address)
  }

  server.on('connection', (socket: Socket) => {
    unusedSockets.add(socket)
    addPending(socket)
    socket.once('close', () => {
      unusedSockets.delete(socket)
      removePending(socket)
    })
  })
  server.on('request', (request: IncomingMessage) => {
    const { socket } = request
    unusedSockets.delete(socket)
    removePending(socket)
    if (!hasBody(request)) return
    addPending(socket)
    request.once('close', () => removePending(socket))
  })
  app.addHook('preClose', async () => {
    // A server that never listened has no connections, and emits no `close`.
    if (!server.listening) return
    const sweep = setInterval(() => {
      server.closeIdleConnections()
      for (const socket of unusedSockets) socket.destroy()
    }, SWEEP_INTERVAL_MS)
    server.once('close', () => clearInterval(sweep))
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Refuses new connections. Resolves when running responses have ended, or were aborted after the grace period. */
export async function closeGracefully(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(deadline)
  }
}
