import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)
const value = { provisionalPassword: 'hunter2-Ñ', list: [1, null, { deep: true }] }

describe('seal', () => {
  it('returns bytes that unseal to the same value', () => {
    expect(unseal(key, 'mail:1', seal(key, 'mail:1', value))).toEqual(value)
  })

  it('hides the value and returns different bytes each time', () => {
    const [first, second] = [seal(key, 'mail:1', value), seal(key, 'mail:1', value)]
    expect(first.toString('latin1')).not.toMatch(/hunter2|provisional/)
    expect(first.equals(second)).toBe(false)
  })
})

describe('unseal', () => {
  it('rejects another key and another context', () => {
    const sealed = seal(key, 'mail:1', value)
    expect(() => unseal(randomBytes(32), 'mail:1', sealed)).toThrow()
    expect(() => unseal(key, 'mail:2', sealed)).toThrow()
  })

  it('rejects every flipped bit and every truncation', () => {
    const sealed = seal(key, 'mail:1', value)
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => unseal(key, 'mail:1', changed)).toThrow()
      expect(() => unseal(key, 'mail:1', sealed.subarray(0, index))).toThrow()
    }
  })
})
