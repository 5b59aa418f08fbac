import type { ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'
import { describe, expect, it } from 'vitest'
import { sortCrests } from './crest-files.ts'

function aClub(id: string, name: string, { code = '', shortName = name } = {}): ListedTerm {
  const club = { shortName, code, city: '', stadium: '', coach: '', mainColour: '#000000', secondColour: '#ffffff' }
  return {
    id,
    kind: 'teams',
    textId: `club-${id}`,
    names: { es: name, en: name, pt: name },
    posts: 0,
    lastPostAt: null,
    version: 1,
    club: { ...club, contact: null, crest: null, players: 0 },
    player: null,
    section: null,
  }
}

const CLUBS = [aClub('1', 'Atlético Brisa', { shortName: 'Brisa', code: 'BRI' }), aClub('2', 'Faro Sur')]

const file = (name: string, size = 1_000) => ({ name, size })

describe('sortCrests', () => {
  it.each(['Atlético Brisa.png', 'atletico-brisa.svg', 'brisa.webp', 'BRI.jpg', 'club-1.png'])(
    'finds the club of %s',
    (name) => {
      const { crests, unknown } = sortCrests([file(name)], CLUBS)
      expect(crests.map(({ club }) => club.id)).toEqual(['1'])
      expect(unknown).toEqual([])
    },
  )

  it('prefers the name of a club to the short name of another', () => {
    const clubs = [aClub('3', 'Real Faro'), aClub('4', 'Faro Sur', { shortName: 'Real Faro' })]
    expect(sortCrests([file('real-faro.png')], clubs).crests.map(({ club }) => club.id)).toEqual(['3'])
  })

  it('names what it cannot use', () => {
    const files = [file('Faro Sur.png'), file('Monteluna.png'), file('brisa.png', 600 * 1024)]
    const { crests, unknown, tooLarge } = sortCrests(files, CLUBS)
    expect(crests.map(({ club }) => club.id)).toEqual(['2'])
    expect(unknown.map(({ name }) => name)).toEqual(['Monteluna.png'])
    expect(tooLarge.map(({ name }) => name)).toEqual(['brisa.png'])
  })

  it('takes the last of several files for one club', () => {
    const { crests } = sortCrests([file('brisa.png'), file('bri.svg')], CLUBS)
    expect(crests.map(({ file: { name } }) => name)).toEqual(['bri.svg'])
  })
})
