import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy in front of the product that can slow down or disconnect zip downloads. */
export interface UnreliableProxy {
  readonly origin: string
  /** Bytes per second of each zip download; null for no limit. */
  limitTo(bytesPerSecond: number | null): void
  /** Disconnects, and refuses new connections, after this many bytes of a zip. */
  disconnectAfter(zipBytes: number): void
  readonly isDisconnected: boolean
  reconnect(): void
  close(): Promise<void>
}

export async function startUnreliableProxy(target: string): Promise<UnreliableProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let bytesPerSecond: number | null = null
  let zipBytesLeft: number | null = null
  let isDisconnected = false

  function disconnect(): void {
    isDisconnected = true
    for (const socket of sockets) socket.destroy()
  }

  function track(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  const server = createServer((client) => {
    track(client)
    if (isDisconnected) return client.destroy()
    const upstream = track(connect(Number(port), hostname))
    let isZip = false
    client.on('data', (chunk) => {
      const start = chunk.toString('latin1', 0, 16)
      if (/^[A-Z]+ \//.test(start)) isZip = start.startsWith('GET /api/zips/')
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      client.write(chunk)
      if (isZip && zipBytesLeft !== null) {
        zipBytesLeft -= chunk.length
        if (zipBytesLeft <= 0) return disconnect()
      }
      if (!isZip || bytesPerSecond === null) return
      upstream.pause()
      setTimeout(() => upstream.resume(), (chunk.length / bytesPerSecond) * 1000)
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The address of a TCP server is an object, not a pipe name.
  const { port: ownPort } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${ownPort}`,
    limitTo: (rate) => {
      bytesPerSecond = rate
    },
    disconnectAfter: (bytes) => {
      zipBytesLeft = bytes
    },
    get isDisconnected() {
      return isDisconnected
    },
    reconnect: () => {
      isDisconnected = false
      zipBytesLeft = null
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
