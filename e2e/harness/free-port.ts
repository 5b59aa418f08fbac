import { createServer } from 'node:net'

/** A port that is free now, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const { port, release } = await takePort()
  await release()
  return port
}

/** Occupies a port until it is released. */
export function takePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      resolve({ port, release: () => new Promise((done) => server.close(() => done())) })
    })
  })
}
