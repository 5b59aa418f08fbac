import type { ReadingPath, WorkerMessage } from '@mixed-zone/contract/offline-copy'
import type { ScreenName } from '@mixed-zone/contract/screens'
import { create } from 'zustand'
import { bootConfig } from '../api/boot-config.ts'
import { onSessionEnd } from '../session/session-store.ts'

const SCRIPT = '/service-worker.js'

/** When the last response of each call was fetched, if it was a copy from the offline cache. */
const useCopies = create<Readonly<Partial<Record<ReadingPath, string | null>>>>()(() => ({}))

/** The call that loads the content of a screen. */
const CONTENT_OF: Readonly<Partial<Record<ScreenName, ReadingPath>>> = {
  home: 'private/home',
  post: 'private/post',
  posts: 'private/all-posts',
  filterPosts: 'private/filter-posts',
  matchday: 'private/matchdays/',
  fixture: 'private/fixtures/',
}

/** When the content of the screen was fetched, if it is a copy from the offline cache. */
export function useReadAt(screen: ScreenName | null): string | null {
  const path = screen === null ? undefined : CONTENT_OF[screen]
  return useCopies((copies) => (path === undefined ? null : (copies[path] ?? null)))
}

/**
 * Installs the service worker once the browser is idle. Under `npm run dev` there is none, and one that an earlier build
 * left behind on the same origin is removed.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (bootConfig.development) {
    void serviceWorker.getRegistrations().then((found) => Promise.all(found.map((each) => each.unregister())))
    return
  }
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) =>
    useCopies.setState({ [data.path]: data.readAt }),
  )
  // The worker sees login and logout calls itself, but not a session that expired or ended in another tab.
  onSessionEnd(() => {
    useCopies.setState({}, true)
    serviceWorker.controller?.postMessage('forget')
  })
  whenIdle(() => {
    serviceWorker.register(SCRIPT, { updateViaCache: 'none' }).catch((error: unknown) => {
      console.warn('Could not install the service worker', error)
    })
  })
}

function whenIdle(work: () => void): void {
  const start = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
