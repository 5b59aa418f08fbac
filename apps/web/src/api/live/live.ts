import type { Announcement } from '@mixed-zone/contract/schemas/live'
import { create } from 'zustand'
import { useSession } from '../../session/session-store.ts'
import { type LiveNews, listen } from './live-stream.ts'

const NAME = 'live'
/** A tab that nobody looks at leaves the stream to one that somebody does. */
const HIDDEN_FOR_MS = 60_000

interface Heard {
  readonly announcement: Announcement
  /** By the clock of this browser. */
  readonly heardAt: number
}

/** What was announced while this page is open, each post once. */
export const useLive = create<{ readonly heard: readonly Heard[] }>()(() => ({ heard: [] }))

let cursor: string | null = null
let listening: AbortController | null = null
let hiddenTimer: ReturnType<typeof setTimeout> | undefined

// Tabs of one browser tell each other what the one with the stream hears.
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : null

function take({ cursor: next, announcement }: LiveNews): void {
  cursor = next
  if (announcement === undefined) return
  useLive.setState(({ heard }) => ({
    heard: [...heard.filter((each) => each.announcement.id !== announcement.id), { announcement, heardAt: Date.now() }],
  }))
}

function start(): void {
  if (listening !== null || !useSession.getState().isUserLoggedIn || !navigator.onLine) return
  const ending = new AbortController()
  listening = ending
  const work = () =>
    listen({
      cursor: () => cursor,
      signal: ending.signal,
      onNews: (news) => {
        take(news)
        channel?.postMessage(news)
      },
    })
  // The lock makes it one stream for all tabs: whoever has it listens, the others wait for their turn.
  const turn = 'locks' in navigator ? navigator.locks.request(NAME, { signal: ending.signal }, work) : work()
  turn.catch(() => undefined)
}

function stop(): void {
  listening?.abort()
  listening = null
}

function handleVisibility(): void {
  clearTimeout(hiddenTimer)
  if (document.visibilityState === 'visible') start()
  else hiddenTimer = setTimeout(stop, HIDDEN_FOR_MS)
}

/** Begins to listen for new posts, for as long as somebody is logged in, looks and has a line. */
export function startLive(): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<LiveNews>) => take(data))
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('online', start)
  window.addEventListener('offline', stop)
  useSession.subscribe((now, before) => {
    if (now.token === before.token) return
    stop()
    cursor = null
    useLive.setState({ heard: [] })
    start()
  })
  if (document.visibilityState === 'visible') start()
}
