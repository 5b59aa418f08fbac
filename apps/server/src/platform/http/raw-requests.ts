import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ErrorType } from '@mixed-zone/contract/errors'
import { DEFAULT_LOCALE } from '@mixed-zone/contract/locales'
import { presentFailure, statusOf } from './error-handler.ts'

/** Connections whose request may take any time: its handler ends it when no more bytes arrive. */
const longRequests = new WeakSet<Socket>()

/** Exempts a request from the limit of 45 seconds (decision 34). The caller has to notice a sender who is gone. */
export function allowLongRequest(request: IncomingMessage): void {
  const { socket } = request
  longRequests.add(socket)
  request.once('close', () => longRequests.delete(socket))
}

/** Node could not parse the request, so the caller's language is unknown. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  const isTooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (isTooSlow && longRequests.has(socket)) return
  const isUnused = isTooSlow && socket.bytesRead === 0
  if (error.code === 'ECONNRESET' || isUnused || !socket.writable) {
    socket.destroy()
    return
  }
  // A client that does not send may not close its side either.
  if (isTooSlow) socket.once('finish', () => socket.destroy())
  answerRaw(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'validation')
}

/** CONNECT is an unsupported method: this is no proxy. */
export function answerConnect(_request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  answerRaw(socket, 'not-found')
}

function answerRaw(socket: Duplex, type: ErrorType): void {
  const requestId = randomUUID()
  const body = JSON.stringify(presentFailure(type, { locale: DEFAULT_LOCALE, requestId }))
  const status = statusOf(type)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Content-Language: ${DEFAULT_LOCALE}`,
      `X-Request-Id: ${requestId}`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Escapes an undecodable path, so that a mangled link leads to the not-found page. */
export function decodableUrl(url: string): string {
  if (!url.includes('%')) return url
  const end = url.search(/[?#;]/)
  const path = end === -1 ? url : url.slice(0, end)
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
