import type { AssetTexts, StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { describe, expect, it } from 'vitest'
import { studioAssetResponse } from '../editor.fixture.ts'
import { addCameraTexts, applyTexts, changesOf, mergeTexts, setText } from './merge-texts.ts'

const empty = { es: '', en: '', pt: '' }
const base: AssetTexts = {
  captions: { es: 'Gol', en: 'Goal', pt: 'Golo' },
  alternatives: empty,
  credit: 'League',
  rights: null,
  rightsUntil: null,
}

const stored = (texts: AssetTexts, fromCamera: StudioAsset['fromCamera'] = []) =>
  studioAssetResponse({ ...texts, fromCamera })

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
    expect(mergeTexts({ base, changes: { 'captions.es': 'Gol de Rueda' }, stored: stored(theirs) })).toEqual({
      mergedWithMine: merged,
      mergedWithTheirs: merged,
      contested: [],
    })
  })

  it('contests a text that both have changed, and keeps the others', () => {
    const changes = { 'captions.es': 'Gol de Rueda', 'alternatives.en': 'A player' }
    const theirs = setText(base, 'captions.es', 'Gol de Gálvez')
    expect(mergeTexts({ base, changes, stored: stored(theirs) })).toEqual({
      mergedWithMine: applyTexts(base, changes),
      mergedWithTheirs: setText(theirs, 'alternatives.en', 'A player'),
      contested: ['captions.es'],
    })
  })

  it('contests nothing if both have written the same but for spaces', () => {
    const theirs = setText(base, 'captions.es', 'Gol de Rueda')
    expect(mergeTexts({ base, changes: { 'captions.es': 'Gol de Rueda ' }, stored: stored(theirs) }).contested).toEqual(
      [],
    )
  })

  it('contests everything that differs if nobody knows what both started from', () => {
    const changes = { 'captions.es': 'Gol de Rueda', credit: 'League' }
    expect(mergeTexts({ base: null, changes, stored: stored(base) }).contested).toEqual(['captions.es'])
  })

  it('contests no text that is as the camera wrote it', () => {
    const changes = { 'captions.es': 'Gol de Rueda' }
    for (const known of [setText(base, 'captions.es', ''), null]) {
      expect(mergeTexts({ base: known, changes, stored: stored(base, ['es']) })).toMatchObject({
        mergedWithMine: applyTexts(base, changes),
        contested: [],
      })
    }
  })
})

describe('addCameraTexts', () => {
  const without = { ...base, captions: empty, credit: '' }
  const read = stored(base, ['es', 'en', 'credit'])

  it('fills what is empty and was so before', () => {
    const typed = setText(without, 'captions.en', 'Ours')
    const filled = setText(setText(typed, 'captions.es', 'Gol'), 'credit', 'League')
    expect(addCameraTexts(typed, without, read)).toEqual(filled)
  })

  it('leaves empty what somebody has just deleted', () => {
    expect(addCameraTexts(without, base, read)).toEqual(without)
  })
})
