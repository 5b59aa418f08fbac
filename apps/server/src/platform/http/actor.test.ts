import { describe, expect, it } from 'vitest'
import { type Actor, mayUseStudio } from './actor.ts'

const EDITOR: Actor = {
  personId: 1,
  sessionId: 1,
  fileHandle: 'handle',
  firstName: 'Ana',
  role: 'editor',
  permissions: new Set(['posts']),
  isStaff: true,
  seesEmbargoed: true,
  mustChangePassword: false,
  mustAcceptTerms: false,
  mustSetUpCode: false,
  isConfirmed: false,
}

describe('mayUseStudio', () => {
  it('needs the permission', () => {
    expect(mayUseStudio(EDITOR, 'posts')).toBe(true)
    expect(mayUseStudio(EDITOR, 'users')).toBe(false)
    expect(mayUseStudio(null, 'posts')).toBe(false)
  })

  it.each(['mustChangePassword', 'mustAcceptTerms', 'mustSetUpCode'] as const)(
    'is false while the person %s',
    (duty) => {
      expect(mayUseStudio({ ...EDITOR, [duty]: true }, 'posts')).toBe(false)
    },
  )
})
