import { listenLive } from '@mixed-zone/contract/endpoints/live'
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failWith, fakeServer } from '../../../test/fake-server.ts'
import { READER } from '../../../test/render-screen.tsx'
import { setPasswordDue } from '../../session/session-status.ts'
import { clearSession, useSession } from '../../session/session-store.ts'
import { type LiveEvent, listen } from './live-stream.ts'

const server = fakeServer()

/** A stream that stays open after this text. */
function streamOf(text: string, cancel = () => {}): Response {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)), cancel })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const READY = 'event: ready\nid: c1\ndata: {}\n\n'

let testEnd: AbortController

beforeEach(() => {
  testEnd = new AbortController()
  useSession.setState(READER)
  // The shortest delays before a retry.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

afterEach(() => {
  testEnd.abort()
  vi.restoreAllMocks()
  clearSession()
  setPasswordDue(false)
})

describe('listen', () => {
  const start = (onEvent: (event: LiveEvent) => void) =>
    void listen({ cursor: () => null, onEvent, signal: testEnd.signal })

  it('connects again once a password that had to be changed is', async () => {
    server.on(listenLive, failWith('password-change'))
    const onEvent = vi.fn<(event: LiveEvent) => void>()
    start(onEvent)
    await waitFor(() => expect(server.requestsTo(listenLive)).toHaveLength(1))
    server.on(listenLive, () => streamOf(READY))
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith({ cursor: 'c1' }))
  })

  it.each([
    ['is not JSON', `${READY}event: post\nid: c2\ndata: {\n\n`],
    ['cannot be handled', `${READY}event: studio\ndata: {"kind":"post","subjectId":null}\n\n`],
  ])('closes the response after an event that %s', async (_, text) => {
    const cancel = vi.fn<() => void>()
    server.on(listenLive, () => streamOf(text, cancel))
    start(({ studioEvent }) => {
      if (studioEvent !== undefined) throw new Error('cannot be handled')
    })
    await waitFor(() => expect(server.requestsTo(listenLive)).toHaveLength(2))
    expect(cancel).toHaveBeenCalled()
  })
})

describe('startLive', () => {
  it('connects only in a visible tab', async () => {
    // It listens for ever: with modules of its own, what stays behind has a session that nobody logs in to again.
    vi.resetModules()
    const [{ startLive }, session] = await Promise.all([import('./live.ts'), import('../../session/session-store.ts')])
    const opened: (string | undefined)[] = []
    server.on(listenLive, () => {
      opened.push(session.useSession.getState().token ?? undefined)
      return streamOf(READY)
    })
    session.useSession.setState({ ...READER, token: 'token-of-this-test' })
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    startLive()
    window.dispatchEvent(new Event('online'))
    session.useSession.setState({ token: 'next-token-of-this-test' })
    await Promise.resolve()
    expect(opened).toEqual([])
    visibility.mockReturnValue('visible')
    session.useSession.setState({ token: 'last-token-of-this-test' })
    await waitFor(() => expect(opened).toEqual(['last-token-of-this-test']))
    session.clearSession()
  })
})
