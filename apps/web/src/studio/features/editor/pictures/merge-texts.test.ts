import type { AssetTexts } from '@mixed-zone/contract/schemas/studio/post-facts'
import { describe, expect, it } from 'vitest'
import { applyTexts, changesOf, mergeTexts, setText } from './merge-texts.ts'

const empty = { es: '', en: '', pt: '' }
const base: AssetTexts = {
  captions: { es: 'Gol', en: 'Goal', pt: 'Golo' },
  alternatives: empty,
  credit: 'League',
  rights: null,
  rightsUntil: null,
}

describe('changesOf', () => {
  it('has the texts that differ but for spaces, which applyTexts puts back', () => {
    const changed = setText(setText(base, 'captions.es', ' Gol'), 'credit', 'Inés')
    expect(changesOf(base, changed)).toEqual({ credit: 'Inés' })
    expect(applyTexts(base, { credit: 'Inés' })).toEqual(setText(base, 'credit', 'Inés'))
  })
})

describe('mergeTexts', () => {
  it('keeps what each has changed in different texts', () => {
    const theirs = setText(base, 'credit', 'Inés')
    const merged = setText(theirs, 'captions.es', 'Gol de Rueda')
    expect(mergeTexts({ base, changes: { 'captions.es': 'Gol de Rueda' }, theirs })).toEqual({
      mine: merged,
      theirs: merged,
      contested: [],
    })
  })

  it('contests a text that both have changed, and keeps the others', () => {
    const changes = { 'captions.es': 'Gol de Rueda', 'alternatives.en': 'A player' }
    const theirs = setText(base, 'captions.es', 'Gol de Gálvez')
    expect(mergeTexts({ base, changes, theirs })).toEqual({
      mine: applyTexts(base, changes),
      theirs: setText(theirs, 'alternatives.en', 'A player'),
      contested: ['captions.es'],
    })
  })

  it('contests nothing if both have written the same but for spaces', () => {
    const theirs = setText(base, 'captions.es', 'Gol de Rueda')
    expect(mergeTexts({ base, changes: { 'captions.es': 'Gol de Rueda ' }, theirs }).contested).toEqual([])
  })

  it('contests everything that differs if nobody knows what both started from', () => {
    const changes = { 'captions.es': 'Gol de Rueda', credit: 'League' }
    expect(mergeTexts({ base: null, changes, theirs: base }).contested).toEqual(['captions.es'])
  })
})
