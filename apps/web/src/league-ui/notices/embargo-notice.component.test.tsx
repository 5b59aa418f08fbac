import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act } from '../../../test/react.ts'
import { renderComponent } from '../../../test/render-component.tsx'
import { EmbargoNotice } from './embargo-notice.tsx'

const UNTIL = '2026-11-15T20:00:00.000Z'
const ZONE = { timeZone: 'Europe/Madrid', place: 'Madrid' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse(UNTIL) - 2000 })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('EmbargoNotice', () => {
  it('says that the embargo has ended, and says it again while it is still shown', async () => {
    const handleEnd = vi.fn<() => void>()
    await renderComponent(<EmbargoNotice until={UNTIL} leagueZone={ZONE} onEnd={handleEnd} />)
    expect(screen.getByText('0:00:02')).toBeVisible()
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByText('0:00:01')).toBeVisible()
    expect(handleEnd).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByText('0:00:00')).toBeVisible()
    act(() => vi.advanceTimersByTime(4000))
    expect(handleEnd).toHaveBeenCalledOnce()
    act(() => vi.advanceTimersByTime(1000))
    expect(handleEnd).toHaveBeenCalledTimes(2)
  })

  it('counts by the clock that it is given', async () => {
    const handleEnd = vi.fn<() => void>()
    const getNow = () => Date.now() - 300_000
    await renderComponent(<EmbargoNotice until={UNTIL} leagueZone={ZONE} getNow={getNow} onEnd={handleEnd} />)
    act(() => vi.advanceTimersByTime(2000))
    expect(screen.getByText('0:05:00')).toBeVisible()
    expect(handleEnd).not.toHaveBeenCalled()
  })
})
