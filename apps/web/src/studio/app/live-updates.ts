import type { StudioEvent } from '@mixed-zone/contract/schemas/live'
import { startLive, useLive } from '../../api/live/live.ts'
import { queryClient } from '../../api/query-client.ts'
import { studioKey } from '../shared/studio-query.ts'

/** Events of a bulk action come in bursts. */
const BURST_MS = 300

/** Reloads what is on the page when somebody else changes it. Returns a function that stops it. */
export function startLiveUpdates(): () => void {
  const kinds = new Set<StudioEvent['kind']>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    timer = undefined
    for (const kind of kinds) void queryClient.invalidateQueries({ queryKey: studioKey(kind) })
    if (kinds.has('request') || kinds.has('mail')) void queryClient.invalidateQueries({ queryKey: studioKey('counts') })
    kinds.clear()
  }

  const stop = useLive.subscribe(({ studioEvent, announcements }, before) => {
    if (announcements !== before.announcements) return
    // Events were missed while there was no connection.
    if (studioEvent === null) {
      void queryClient.invalidateQueries({ queryKey: ['studio'] })
      return
    }
    kinds.add(studioEvent.kind)
    timer ??= setTimeout(flush, BURST_MS)
  })
  startLive()
  return () => {
    stop()
    clearTimeout(timer)
  }
}
