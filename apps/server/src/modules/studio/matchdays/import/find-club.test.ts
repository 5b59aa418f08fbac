import { describe, expect, it } from 'vitest'
import { createClubFinder } from './find-club.ts'

const club = (id: number, name: string, shortName: string, ...aliases: readonly string[]) => ({
  id,
  name,
  shortName,
  textId: shortName.toLowerCase().replaceAll(' ', '-'),
  aliases,
})

const find = createClubFinder([
  club(1, 'Atlético Brisa', 'Brisa'),
  club(2, 'Estrela do Mar', 'Estrela'),
  club(3, 'CD Roca Alta', 'Roca Alta'),
  club(4, 'Ribeira FC', 'Ribeira', 'sporting-douro', 'brisa'),
])

const idOf = (text: string) => {
  const found = find(text)
  return found.kind === 'none' ? null : { kind: found.kind, id: found.club.id }
}

describe('createClubFinder', () => {
  it.each([
    ['Atlético Brisa', 1],
    ['ATLETICO  BRISA', 1],
    ['brisa', 1],
    ['Roca-Alta', 3],
    ['Sporting Douro', 4],
  ])('knows %s', (text, id) => {
    expect(idOf(text)).toEqual({ kind: 'exact', id })
  })

  it.each([
    ['Atl. Brisa', 1],
    ['Estrela do Marr', 2],
    ['CD Roca Alt', 3],
  ])('takes %s for the club with a similar name', (text, id) => {
    expect(idOf(text)).toEqual({ kind: 'similar', id })
  })

  it('suggests a club that is less similar', () => {
    expect(find('Estrella')).toMatchObject({ kind: 'none', suggestion: { id: 2 } })
    expect(find('Ribera FC')).toMatchObject({ kind: 'none', suggestion: { id: 4 } })
    expect(find('Juventus')).toEqual({ kind: 'none', suggestion: null })
  })
})
