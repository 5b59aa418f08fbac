import { READ_AT_HEADER } from '@mixed-zone/contract/offline-copy'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerClock } from './server-clock.ts'

const LOCAL_NOW = Date.parse('2026-11-15T20:05:00Z')

/** As the server writes it, without fractions of a second. */
const sentAt = (time: string, headers: HeadersInit = {}) =>
  new Response(null, { headers: { date: new Date(`2026-11-15T${time}Z`).toUTCString(), ...headers } })

const timeOf = (now: number) => new Date(now).toISOString().slice(11, -1)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: LOCAL_NOW })
})

afterEach(() => {
  vi.useRealTimers()
})

test('is the browser’s own before the first response, and after one without a time', () => {
  const clock = createServerClock()
  expect(timeOf(clock.now())).toBe('20:05:00.000')
  clock.recordResponse(new Response())
  clock.recordResponse(new Response(null, { headers: { date: 'today' } }))
  expect(timeOf(clock.now())).toBe('20:05:00.000')
})

test('follows the server when the browser’s clock is wrong, or is set meanwhile', () => {
  const clock = createServerClock()
  clock.recordResponse(sentAt('20:00:00'))
  vi.advanceTimersByTime(1500)
  expect(timeOf(clock.now())).toBe('20:00:01.500')
  vi.setSystemTime(LOCAL_NOW + 3_600_000)
  expect(timeOf(clock.now())).toBe('20:00:01.500')
})

test('is not set back by a response that was slow', () => {
  const clock = createServerClock()
  clock.recordResponse(sentAt('20:00:00'))
  vi.advanceTimersByTime(4000)
  clock.recordResponse(sentAt('20:00:01'))
  expect(timeOf(clock.now())).toBe('20:00:04.000')
  clock.recordResponse(sentAt('20:00:06'))
  expect(timeOf(clock.now())).toBe('20:00:06.000')
})

test('ignores a copy from the offline cache', () => {
  const clock = createServerClock()
  clock.recordResponse(sentAt('20:00:00'))
  clock.recordResponse(sentAt('20:30:00', { [READ_AT_HEADER]: '2026-11-15T20:30:00Z' }))
  expect(timeOf(clock.now())).toBe('20:00:00.000')
})
