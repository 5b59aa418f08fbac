import { recordVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import { useEffect } from 'react'
import { studioClient } from '../../shared/studio-client.ts'

/** The last letters are on their way when the editor is left. */
const LAST_LETTERS_MS = 500

/** Stores a version when the editor is left. The server stores nothing if nothing has changed. */
export function useVersionOnLeave(id: string): void {
  useEffect(() => {
    const record = () =>
      void studioClient.call(recordVersion, undefined, { params: { id }, keepalive: true }).catch(() => undefined)
    window.addEventListener('pagehide', record)
    return () => {
      window.removeEventListener('pagehide', record)
      setTimeout(record, LAST_LETTERS_MS)
    }
  }, [id])
}
