import { once } from 'node:events'
import { connect } from 'node:net'

export interface RawRequest {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  readonly body?: object
}

export interface RawClient {
  /** Sends a request that `writeRequest` wrote, and gives the body of its answer; anything but a 200 is thrown. */
  ask(request: Buffer): Promise<Buffer>
  end(): void
}

/** A request as it goes over the line, written once and sent often. */
export function writeRequest(origin: string, { method = 'GET', path, token, body }: RawRequest): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    'accept-language: en',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * One connection that asks one thing after the other and does no more than finding where an answer ends: on a small machine
 * a comfortable client would cost as much as the server that it measures.
 */
export async function openRawClient(origin: string): Promise<RawClient> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname).setNoDelay(true)
  await once(socket, 'connect')
  let pieces: Buffer[] = []
  let missing = 0
  let bodyAt = 0
  let status = ''
  let settle: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | null = null

  /** Reads where the body begins and how long it is. False while the head is not whole. */
  function readHead(): boolean {
    const bytes = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
    const end = bytes.indexOf(HEAD_END)
    if (end === -1) return false
    const head = bytes.toString('latin1', 0, end)
    const [, length] = /^content-length: (\d+)/im.exec(head) ?? []
    status = head.slice(9, 12)
    bodyAt = end + HEAD_END.length
    missing = Number(length) - (bytes.length - bodyAt)
    return true
  }

  socket.on('data', (piece) => {
    pieces.push(piece)
    if (bodyAt > 0) missing -= piece.length
    else if (!readHead()) return
    if (missing > 0) return
    const body = Buffer.concat(pieces).subarray(bodyAt)
    pieces = []
    bodyAt = 0
    const asked = settle
    settle = null
    if (status === '200') asked?.resolve(body)
    else asked?.reject(new Error(`answered ${status}: ${body.toString()}`))
  })
  socket.on('error', (error) => settle?.reject(error))
  socket.on('close', () => settle?.reject(new Error('the server closed the connection')))

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(request)
      }),
    end: () => socket.destroy(),
  }
}
