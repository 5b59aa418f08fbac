import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to the product that can be slow, break in the middle of a zip, and come back. */
export interface BadLine {
  readonly origin: string
  /** Bytes a second for each connection; null for as quick as it goes. */
  limitTo(bytesPerSecond: number | null): void
  /** Breaks, and stays broken, as soon as so many bytes of a zip have gone over it. */
  breakAfter(zipBytes: number): void
  readonly isBroken: boolean
  mend(): void
  close(): Promise<void>
}

export async function openBadLine(target: string): Promise<BadLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let bytesPerSecond: number | null = null
  let zipBytesLeft: number | null = null
  let isBroken = false

  function breakLine(): void {
    isBroken = true
    for (const socket of sockets) socket.destroy()
  }

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  const server = createServer((client) => {
    keep(client)
    if (isBroken) return client.destroy()
    const upstream = keep(connect(Number(port), hostname))
    let isZip = false
    client.on('data', (asked) => {
      if (/^[A-Z]+ \//.test(asked.toString('latin1', 0, 16)))
        isZip = asked.toString('latin1', 0, 16).startsWith('GET /zips/')
      upstream.write(asked)
    })
    upstream.on('data', (piece) => {
      client.write(piece)
      if (isZip && zipBytesLeft !== null) {
        zipBytesLeft -= piece.length
        if (zipBytesLeft <= 0) return breakLine()
      }
      if (!isZip || bytesPerSecond === null) return
      upstream.pause()
      setTimeout(() => upstream.resume(), (piece.length / bytesPerSecond) * 1000)
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address that is no path.
  const { port: ownPort } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${ownPort}`,
    limitTo: (rate) => {
      bytesPerSecond = rate
    },
    breakAfter: (bytes) => {
      zipBytesLeft = bytes
    },
    get isBroken() {
      return isBroken
    },
    mend: () => {
      isBroken = false
      zipBytesLeft = null
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
