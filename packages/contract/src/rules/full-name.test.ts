import { describe, expect, it } from 'vitest'
import { fullName, fullNameOrNull } from './full-name.ts'

describe('fullName', () => {
  it('joins both names, without the space of a missing one', () => {
    expect(fullName({ firstName: 'Marta', surnames: 'Ibáñez' })).toBe('Marta Ibáñez')
    expect(fullName({ firstName: 'Redacción', surnames: '' })).toBe('Redacción')
    expect(fullName({ firstName: null, surnames: null })).toBe('')
  })
})

describe('fullNameOrNull', () => {
  it('is null for a deleted account', () => {
    expect(fullNameOrNull({ firstName: 'Marta', surnames: 'Ibáñez' })).toBe('Marta Ibáñez')
    expect(fullNameOrNull({ firstName: null, surnames: null })).toBeNull()
  })
})
