import type { TagChoice } from '@mixed-zone/contract/schemas/studio/post-facts'
import { describe, expect, it } from 'vitest'
import { findNameCandidates, isNamed, onlyPlayer, tagsNamed } from './names-in-text.ts'

const player = (id: string, name: string): TagChoice => ({ id, textId: id, kind: 'player', name, teamId: '1' })

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
  })
})

describe('tagsNamed', () => {
  it('offers a topic only if its whole name stands in the text, beside the player', () => {
    const topic: TagChoice = { id: '5', textId: 'derbi', kind: 'topic', name: 'Derbi de los Faros', teamId: null }
    const rueda = player('6', 'Inés Rueda')
    expect(tagsNamed('El Derbi de los Faros, de Rueda', 'Rueda', [topic, rueda])).toEqual([topic, rueda])
    expect(tagsNamed('El Derbi de Rueda', 'Derbi', [topic])).toEqual([])
  })
})
