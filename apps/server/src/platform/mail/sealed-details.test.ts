import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openDetails, sealDetails } from './sealed-details.ts'

const key = randomBytes(32)
const details = { provisionalPassword: 'hunter2-Ñ', list: [1, null, { deep: true }] }

it('opens to what was sealed', () => {
  expect(openDetails(key, 'cause:1', sealDetails(key, 'cause:1', details))).toEqual(details)
})

it('shows nothing of it, and never looks the same twice', () => {
  const [first, second] = [sealDetails(key, 'cause:1', details), sealDetails(key, 'cause:1', details)]
  expect(first.toString('latin1')).not.toMatch(/hunter2|provisional/)
  expect(first.equals(second)).toBe(false)
})

it('opens neither with another key nor in the place of another mail', () => {
  const sealed = sealDetails(key, 'cause:1', details)
  expect(() => openDetails(randomBytes(32), 'cause:1', sealed)).toThrow()
  expect(() => openDetails(key, 'cause:2', sealed)).toThrow()
})

it('notices every changed bit and every cut', () => {
  const sealed = sealDetails(key, 'cause:1', details)
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => openDetails(key, 'cause:1', changed)).toThrow()
    expect(() => openDetails(key, 'cause:1', sealed.subarray(0, index))).toThrow()
  }
})
