import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A way to a server that a test can cut, freeze or slow down. */
export interface TestProxy {
  readonly port: number
  /** Nothing passes any more, and nobody is told: as when a cable is pulled. */
  freeze(): void
  /** New connections pass again; those that were frozen stay so. */
  thaw(): void
  /** Every answer of the server takes so much longer; 0 for none. */
  delay(ms: number): void
  /** Ends every connection. */
  cut(): void
  close(): Promise<void>
}

export async function startTestProxy(targetPort: number): Promise<TestProxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  let delayMs = 0

  const createDelay = () =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (delayMs === 0) done(null, chunk)
        else setTimeout(() => done(null, chunk), delayMs)
      },
    })

  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => {})
    client.on('close', () => sockets.delete(client))
    if (isFrozen) return
    const target = connect(targetPort, '127.0.0.1')
    sockets.add(target)
    target.on('error', () => client.destroy())
    target.on('close', () => sockets.delete(target))
    client.pipe(target)
    target.pipe(createDelay()).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')

  return {
    port: address.port,
    freeze() {
      isFrozen = true
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    thaw() {
      isFrozen = false
    },
    delay(ms) {
      delayMs = ms
    },
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
