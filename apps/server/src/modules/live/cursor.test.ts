import { describe, expect, it } from 'vitest'
import { formatCursor, OVERLAP_MS, parseCursor } from './cursor.ts'

const now = new Date('2026-11-15T18:00:00Z')
const at = now.getTime()

describe('cursor', () => {
  it('holds the time and what was announced shortly before it', () => {
    const announced = new Map([
      [7, at - OVERLAP_MS],
      [8, at - OVERLAP_MS + 1],
      [9, at],
    ])
    const text = formatCursor({ at: now, announced })
    expect(text).toBe(`${at}.8.9`)
    const read = parseCursor(text, now)
    expect(read?.at).toEqual(now)
    expect([...(read?.announced.keys() ?? [])]).toEqual([8, 9])
  })

  it('stays short however much was announced', () => {
    const announced = new Map(Array.from({ length: 5_000 }, (_, id) => [id, at]))
    const text = formatCursor({ at: now, announced })
    expect(text.length).toBeLessThan(2_000)
    expect(parseCursor(text, now)?.announced.has(4_999)).toBe(true)
  })

  it.each([undefined, '', 'x', '1.', '.1', '-5', '1e9', '9'.repeat(16), `1${'.1'.repeat(2_000)}`, '1 2', '\0'])(
    'parseCursor rejects %j',
    (text) => {
      expect(parseCursor(text, now)).toBeNull()
    },
  )

  it('is clamped to the lifetime of a session and to now', () => {
    expect(parseCursor(String(at + 60_000), now)?.at).toEqual(now)
    expect(parseCursor('0', now)?.at).toEqual(new Date(at - 7 * 24 * 3_600_000))
  })
})
