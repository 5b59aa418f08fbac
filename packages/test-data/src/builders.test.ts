import { unmetPasswordParts } from '@mixed-zone/contract/rules/password'
import { slug } from '@mixed-zone/contract/rules/slug'
import { describe, expect, it } from 'vitest'
import { anAsset } from './assets.ts'
import { aFixture, aMatchday, aMatchdayTag } from './matchdays.ts'
import { BUILT_AT } from './moment.ts'
import { aPerson, TEST_PASSWORD } from './people.ts'
import { aPost, aTranslation } from './posts.ts'
import { aCategory, aSection, aTag, aTeam } from './taxonomy.ts'

describe('builders', () => {
  it('return unique keys', () => {
    const keys = Array.from({ length: 50 }, () => [
      aPerson().email,
      aPerson().unsubscribeCode,
      aSection().textId,
      aTeam().textId,
      aCategory().textId,
      aTag().textId,
      aMatchdayTag().textId,
    ]).flat()
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('return text ids that are valid in URLs', () => {
    const textIds = [aSection(), aTeam(), aCategory(), aTag(), aMatchdayTag()].map(({ textId }) => textId)
    expect(textIds.map(slug)).toEqual(textIds)
  })

  it('accept overrides', () => {
    expect(aPerson({ role: 'editor', state: 'suspended' })).toMatchObject({ role: 'editor', state: 'suspended' })
    expect(aPost({ state: 'draft', publishedAt: null })).toMatchObject({ state: 'draft', publishedAt: null })
    expect(aTranslation({ locale: 'pt' }).title).toContain('(pt)')
    expect(aMatchday({ tagId: 7, number: 12 })).toMatchObject({ tagId: 7, number: 12 })
    expect(anAsset({ postId: 3, fileId: 4 })).toMatchObject({ postId: 3, fileId: 4, kind: 'image' })
    expect(aFixture({ matchdayId: 1, homeTeamId: 2, awayTeamId: 3 }).state).toBe('scheduled')
  })

  it('build a published post', () => {
    expect(aPost().publishedAt?.getTime()).toBeLessThan(BUILT_AT.getTime())
  })

  it('have a password that meets the rule', () => {
    expect(unmetPasswordParts(TEST_PASSWORD)).toEqual([])
  })
})
