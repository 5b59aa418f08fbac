import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../../test/render-component.tsx'
import { act } from '../../../test/react.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { sharedTexts } from './shared-texts.ts'
import { startShortcuts } from './shortcuts/shortcuts.ts'
import { offerUndo, undoLatest, useUndo } from './undo.ts'
import { UndoToast } from './undo-toast.tsx'

const countdown = ({ seconds }: { seconds: number }) => `in ${seconds} s`

function offer(text: string, startedAt?: number) {
  const undo = vi.fn<() => void>()
  act(() => offerUndo({ text, countdown, undo, ...(startedAt !== undefined && { startedAt }) }))
  return undo
}

beforeEach(startShortcuts)

afterEach(() => {
  vi.useRealTimers()
  act(() => useUndo.setState({ entries: [] }))
})

describe('UndoToast', () => {
  it('undoes the latest by Z, and then the one before', async () => {
    const user = await renderComponent(<UndoToast />, { texts: sharedTexts })
    const first = offer('First decided.')
    const second = offer('Second decided.')
    expect(screen.getByRole('status')).toHaveTextContent('Second decided.')
    await user.keyboard('z')
    expect(second).toHaveBeenCalledOnce()
    expect(first).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(first).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('undoes what was done last, not what was answered last', async () => {
    const user = await renderComponent(<UndoToast />, { texts: sharedTexts })
    const second = offer('Second decided.', 2000)
    const first = offer('First decided.', 1000)
    expect(screen.getByRole('status')).toHaveTextContent('Second decided.')
    await user.keyboard('z')
    expect(second).toHaveBeenCalledOnce()
    expect(first).not.toHaveBeenCalled()
  })

  it('takes the place of information that it may contradict, not of errors and actions', async () => {
    await renderComponent(<UndoToast />, { texts: sharedTexts })
    act(() => {
      toasts.show('Waiting again.')
      toasts.showError('Not saved.')
      toasts.show('Deleted.', { action: { label: 'Restore', onPress: () => {} } })
    })
    offer('Authorised.')
    expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(['Not saved.', 'Deleted.'])
    act(() => {
      for (const { id } of toasts.getSnapshot()) toasts.dismiss(id)
    })
  })

  it('counts down and disappears after ten seconds', async () => {
    await renderComponent(<UndoToast />, { texts: sharedTexts })
    vi.useFakeTimers()
    offer('Decided.')
    expect(screen.getByText('Decided. in 10 s')).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(3000))
    expect(screen.getByText('Decided. in 7 s')).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(7000))
    expect(screen.queryByText(/^Decided/)).toBeNull()
  })

  it('is offered for ten seconds, also after something else was undone', async () => {
    await renderComponent(<UndoToast />, { texts: sharedTexts })
    vi.useFakeTimers()
    offer('First decided.')
    act(undoLatest)
    act(() => vi.advanceTimersByTime(6000))
    offer('Second decided.')
    act(() => vi.advanceTimersByTime(5000))
    expect(screen.getByText('Second decided. in 5 s')).toBeInTheDocument()
  })
})
