import type { FastifyInstance } from 'fastify'

/** Running downloads get this long before they are cut. */
const GRACE_MS = 30_000

/** Connections that fall idle only after the stop began are found and closed this often. */
const SWEEP_MS = 100

/** Refuses new connections, lets running answers end, and resolves when nothing is being answered any more. */
export async function stopServing(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  const deadline = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(deadline)
  }
}
