import { describe, expect, it } from 'vitest'
import { READER } from '../../../test/render-screen.tsx'
import { clearSession, setSession } from '../../session/session-store.ts'
import { startExport, useExports } from './exports.ts'

describe('startExport', () => {
  it('ends with the session, and leaves nothing for the next person', async () => {
    setSession(READER)
    const ended = startExport({
      label: 'People',
      fileName: 'people.csv',
      fetch: (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    })
    expect(useExports.getState().exports).toMatchObject([{ label: 'People', state: 'running' }])
    clearSession()
    await ended
    expect(useExports.getState().exports).toEqual([])
  })
})
