import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'

export interface Ear {
  isHearing(): boolean
  stop(): Promise<void>
}

interface ListenOptions {
  readonly channel: string
  /** Also called when listening begins, and begins again: what was said meanwhile nobody heard. */
  readonly onNotice: () => void
}

const RETRY_MS = 200

/** Listens on a connection of its own, and goes on listening when that was lost. */
export function listenToServer(database: Database, { channel, onNotice }: ListenOptions): Ear {
  const stopping = new AbortController()
  let isHearing = false
  let tellLost = () => {}
  const connection = database.connect({
    onNotice,
    onClose() {
      isHearing = false
      tellLost()
    },
  })

  async function listenUntilLost(): Promise<void> {
    const lost = new Promise<void>((resolve) => {
      tellLost = resolve
    })
    await connection`listen ${connection(channel)}`
    isHearing = true
    onNotice()
    await lost
  }

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Whether it could not begin or was lost, the remedy is the same.
      await listenUntilLost().catch(() => {})
      isHearing = false
      await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const ended = keepListening()

  return {
    isHearing: () => isHearing,
    async stop() {
      stopping.abort()
      await connection.end({ timeout: 0 })
      tellLost()
      await ended
    },
  }
}
