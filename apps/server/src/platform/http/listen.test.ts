import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { createTestServer } from './http-server.fixture.ts'
import { stopServing } from './listen.ts'

/** A server whose downloads go on until the test ends them. */
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
    return stopServing(app, graceMs)
  }
  const endDownloads = () => {
    for (const download of downloads) {
      download.push('last bytes')
      download.push(null)
    }
  }
  return { address, endDownloads, stop }
}

function ask(url: string, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, agent ? { agent } : {}, resolve).on('error', reject)
  })
}

describe('stopServing', () => {
  it('waits for a running download', async () => {
    const { address, endDownloads, stop } = await startServer()
    const running = await ask(`${address}/download`, new Agent({ keepAlive: true }))
    let isDone = false
    const stopped = stop().then(() => {
      isDone = true
    })
    await expect(ask(`${address}/quick`)).rejects.toThrow('ECONNREFUSED')
    expect(isDone).toBe(false)
    endDownloads()
    expect(await text(running)).toBe('first bytes, last bytes')
    await stopped
  })

  it('refuses new work on an open connection', async () => {
    const { address, endDownloads, stop } = await startServer()
    const running = await ask(`${address}/download`)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    // This connection is busy when the stop begins, so that it is not closed as an idle one.
    const first = await ask(`${address}/download`, agent)
    const stopped = stop()
    const second = ask(`${address}/quick`, agent)
    endDownloads()
    await Promise.all([text(running), text(first)])
    const answer = await second.catch((error: NodeJS.ErrnoException) => error.code)
    expect(typeof answer === 'object' ? answer.statusCode : answer).toSatisfy(
      (outcome: unknown) => outcome === 503 || outcome === 'ECONNREFUSED' || outcome === 'ECONNRESET',
    )
    await stopped
  })

  it('closes idle connections at once', async () => {
    const { address, stop } = await startServer()
    const agent = new Agent({ keepAlive: true })
    await text(await ask(`${address}/quick`, agent))
    const started = performance.now()
    await stop()
    expect(performance.now() - started).toBeLessThan(6_000)
  })

  it('does not wait for a connection without a request', async () => {
    const { address, stop } = await startServer()
    const { port, hostname } = new URL(address)
    const spare = connect(Number(port), hostname)
    const closed = once(spare, 'close')
    await once(spare, 'connect')
    const started = performance.now()
    await Promise.all([stop(), closed])
    expect(performance.now() - started).toBeLessThan(6_000)
  })

  it('aborts a download that does not end in time', async () => {
    const { address, stop } = await startServer()
    const running = await ask(`${address}/download`)
    const cut = text(running).catch((error: NodeJS.ErrnoException) => error.code)
    await stop(50)
    expect(await cut).toBe('ECONNRESET')
  })
})
