import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface NodeProxy {
  readonly origin: string
  close(): Promise<void>
}

/** A TCP proxy with an address that stays, as in front of several nodes: a connection goes to the first origin that is listed now. */
export async function startNodeProxy(listOrigins: () => readonly string[]): Promise<NodeProxy> {
  const sockets = new Set<Socket>()

  function forward(from: Socket, to: Socket): void {
    sockets.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.end()
    })
  }

  const server = createServer((client) => {
    const [target] = listOrigins()
    if (target === undefined) return client.destroy()
    const { hostname, port } = new URL(target)
    const upstream = connect(Number(port), hostname)
    forward(client, upstream)
    forward(upstream, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The address of a TCP server is an object, not a pipe name.
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
