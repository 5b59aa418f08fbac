import { describe, expect, it } from 'vitest'
import { isAlive, sessionLife } from './session-life.ts'

const HOUR = 3_600_000
const start = new Date('2026-09-01T10:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const reader = { role: 'media', permissions: [] } as const
const staff = { role: 'editor', permissions: ['posts'] } as const

function session({ usedAfterMs = 0, endsAfterMs = 7 * 24 * HOUR } = {}) {
  return { createdAt: start, usedAt: after(usedAfterMs), endsAt: after(endsAfterMs) }
}

describe('isAlive', () => {
  it.each([
    ['a reader just before 12 hours without use', reader, session(), 12 * HOUR - 1, true],
    ['a reader after 12 hours without use', reader, session(), 12 * HOUR, false],
    [
      'a reader in use just before 7 days',
      reader,
      session({ usedAfterMs: 7 * 24 * HOUR - 2 }),
      7 * 24 * HOUR - 1,
      true,
    ],
    ['a reader in use after 7 days', reader, session({ usedAfterMs: 7 * 24 * HOUR - 1 }), 7 * 24 * HOUR, false],
    ['staff just before 2 hours without use', staff, session(), 2 * HOUR - 1, true],
    ['staff after 2 hours without use', staff, session(), 2 * HOUR, false],
    ['staff in use just before 12 hours', staff, session({ usedAfterMs: 12 * HOUR - 2 }), 12 * HOUR - 1, true],
    ['staff in use after 12 hours', staff, session({ usedAfterMs: 12 * HOUR - 1 }), 12 * HOUR, false],
    ['one whose end was stored earlier', reader, session({ endsAfterMs: HOUR }), HOUR, false],
  ] as const)('%s', (_what, standing, times, nowMs, alive) => {
    expect(isAlive(times, standing, after(nowMs))).toBe(alive)
  })
})

describe('sessionLife', () => {
  it('counts a media person with any permission as staff, and an editor without one too', () => {
    const hours = (standing: Parameters<typeof sessionLife>[0]) => sessionLife(standing).idleMs / HOUR
    expect(hours({ role: 'media', permissions: [] })).toBe(12)
    expect(hours({ role: 'media', permissions: ['embargo'] })).toBe(2)
    expect(hours({ role: 'editor', permissions: [] })).toBe(2)
  })
})
