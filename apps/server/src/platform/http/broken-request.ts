import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { DEFAULT_LOCALE } from '@mixed-zone/contract/locales'
import type { ErrorType } from '@mixed-zone/contract/errors'
import { presentFailure, statusOf } from './failure.ts'

/** Answers what Node could not even parse, in the shape of every other failure. The language of the caller is not known. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  // A reader who is gone cannot be answered.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  answerRaw(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'validation')
}

/** A proxy we are not: CONNECT is a wrong method like any other. */
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
