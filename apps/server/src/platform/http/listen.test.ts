import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestServer } from './http-server.fixture.ts'
import { closeGracefully } from './listen.ts'

/** Far below the grace period, and above what a slow machine needs. */
const MAX_STOP_MS = 6_000

/** Ends what a test has opened, also after a failed one. */
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** Starts a server whose downloads continue until the test ends them. */
async function startServer() {
  let isStopping = false
  const { app } = createTestServer({ isStopping: () => isStopping })
  const downloads: Readable[] = []
  app.get('/download', async (_request, reply) => {
    const download = new Readable({ read() {} })
    download.push('first bytes, ')
    downloads.push(download)
    return reply.send(download)
  })
  app.get('/quick', async () => 'quick')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const stop = (graceMs?: number) => {
    isStopping = true
    return closeGracefully(app, graceMs)
  }
  cleanups.push(() => stop(0))
  const endDownloads = () => {
    for (const download of downloads) {
      download.push('last bytes')
      download.push(null)
    }
  }
  return { address, endDownloads, stop, isListening: () => app.server.listening }
}

function createAgent(options: ConstructorParameters<typeof Agent>[0] = {}): Agent {
  const agent = new Agent({ ...options, keepAlive: true })
  cleanups.push(() => agent.destroy())
  return agent
}

function sendGet(url: string, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, agent ? { agent } : {}, resolve).on('error', reject)
  })
}

describe('closeGracefully', () => {
  it('waits for a running download and refuses new connections', async () => {
    const { address, endDownloads, stop, isListening } = await startServer()
    const download = await sendGet(`${address}/download`, createAgent())
    let isStopped = false
    const stopped = stop().then(() => {
      isStopped = true
    })
    await vi.waitFor(() => expect(isListening()).toBe(false))
    await expect(sendGet(`${address}/quick`)).rejects.toThrow('ECONNREFUSED')
    expect(isStopped).toBe(false)
    endDownloads()
    expect(await text(download)).toBe('first bytes, last bytes')
    await stopped
  })

  it('refuses a new request on an open connection', async () => {
    const { address, endDownloads, stop } = await startServer()
    const download = await sendGet(`${address}/download`)
    // With one socket, the agent queues the second request until the first response has ended, so that both use this connection.
    const agent = createAgent({ maxSockets: 1 })
    // The connection is busy when the server begins to stop, so that it is not closed as an idle one.
    const firstDownload = await sendGet(`${address}/download`, agent)
    const stopped = stop()
    const queued = sendGet(`${address}/quick`, agent)
    endDownloads()
    await Promise.all([text(download), text(firstDownload)])
    const outcome = await queued.then(
      ({ statusCode }) => statusCode,
      (error: NodeJS.ErrnoException) => error.code,
    )
    // The request arrives before the connection is closed (503), while it is closed (ECONNRESET), or afterwards, in which case the
    // agent opens a new connection (ECONNREFUSED).
    expect([503, 'ECONNRESET', 'ECONNREFUSED']).toContain(outcome)
    await stopped
  })

  it('closes idle connections without waiting for the grace period', async () => {
    const { address, stop } = await startServer()
    await text(await sendGet(`${address}/quick`, createAgent()))
    const startedAt = performance.now()
    await stop()
    expect(performance.now() - startedAt).toBeLessThan(MAX_STOP_MS)
  })

  it('closes a connection that never sent a request', async () => {
    const { address, stop } = await startServer()
    const { port, hostname } = new URL(address)
    const unusedSocket = connect(Number(port), hostname)
    cleanups.push(() => unusedSocket.destroy())
    const closed = once(unusedSocket, 'close')
    await once(unusedSocket, 'connect')
    const startedAt = performance.now()
    await Promise.all([stop(), closed])
    expect(performance.now() - startedAt).toBeLessThan(MAX_STOP_MS)
  })

  it('aborts a download that exceeds the grace period', async () => {
    const { address, stop } = await startServer()
    const download = await sendGet(`${address}/download`)
    const abortCode = text(download).catch((error: NodeJS.ErrnoException) => error.code)
    await stop(50)
    expect(await abortCode).toBe('ECONNRESET')
  })
})
