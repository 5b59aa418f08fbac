import type { Announcement, StudioEvent } from '@mixed-zone/contract/schemas/live'
import { create } from 'zustand'
import { useSession } from '../../session/session-store.ts'
import { queryClient } from '../query-client.ts'
import { showFixtureChange } from './fixture-changes.ts'
import { type LiveEvent, listen } from './live-stream.ts'

/** The tabs share both. */
const LOCK_AND_CHANNEL_NAME = 'live'
/** A tab hidden for longer leaves the stream to a visible one. */
const MAX_HIDDEN_MS = 60_000

interface ReceivedAnnouncement {
  readonly announcement: Announcement
  /** By the clock of this browser. */
  readonly receivedAt: number
}

interface Live {
  /** What was announced while this page was open, each post once. */
  readonly announcements: readonly ReceivedAnnouncement[]
}

export const useLive = create<Live>()(() => ({ announcements: [] }))

type StudioListener = (event: StudioEvent | null) => void

const studioListeners = new Set<StudioListener>()

/**
 * Calls back at each event of the studio, and with null after each (re)connect, when anything may have changed. Returns how to stop
 * that.
 */
export function subscribeToStudioEvents(listener: StudioListener): () => void {
  studioListeners.add(listener)
  return () => void studioListeners.delete(listener)
}

let isStarted = false

/** Listens for new posts and scores while somebody is logged in, online and looking at a tab. */
export function startLive(): void {
  if (isStarted) return
  isStarted = true
  let cursor: string | null = null
  /** On purpose also set after the server has refused the stream: the same session would be refused again. */
  let connection: AbortController | null = null
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined
  // The tab with the stream forwards events to the others.
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(LOCK_AND_CHANNEL_NAME) : null

  function receive(event: LiveEvent): void {
    const { announcement, studioEvent, fixtureChange } = event
    cursor = event.cursor ?? cursor
    if (fixtureChange !== undefined) {
      showFixtureChange(queryClient, fixtureChange)
      return
    }
    if (announcement === undefined) {
      // Without an event of the studio either, the stream is ready.
      for (const listener of studioListeners) listener(studioEvent ?? null)
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
    const running = 'locks' in navigator ? navigator.locks.request(LOCK_AND_CHANNEL_NAME, { signal }, run) : run()
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
