import { unmetPasswordParts } from '@mixed-zone/contract/rules/password'
import { describe, expect, it } from 'vitest'
import { findPasswordProblem } from './password-policy.ts'

const owner = {
  email: 'jperez@medium.test',
  firstName: 'José',
  surnames: "Pérez O'Brien",
  leagueName: 'Liga Meridiana',
}

describe('findPasswordProblem', () => {
  it.each([
    'P@ssw0rd',
    'P@SSW0rd',
    '!QAZ2wsx',
    'Password1!',
    'Password123!',
    'pAssw0rd2024!',
    'Qwerty123!',
    'Welcome1!',
    'Admin@123',
    'Abc123!@#',
    'Contraseña1!',
    'Verano2026!',
  ])('rejects the common password %s', (password) => {
    expect(findPasswordProblem(password, owner)).toBe('common-password')
  })

  it.each([
    ['Mixed-Zone-77', 'the product'],
    ['mIXEDzone!77', 'the product in one word'],
    ['Jose-Stadium-77', 'the first name without its accent'],
    ['xx-PÉREZ-77', 'a surname'],
    ['J.Perez!77777', 'the name of the mailbox'],
    ['Brien-is-4-Ever', 'a part of a surname'],
    ['LigaMeridiana!7', 'the league'],
    ['Viva-Meridiana-7', 'the distinctive word of the league'],
  ])('rejects %s: %s', (password) => {
    expect(findPasswordProblem(password, owner)).toBe('password-with-name')
  })

  it.each([
    'Press-Box-2026',
    'Obligado-2026!',
    'Corner-flag-90+4',
    'Ñandú⚽️-2026-África',
    'correct Horse 7 battery!',
    'X1!'.repeat(40),
  ])('accepts %s', (password) => {
    expect(findPasswordProblem(password, owner)).toBeNull()
  })

  it('finds names in any script', () => {
    const wang = { email: 'w@medium.test', firstName: '王小明', surnames: 'محمد', leagueName: 'الدوري' }
    expect(findPasswordProblem('Abc-王小明-77', wang)).toBe('password-with-name')
    expect(findPasswordProblem('Abc-محمد-777', wang)).toBe('password-with-name')
  })

  it('ignores names of two letters', () => {
    expect(
      findPasswordProblem('Stadium-Light-77', { email: 'l@x.test', firstName: 'Li', surnames: 'Um', leagueName: 'Um' }),
    ).toBeNull()
  })

  it('checks the longest password without exponential backtracking, which would exceed the timeout', () => {
    expect(findPasswordProblem(`Aa1!${'password1'.repeat(14)}`.slice(0, 128), owner)).toBeNull()
  })

  it('lists only passwords that meet the rule', () => {
    expect(unmetPasswordParts('P@ssw0rd')).toEqual([])
  })
})
