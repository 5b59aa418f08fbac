import type { TagMatch } from '@mixed-zone/contract/schemas/studio/post-facts'
import { describe, expect, it } from 'vitest'
import { tagMatchResponse } from '../../../shared/publish/posts.fixture.ts'
import { findNameCandidates, isNamed, onlyPlayer, tagsNamed } from './names-in-text.ts'

const player = (id: string, name: string, names: Partial<TagMatch['names']> = {}) =>
  tagMatchResponse({ id, name, names: { es: name, en: name, pt: name, ...names } })

describe('findNameCandidates', () => {
  it('finds words with capitals, with particles, each once', () => {
    expect(findNameCandidates('Gol de Martín Rueda. Celebró Iker de la Peña con Rueda.')).toEqual([
      'Gol de Martín Rueda',
      'Martín Rueda',
      'Rueda',
      'Celebró Iker de la Peña',
      'Iker de la Peña',
      'Peña',
    ])
  })

  it('stops at the number of searches that are sent at once', () => {
    const names = Array.from(
      { length: 50 },
      (_, index) => `Name${'abcdefghij'[index % 10]}${'klmno'[Math.floor(index / 10)]}.`,
    )
    expect(findNameCandidates(names.join(' '))).toHaveLength(30)
  })
})

describe('isNamed', () => {
  it('finds whole names without regard to accents', () => {
    expect(isNamed('Gana el Almenara.', 'Almenara')).toBe(true)
    expect(isNamed('Gana el ALMENARA', 'Almenará')).toBe(true)
    expect(isNamed('Los almenarenses', 'Almenara')).toBe(false)
  })
})

describe('onlyPlayer', () => {
  it('offers a player by the surname if nobody else has it', () => {
    const olmo = player('1', 'Olmo Gálvez')
    expect(onlyPlayer('Galvez', [olmo])).toEqual([olmo])
    expect(onlyPlayer('Galvez', [olmo, player('2', 'Ana Gálvez')])).toEqual([])
    expect(onlyPlayer('Gal', [olmo])).toEqual([])
    const yashin = player('3', 'Lev Yashin', { es: 'Liev Yashin' })
    expect(onlyPlayer('Liev Yashin', [yashin])).toEqual([yashin])
  })
})

describe('tagsNamed', () => {
  it('offers a topic only if its whole name stands in the text, beside the player', () => {
    const topic = tagMatchResponse({ id: '5', kind: 'topic', name: 'Derbi de los Faros' })
    const rueda = player('6', 'Inés Rueda')
    expect(tagsNamed('El Derbi de los Faros, de Rueda', 'Rueda', [topic, rueda])).toEqual([topic, rueda])
    expect(tagsNamed('El Derbi de Rueda', 'Derbi', [topic])).toEqual([])
  })

  it('offers a topic that is named in another language than the one it is shown in', () => {
    const names = { es: 'Derbi de los Faros', en: 'Lighthouse derby', pt: 'Dérbi dos Faróis' }
    const topic = tagMatchResponse({ id: '5', kind: 'topic', name: names.en, names })
    expect(tagsNamed('El Derbi de los Faros', 'Derbi de los Faros', [topic])).toEqual([topic])
  })
})
