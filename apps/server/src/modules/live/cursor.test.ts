import { describe, expect, it } from 'vitest'
import { OVERLAP_MS, readCursor, writeCursor } from './cursor.ts'

const now = new Date('2026-11-15T18:00:00Z')
const at = now.getTime()

describe('a cursor', () => {
  it('remembers the moment, and what was told shortly before it', () => {
    const told = new Map([
      [7, at - OVERLAP_MS],
      [8, at - OVERLAP_MS + 1],
      [9, at],
    ])
    const text = writeCursor({ at: now, told })
    expect(text).toBe(`${at}.8.9`)
    const read = readCursor(text, now)
    expect(read?.at).toEqual(now)
    expect([...(read?.told.keys() ?? [])]).toEqual([8, 9])
  })

  it('stays short however much was told', () => {
    const told = new Map(Array.from({ length: 5_000 }, (_, id) => [id, at]))
    const text = writeCursor({ at: now, told })
    expect(text.length).toBeLessThan(2_000)
    expect(readCursor(text, now)?.told.has(4_999)).toBe(true)
  })

  it.each([undefined, '', 'x', '1.', '.1', '-5', '1e9', '9'.repeat(16), `1${'.1'.repeat(2_000)}`, '1 2', '\0'])(
    'is not %j',
    (text) => {
      expect(readCursor(text, now)).toBeNull()
    },
  )

  it('never lies in the future, nor further back than a session lives', () => {
    expect(readCursor(String(at + 60_000), now)?.at).toEqual(now)
    expect(readCursor('0', now)?.at).toEqual(new Date(at - 7 * 24 * 3_600_000))
  })
})
