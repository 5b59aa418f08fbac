import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { READER } from '../../../../test/render-screen.tsx'
import { act, renderHook } from '../../../../test/react.ts'
import type { Result } from '../../../api/client.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { switchLanguage } from '../../../i18n/switch-language.ts'
import { clearSession, setSession } from '../../../session/session-store.ts'
import { unsavedFileTexts } from './unsaved-fields.ts'
import { useSaveQueue } from './use-save-queue.ts'

const DELAY_MS = 600
const CHANGE = { value: { credit: 'Inés Carvajal' }, version: 0 }

beforeEach(async () => {
  localStorage.clear()
  await switchLanguage('en')
  setSession(READER)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function renderQueue(send = vi.fn<() => Promise<Result<string>>>(() => Promise.resolve({ ok: true, value: 'saved' }))) {
  const unsaved = unsavedFileTexts('12')
  const onConflict = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const { result, unmount } = renderHook(() => useSaveQueue({ unsaved, send, onSaved: () => {}, onConflict }))
  act(() => {
    result.current.enqueue('31', CHANGE)
    result.current.flushLater('31', DELAY_MS)
  })
  return { send, unsaved, unmount, onConflict, result }
}

describe('useSaveQueue', () => {
  it('sends a change once the person pauses', async () => {
    const { send, unsaved } = renderQueue()
    expect(send).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(DELAY_MS))
    expect(send).toHaveBeenCalledExactlyOnceWith('31', expect.objectContaining(CHANGE))
    expect(unsaved.list()).toEqual([])
  })

  it('sends what waits for a pause when the editor is left, and not again afterwards', async () => {
    const { send, unmount } = renderQueue()
    unmount()
    expect(send).toHaveBeenCalledExactlyOnceWith('31', expect.objectContaining(CHANGE))
    await vi.advanceTimersByTimeAsync(DELAY_MS)
    expect(send).toHaveBeenCalledOnce()
  })

  it('sends nothing in the next session, and keeps it in the browser', async () => {
    const { send, unsaved, unmount } = renderQueue()
    act(() => clearSession())
    act(() => setSession({ ...READER, token: 'token-8' }))
    await act(() => vi.advanceTimersByTimeAsync(10 * DELAY_MS))
    unmount()
    expect(send).not.toHaveBeenCalled()
    expect(unsaved.list()).toMatchObject([CHANGE])
  })

  it('does not resolve a conflict of a session that ended while the change was on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<Result<string>>()
    const { send, onConflict, result } = renderQueue(vi.fn<() => Promise<Result<string>>>(() => promise))
    await act(() => vi.advanceTimersByTimeAsync(DELAY_MS))
    act(() => clearSession())
    act(() => setSession({ ...READER, token: 'token-8' }))
    resolve({ ok: false, failure: new ApiFailure('conflict') })
    await act(() => vi.advanceTimersByTimeAsync(10 * DELAY_MS))
    expect(send).toHaveBeenCalledOnce()
    expect(onConflict).not.toHaveBeenCalled()
    expect(result.current.unsavedCount).toBe(0)
  })
})
