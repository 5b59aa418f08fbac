import { once } from 'node:events'
import { connect } from 'node:net'

export interface RawRequest {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  /** Makes the request conditional. */
  readonly etag?: string | undefined
  readonly body?: object
}

export interface RawResponse {
  readonly status: 200 | 304
  readonly etag: string | undefined
  readonly body: Buffer
}

export interface RawClient {
  /** Sends a request built by `writeRequest`; throws unless the response is a 200 or 304. */
  send(request: Buffer): Promise<RawResponse>
  end(): void
}

/** The bytes of a request, built once and sent often. */
export function writeRequest(origin: string, { method = 'GET', path, token, etag, body }: RawRequest): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    'accept-language: en',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(etag === undefined ? [] : [`if-none-match: ${etag}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * One connection that sends one request after another and parses no more than the length of a response: on a small machine a
 * full HTTP client would take as much time as the measured server.
 */
export async function openRawClient(origin: string): Promise<RawClient> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname).setNoDelay(true)
  await once(socket, 'connect')
  let chunks: Buffer[] = []
  let missing = 0
  let bodyAt = 0
  let status = ''
  let etag: string | undefined
  let settle: { resolve: (response: RawResponse) => void; reject: (error: Error) => void } | null = null

  /** Parses start and length of the body. False while the head is incomplete. */
  function readHead(): boolean {
    const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
    const end = bytes.indexOf(HEAD_END)
    if (end === -1) return false
    const head = bytes.toString('latin1', 0, end)
    const [, length = '0'] = /^content-length: (\d+)/im.exec(head) ?? []
    etag = /^etag: (.+)$/im.exec(head)?.[1]
    status = head.slice(9, 12)
    bodyAt = end + HEAD_END.length
    missing = Number(length) - (bytes.length - bodyAt)
    return true
  }

  socket.on('data', (chunk) => {
    chunks.push(chunk)
    if (bodyAt > 0) missing -= chunk.length
    else if (!readHead()) return
    if (missing > 0) return
    const body = Buffer.concat(chunks).subarray(bodyAt)
    chunks = []
    bodyAt = 0
    const pending = settle
    settle = null
    if (status === '200' || status === '304') pending?.resolve({ status: status === '200' ? 200 : 304, etag, body })
    else pending?.reject(new Error(`returned ${status}: ${body.toString()}`))
  })
  socket.on('error', (error) => settle?.reject(error))
  socket.on('close', () => settle?.reject(new Error('the server closed the connection')))

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(request)
      }),
    end: () => socket.destroy(),
  }
}
