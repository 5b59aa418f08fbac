import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Running downloads get this long before they are cut. */
const GRACE_MS = 30_000

/** Connections that fall idle only after the stop began are found and closed this often. */
const SWEEP_MS = 100

/** Connections over which nothing was asked yet. Browsers open some ahead of time, and Node takes them for busy ones. */
const unasked = new WeakMap<Server, Set<Socket>>()

/** Takes down which connections were opened and not yet used, so that a stop does not wait for them. */
export function watchConnections({ server }: FastifyInstance): void {
  const sockets = new Set<Socket>()
  unasked.set(server, sockets)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', ({ socket }) => sockets.delete(socket))
}

function closeIdle({ server }: FastifyInstance): void {
  server.closeIdleConnections()
  for (const socket of unasked.get(server) ?? []) socket.destroy()
}

/** Refuses new connections, lets running answers end, and resolves when nothing is being answered any more. */
export async function stopServing(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const sweep = setInterval(() => closeIdle(app), SWEEP_MS)
  const deadline = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(deadline)
  }
}
