import type { WorkerMessage } from '@mixed-zone/contract/offline-copy'
import { create } from 'zustand'
import { bootConfig } from '../../api/boot-config.ts'
import { useSession } from '../../session/session-store.ts'

const SCRIPT = '/service-worker.js'

/** When the answer in view was read, where it is a copy that the browser kept; null while the server answers. */
export const useReadAt = create<{ readonly readAt: string | null }>()(() => ({ readAt: null }))

/**
 * Installs the service worker once the page has nothing better to do. Under `npm run dev` there is none, and one that an
 * earlier build left behind on the same address is taken away.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (bootConfig.development) {
    void serviceWorker.getRegistrations().then((found) => Promise.all(found.map((each) => each.unregister())))
    return
  }
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => useReadAt.setState(data))
  // Said on every end of a session, whoever ended it; the worker itself hears of log-in and sign-out as well.
  useSession.subscribe((now, before) => {
    if (now.token === before.token) return
    useReadAt.setState({ readAt: null })
    serviceWorker.controller?.postMessage('forget')
  })
  whenIdle(() => {
    serviceWorker.register(SCRIPT, { updateViaCache: 'none' }).catch((error: unknown) => {
      console.warn('The portal cannot be kept for a dead line', error)
    })
  })
}

function whenIdle(work: () => void): void {
  const start = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
