import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../../../test/react.ts'
import { useLongPress } from './use-long-press.ts'

const onLongPress = vi.fn<() => void>()
const onClick = vi.fn<() => void>()

function Row() {
  return (
    <button type="button" onClick={onClick} {...useLongPress(onLongPress).handlers}>
      Row
    </button>
  )
}

const ONE_FINGER = { pointerType: 'touch', pointerId: 1, isPrimary: true, clientX: 10, clientY: 10 }
const ANOTHER_FINGER = { ...ONE_FINGER, pointerId: 2, isPrimary: false }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  onLongPress.mockReset()
  onClick.mockReset()
})

function press(): { row: HTMLElement; unmount: () => void } {
  const { unmount } = render(<Row />)
  const row = screen.getByRole('button', { name: 'Row' })
  fireEvent.pointerDown(row, ONE_FINGER)
  return { row, unmount }
}

describe('useLongPress', () => {
  it('calls back after half a second, and suppresses the click that follows only', () => {
    const { row } = press()
    vi.advanceTimersByTime(499)
    expect(onLongPress).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    fireEvent.pointerUp(row, ONE_FINGER)
    fireEvent.click(row)
    expect(onLongPress).toHaveBeenCalledTimes(1)
    expect(onClick).not.toHaveBeenCalled()
    fireEvent.click(row)
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['moves', { clientX: 30 }, 'pointerMove'],
    ['leaves', {}, 'pointerUp'],
  ] as const)('does not call back if the finger %s before', (_, change, event) => {
    const { row } = press()
    fireEvent[event](row, { ...ONE_FINGER, ...change })
    vi.advanceTimersByTime(500)
    expect(onLongPress).not.toHaveBeenCalled()
  })

  it('does not call back for two fingers', () => {
    const { row } = press()
    fireEvent.pointerDown(row, ANOTHER_FINGER)
    fireEvent.pointerUp(row, ANOTHER_FINGER)
    fireEvent.pointerUp(row, ONE_FINGER)
    vi.advanceTimersByTime(500)
    expect(onLongPress).not.toHaveBeenCalled()
  })

  it('does not call back for an element that was removed meanwhile', () => {
    press().unmount()
    vi.advanceTimersByTime(500)
    expect(onLongPress).not.toHaveBeenCalled()
  })

  it('does not suppress the next click if the browser cancels the press', () => {
    const { row } = press()
    vi.advanceTimersByTime(500)
    fireEvent.pointerCancel(row, ONE_FINGER)
    fireEvent.click(row)
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
