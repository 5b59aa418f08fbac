import { describe, expect, test } from 'vitest'
import type { Client } from '../../api/client.ts'
import { fetchRest, ReceivedBytes } from './fetch-rest.ts'

const CONTENT = new TextEncoder().encode('0123456789')

interface Answer {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly bytes?: Uint8Array<ArrayBuffer>
  /** The connection breaks after the bytes. */
  readonly isCut?: boolean
}

function answer({ status = 200, headers = {}, bytes = new Uint8Array(), isCut = false }: Answer): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        controller.enqueue(bytes)
        // An error here would discard bytes that are not read yet.
        if (!isCut) controller.close()
      },
      pull(controller) {
        if (isCut) controller.error(new TypeError('network error'))
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { status, headers })
}

/** A fake server that returns the answers in turn and records the requests. */
function server(...answers: Answer[]) {
  const requests: Headers[] = []
  const fetch: Client['fetchSigned'] = (_url, { headers }) => {
    requests.push(new Headers(headers))
    const next = answers.shift()
    return next ? Promise.resolve(answer(next)) : Promise.reject(new TypeError('Failed to fetch'))
  }
  return { requests, fetch }
}

function attempt(received: ReceivedBytes, fetch: Client['fetchSigned'], signal = new AbortController().signal) {
  return fetchRest({ url: '/api/zips/1/a.zip', received, signal, fetch, onBytes: () => undefined })
}

const WHOLE = { headers: { 'Content-Length': '10', ETag: '"v1"' } }
const textOf = (received: ReceivedBytes) => received.toBlob('text/plain').text()

describe('fetchRest', () => {
  test('fetches a file in one attempt', async () => {
    const received = new ReceivedBytes()
    const { fetch, requests } = server({ ...WHOLE, bytes: CONTENT })
    expect(await attempt(received, fetch)).toEqual({ kind: 'whole' })
    expect(requests[0]?.get('Range')).toBeNull()
    expect(await textOf(received)).toBe('0123456789')
  })

  test('resumes where the connection broke while the content is unchanged', async () => {
    const received = new ReceivedBytes()
    const rest = { status: 206, headers: { 'Content-Range': 'bytes 4-9/10', ETag: '"v1"' }, bytes: CONTENT.slice(4) }
    const { fetch, requests } = server({ ...WHOLE, bytes: CONTENT.slice(0, 4), isCut: true }, rest)
    expect(await attempt(received, fetch)).toEqual({ kind: 'broken' })
    expect(received.count).toBe(4)
    expect(await attempt(received, fetch)).toEqual({ kind: 'whole' })
    expect([requests[1]?.get('Range'), requests[1]?.get('If-Range')]).toEqual(['bytes=4-', '"v1"'])
    expect(await textOf(received)).toBe('0123456789')
  })

  test('starts again if the content has changed meanwhile', async () => {
    const received = new ReceivedBytes()
    const other = { headers: { 'Content-Length': '3', ETag: '"v2"' }, bytes: new TextEncoder().encode('new') }
    const { fetch } = server({ ...WHOLE, bytes: CONTENT.slice(0, 4), isCut: true }, other)
    await attempt(received, fetch)
    expect(await attempt(received, fetch)).toEqual({ kind: 'whole' })
    expect(await textOf(received)).toBe('new')
  })

  test('discards a range that does not continue the received bytes', async () => {
    const received = new ReceivedBytes()
    const wrong = { status: 206, headers: { 'Content-Range': 'bytes 6-9/10' }, bytes: CONTENT.slice(6) }
    const { fetch } = server({ ...WHOLE, bytes: CONTENT.slice(0, 4), isCut: true }, wrong, { ...WHOLE, bytes: CONTENT })
    await attempt(received, fetch)
    expect(await attempt(received, fetch)).toEqual({ kind: 'broken' })
    expect(received.count).toBe(0)
    expect(await attempt(received, fetch)).toEqual({ kind: 'whole' })
  })

  test('does not accept a truncated response as the whole file', async () => {
    const received = new ReceivedBytes()
    const { fetch } = server({ ...WHOLE, bytes: CONTENT.slice(0, 9) })
    expect(await attempt(received, fetch)).toEqual({ kind: 'broken' })
  })

  test('does not resume with a weak ETag, which does not guarantee the same bytes', async () => {
    const received = new ReceivedBytes()
    const weak = { headers: { 'Content-Length': '10', ETag: 'W/"v1"' } }
    const { fetch, requests } = server(
      { ...weak, bytes: CONTENT.slice(0, 4), isCut: true },
      { ...weak, bytes: CONTENT },
    )
    await attempt(received, fetch)
    expect(await attempt(received, fetch)).toEqual({ kind: 'whole' })
    expect(requests[1]?.get('Range')).toBeNull()
    expect(await textOf(received)).toBe('0123456789')
  })

  test('returns the reason of a refusal', async () => {
    const error = { type: 'gone', message: 'This file is no longer available.', reason: 'Wrong player.' }
    const bytes = new TextEncoder().encode(JSON.stringify({ error }))
    const { fetch } = server({ status: 410, bytes })
    expect(await attempt(new ReceivedBytes(), fetch)).toMatchObject({ kind: 'refused', failure: error })
  })

  test('distinguishes a cancelled download from a broken connection', async () => {
    const cancelling = new AbortController()
    cancelling.abort()
    expect(await attempt(new ReceivedBytes(), server().fetch, cancelling.signal)).toEqual({ kind: 'cancelled' })
    expect(await attempt(new ReceivedBytes(), server().fetch)).toEqual({ kind: 'broken' })
  })
})
