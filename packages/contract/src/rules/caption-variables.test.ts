import { describe, expect, it } from 'vitest'
import type { CaptionContext } from '../schemas/studio/files.ts'
import { hasCaptionVariables, resolveCaption } from './caption-variables.ts'

const CONTEXT: CaptionContext = {
  squad: [],
  players: [
    { id: '9', name: 'Alma Reguera', teamId: '1' },
    { id: '10', name: 'Benicio Angulo', teamId: '2' },
  ],
  teams: [
    { id: '1', name: 'Cantera FC' },
    { id: '2', name: 'Nortada' },
  ],
  match: {
    homeTeamId: '1',
    awayTeamId: '2',
    names: { es: 'Cantera–Nortada', en: 'Cantera v Nortada', pt: 'Cantera–Nortada' },
    stadium: 'El Tajo',
    dates: { es: '15 de noviembre de 2026', en: '15 November 2026', pt: '15 de novembro de 2026' },
  },
}

const resolve = (text: string, file = { players: ['9'], minute: 93 as number | null }) =>
  resolveCaption(text, { locale: 'en', file, context: CONTEXT })

describe('resolveCaption', () => {
  it('replaces every variable with its value', () => {
    expect(
      resolve('{player}, {team}, scores against {opponent} in minute {minute} of {match} at {stadium}, {date}.'),
    ).toEqual({
      text: 'Alma Reguera, Cantera FC, scores against Nortada in minute 93 of Cantera v Nortada at El Tajo, 15 November 2026.',
      missing: [],
    })
  })

  it('understands the names of all languages and resolves in the language of the column', () => {
    const place = { locale: 'es', file: { players: ['9'], minute: 1 }, context: CONTEXT } as const
    expect(resolveCaption('{jogador} en el {match}', place).text).toBe('Alma Reguera en el Cantera–Nortada')
  })

  it('lists several players and takes the club of the first one', () => {
    const { text } = resolve('{player} ({team})', { players: ['9', '10'], minute: null })
    expect(text).toBe('Alma Reguera and Benicio Angulo (Cantera FC)')
  })

  it('leaves a variable without a value out with its comma, and names it', () => {
    const nobody = { players: [], minute: null }
    expect(resolve('{player}, {team}, during {match}.', nobody)).toEqual({
      text: 'during Cantera v Nortada.',
      missing: ['player', 'team'],
    })
    expect(resolve('A fan, {player}.', nobody).text).toBe('A fan.')
  })

  it('keeps other words in braces', () => {
    expect(resolve('{something} {player}').text).toBe('{something} Alma Reguera')
    expect(hasCaptionVariables('{something}')).toBe(false)
    expect(hasCaptionVariables('a {Jugador}')).toBe(true)
  })
})
