import type { WorkerMessage } from '@mixed-zone/contract/offline-copy'
import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { bootConfig } from '../api/boot-config.ts'
import { onSessionEnd } from '../session/session-store.ts'

const SCRIPT = '/service-worker.js'

/** When the response in view was fetched, if it is a copy from the offline cache; null while the server responds. */
export const useReadAt = create<{ readonly readAt: string | null }>()(() => ({ readAt: null }))

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
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => useReadAt.setState(data))
  // The worker sees login and logout calls itself, but not a session that expired or ended in another tab.
  onSessionEnd(() => {
    useReadAt.setState({ readAt: null })
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

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser reports a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}
