import { describe, expect, it } from 'vitest'
import { isPasswordPart, passwordLength, unmetPasswordParts } from './password.ts'

describe('unmetPasswordParts', () => {
  it.each([
    ['Press-Box-2026', []],
    ['', ['upper', 'lower', 'number', 'special', 'min-length']],
    ['press-box-2026', ['upper']],
    ['PRESS-BOX-2026', ['lower']],
    ['Press-Box-Match', ['number']],
    ['PressBox2026', ['special']],
    ['Pre-ss1', ['min-length']],
    ['Pre-ss12', []],
    ['Press Box 2026', []],
    ['Ñandú—dos2', []],
    ['Ωμέγα٣٤€', []],
    ['密码密码密码密码', ['upper', 'lower', 'number', 'special']],
    ['Aa1😀😀😀😀😀', []],
    ['Aa1😀😀😀😀', ['min-length']],
    ['Abcdefg1\u0000', ['special']],
    ['Abcdefg1\u0301', ['special']],
  ])('of %j are %j', (password, unmet) => {
    expect(unmetPasswordParts(password)).toEqual(unmet)
  })

  it('counts code points up to 128', () => {
    const longest = `Aa1-${'😀'.repeat(124)}`
    expect(passwordLength(longest)).toBe(128)
    expect(unmetPasswordParts(longest)).toEqual([])
    expect(unmetPasswordParts(`${longest}a`)).toEqual(['max-length'])
  })

  it('reports every unmet part', () => {
    expect(unmetPasswordParts('a')).toEqual(['upper', 'number', 'special', 'min-length'])
  })
})

describe('isPasswordPart', () => {
  it.each([
    ['upper', true],
    ['max-length', true],
    ['length', false],
    [undefined, false],
  ])('%j: %j', (value, is) => {
    expect(isPasswordPart(value)).toBe(is)
  })
})
