import { recordVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import { useEffect } from 'react'
import { studioClient } from '../../shared/studio-client.ts'

/**
 * Stores a version when the editor is left. The server stores nothing if nothing has changed; letters that are still on their way are in the
 * version that follows ten minutes later.
 */
export function useVersionOnLeave(id: string): void {
  useEffect(() => {
    const record = () =>
      void studioClient.call(recordVersion, undefined, { params: { id }, keepalive: true }).catch(() => undefined)
    window.addEventListener('pagehide', record)
    return () => {
      window.removeEventListener('pagehide', record)
      record()
    }
  }, [id])
}
