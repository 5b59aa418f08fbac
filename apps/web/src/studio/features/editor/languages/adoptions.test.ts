import { describe, expect, it } from 'vitest'
import { listAdoptions } from './adoptions.ts'

interface Texts {
  readonly before: string
  readonly after: string
  readonly translation: string
}

/** What the translation reads after each of them. */
function adopt({ before, after, translation }: Texts): string[] {
  const change = { field: 'body', before, after, reviewedIndex: 0, currentIndex: 0 } as const
  return listAdoptions(change, translation).map(
    ({ from, to, offset }) => translation.slice(0, offset) + to + translation.slice(offset + from.length),
  )
}

describe('listAdoptions', () => {
  it.each([
    ['a number', 'en el minuto 93 (2–1).', 'en el minuto 94 (2–1).', 'in minute 93 (2–1).', 'in minute 94 (2–1).'],
    ['a result in brackets', 'ganó (2–1).', 'ganó (3–1).', 'won (2–1)!', 'won (3–1)!'],
    ['a surname', 'Un gol de Rueda.', 'Un gol de Saldaña.', 'A goal by Rueda, late.', 'A goal by Saldaña, late.'],
    [
      'a whole name',
      'marcó Inés Rueda ayer',
      'marcó Ana de la Fuente ayer',
      'Inés Rueda scored',
      'Ana de la Fuente scored',
    ],
    ['a number with separators', 'ante 41.208 personas', 'ante 41.310 personas', 'a 41,208 crowd', 'a 41,310 crowd'],
  ])('offers %s', (_what, before, after, translation, adopted) => {
    expect(adopt({ before, after, translation })).toEqual([adopted])
  })

  it.each([
    ['a number that is written as a word', 'a 2 puntos', 'a 1 punto', 'two points away'],
    ['a number inside another one', 'a 12 metros', 'a 15 metros', '12.500 people in 312 seats at 12,5 degrees'],
    ['another word', 'Un disparo lejano', 'Un tiro lejano', 'Un disparo lejano'],
    ['a name that became a word', 'gol de Rueda', 'gol de penalti', 'a goal by Rueda'],
    ['a name that the translation has more often', 'gol de Rueda', 'gol de Gil', 'Rueda scored. Rueda!'],
    ['a mark alone', 'gol de Rueda.', 'gol de Rueda!', 'a goal by Rueda.'],
  ])('does not offer %s', (_what, before, after, translation) => {
    expect(adopt({ before, after, translation })).toEqual([])
  })

  it('replaces the one at the same place', () => {
    const texts = { before: 'Rueda pasa y marca Rueda', after: 'Rueda pasa y marca Gil' }
    expect(adopt({ ...texts, translation: 'Rueda passes, Rueda scores' })).toEqual(['Rueda passes, Gil scores'])
  })

  it('counts each as reviewed on its own', () => {
    const change = { field: 'body', before: 'Rueda, 93', after: 'Gil, 94', reviewedIndex: 0, currentIndex: 0 } as const
    expect(listAdoptions(change, '93: Rueda').map(({ accepted }) => accepted)).toEqual([])
    const apart = { ...change, before: 'Rueda marca en el 93', after: 'Gil marca en el 94' }
    expect(listAdoptions(apart, '93: Rueda').map(({ accepted }) => accepted)).toEqual([
      'Gil marca en el 93',
      'Rueda marca en el 94',
    ])
  })

  it('offers nothing for a passage that was added or removed', () => {
    const change = { field: 'body', before: null, after: 'Rueda', reviewedIndex: 0, currentIndex: 0 } as const
    expect(listAdoptions(change, 'Rueda')).toEqual([])
    expect(listAdoptions({ ...change, before: 'Rueda', after: null }, 'Rueda')).toEqual([])
  })
})
