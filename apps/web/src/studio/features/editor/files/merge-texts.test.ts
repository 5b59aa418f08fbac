import type { AssetTexts } from '@mixed-zone/contract/schemas/studio/post-facts'
import { describe, expect, it } from 'vitest'
import { mergeTexts, setText } from './merge-texts.ts'

const empty = { es: '', en: '', pt: '' }
const base: AssetTexts = {
  captions: { es: 'Gol', en: 'Goal', pt: 'Golo' },
  alternatives: empty,
  credit: 'League',
  rights: null,
  rightsUntil: null,
}

describe('mergeTexts', () => {
  it('keeps what each has changed in different texts', () => {
    const mine = setText(base, 'captions.es', 'Gol de Rueda')
    const theirs = setText(base, 'credit', 'Inés')
    const merged = setText(mine, 'credit', 'Inés')
    expect(mergeTexts({ base, mine, theirs })).toEqual({ mine: merged, theirs: merged, contested: [] })
  })

  it('contests a text that both have changed, and keeps the others', () => {
    const mine = setText(setText(base, 'captions.es', 'Gol de Rueda'), 'alternatives.en', 'A player')
    const theirs = setText(base, 'captions.es', 'Gol de Gálvez')
    expect(mergeTexts({ base, mine, theirs })).toEqual({
      mine,
      theirs: setText(theirs, 'alternatives.en', 'A player'),
      contested: ['captions.es'],
    })
  })

  it('contests nothing if both have written the same but for spaces', () => {
    const mine = setText(base, 'captions.es', 'Gol de Rueda ')
    const theirs = setText(base, 'captions.es', 'Gol de Rueda')
    expect(mergeTexts({ base, mine, theirs }).contested).toEqual([])
  })
})
