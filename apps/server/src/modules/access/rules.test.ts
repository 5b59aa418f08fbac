import { DAY_MS, HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { describe, expect, it } from 'vitest'
import { isSessionValid, sessionLifetime } from './rules.ts'

const start = new Date('2026-09-01T10:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const reader = { role: 'media', permissions: [] } as const
const staff = { role: 'editor', permissions: ['posts'] } as const

function session({ usedAfterMs = 0, endsAfterMs = 7 * DAY_MS } = {}) {
  return { createdAt: start, usedAt: after(usedAfterMs), endsAt: after(endsAfterMs) }
}

describe('isSessionValid', () => {
  it.each([
    ['a reader just before 12 hours without use', reader, session(), 12 * HOUR_MS - 1, true],
    ['a reader after 12 hours without use', reader, session(), 12 * HOUR_MS, false],
    ['a reader in use just before 7 days', reader, session({ usedAfterMs: 7 * DAY_MS - 2 }), 7 * DAY_MS - 1, true],
    ['a reader in use after 7 days', reader, session({ usedAfterMs: 7 * DAY_MS - 1 }), 7 * DAY_MS, false],
    ['staff just before 2 hours without use', staff, session(), 2 * HOUR_MS - 1, true],
    ['staff after 2 hours without use', staff, session(), 2 * HOUR_MS, false],
    ['staff in use just before 12 hours', staff, session({ usedAfterMs: 12 * HOUR_MS - 2 }), 12 * HOUR_MS - 1, true],
    ['staff in use after 12 hours', staff, session({ usedAfterMs: 12 * HOUR_MS - 1 }), 12 * HOUR_MS, false],
    ['a session whose stored end is earlier', reader, session({ endsAfterMs: HOUR_MS }), HOUR_MS, false],
  ] as const)('%s', (_case, grants, times, nowMs, isValid) => {
    expect(isSessionValid(times, grants, after(nowMs))).toBe(isValid)
  })
})

describe('sessionLifetime', () => {
  it.each([
    ['media', [], 12],
    ['media', ['embargo'], 12],
    ['media', ['export'], 2],
    ['media', ['embargo', 'export'], 2],
    ['editor', ['embargo'], 12],
    ['editor', ['posts'], 2],
  ] as const)('of role %s with the permissions %j ends after %i hours without use', (role, permissions, hours) => {
    expect(sessionLifetime({ role, permissions }).idleMs / HOUR_MS).toBe(hours)
  })
})
