import type { Announcement, StudioEvent } from '@mixed-zone/contract/schemas/live'
import { create } from 'zustand'
import { useSession } from '../../session/session-store.ts'
import { queryClient } from '../query-client.ts'
import { showFixtureChange } from './fixture-changes.ts'
import { type LiveEvent, listen } from './live-stream.ts'

/** The name of the lock and of the broadcast channel that the tabs share. */
const NAME = 'live'
/** A tab hidden for longer leaves the stream to a visible one. */
const MAX_HIDDEN_MS = 60_000

interface ReceivedAnnouncement {
  readonly announcement: Announcement
  /** By the clock of this browser. */
  readonly receivedAt: number
}

interface Live {
  readonly isStarted: boolean
  /** What was announced while this page was open, each post once. */
  readonly announcements: readonly ReceivedAnnouncement[]
  /** The last event of the studio, to subscribe to; null after each (re)connect, when anything may have changed. */
  readonly studioEvent: StudioEvent | null
}

export const useLive = create<Live>()(() => ({ isStarted: false, announcements: [], studioEvent: null }))

/** Listens for new posts and scores while somebody is logged in, online and looking at a tab. */
export function startLive(): void {
  if (useLive.getState().isStarted) return
  useLive.setState({ isStarted: true })
  let cursor: string | null = null
  let connection: AbortController | null = null
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined
  // The tab with the stream forwards events to the others.
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : null

  function receive(event: LiveEvent): void {
    const { announcement, studioEvent, fixtureChange } = event
    cursor = event.cursor ?? cursor
    if (fixtureChange !== undefined) {
      showFixtureChange(queryClient, fixtureChange)
      return
    }
    if (announcement === undefined) {
      useLive.setState({ studioEvent: studioEvent ?? null })
      return
    }
    useLive.setState(({ announcements }) => ({
      announcements: [
        ...announcements.filter((other) => other.announcement.id !== announcement.id),
        { announcement, receivedAt: Date.now() },
      ],
    }))
  }

  function connect(): void {
    // A hidden tab may be frozen, and would keep the stream from the visible one.
    if (document.visibilityState !== 'visible') return
    if (connection !== null || !useSession.getState().isUserLoggedIn || !navigator.onLine) return
    const { signal } = (connection = new AbortController())
    const onEvent = (event: LiveEvent) => {
      receive(event)
      channel?.postMessage(event)
    }
    const run = () => listen({ cursor: () => cursor, signal, onEvent })
    // One stream for all tabs: the one with the lock listens, the others wait for it.
    const running = 'locks' in navigator ? navigator.locks.request(NAME, { signal }, run) : run()
    running.catch(() => undefined)
  }

  function disconnect(): void {
    connection?.abort()
    connection = null
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => receive(data))
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hiddenTimer)
    if (document.visibilityState === 'visible') connect()
    else hiddenTimer = setTimeout(disconnect, MAX_HIDDEN_MS)
  })
  window.addEventListener('online', connect)
  window.addEventListener('offline', disconnect)
  useSession.subscribe((now, before) => {
    if (now.token === before.token) return
    disconnect()
    cursor = null
    useLive.setState({ announcements: [] })
    connect()
  })
  connect()
}
