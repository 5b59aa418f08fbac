import type { ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'
import { describe, expect, it } from 'vitest'
import { matchCrests } from './crest-files.ts'

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

const file = (name: string, { size = 1_000, type = 'image/png' } = {}) => ({ name, size, type })

describe('matchCrests', () => {
  it.each(['Atlético Brisa.png', 'atletico-brisa.svg', 'brisa.webp', 'BRI.jpg', 'club-1.png'])(
    'finds the club of %s',
    (name) => {
      const { crests, unknown } = matchCrests([file(name)], CLUBS)
      expect(crests.map(({ club }) => club.id)).toEqual(['1'])
      expect(unknown).toEqual([])
    },
  )

  it('prefers the name of a club to the short name of another', () => {
    const clubs = [aClub('3', 'Real Faro'), aClub('4', 'Faro Sur', { shortName: 'Real Faro' })]
    expect(matchCrests([file('real-faro.png')], clubs).crests.map(({ club }) => club.id)).toEqual(['3'])
  })

  it('names what it cannot use', () => {
    const files = [file('Faro Sur.png'), file('Monteluna.png'), file('brisa.png', { size: 600 * 1024 })]
    const { crests, unknown, tooLarge } = matchCrests(files, CLUBS)
    expect(crests.map(({ club }) => club.id)).toEqual(['2'])
    expect(unknown.map(({ name }) => name)).toEqual(['Monteluna.png'])
    expect(tooLarge.map(({ name }) => name)).toEqual(['brisa.png'])
  })

  it.each(['image/gif', 'image/heic', 'image/tiff', 'application/pdf', ''])('does not support %j', (type) => {
    const { crests, unknown, tooLarge, unsupported } = matchCrests([file('brisa', { type, size: 600 * 1024 })], CLUBS)
    expect([crests, unknown, tooLarge]).toEqual([[], [], []])
    expect(unsupported.map(({ name }) => name)).toEqual(['brisa'])
  })

  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'])('supports %s', (type) => {
    expect(matchCrests([file('brisa', { type })], CLUBS)).toMatchObject({ crests: [{}], unsupported: [] })
  })

  it('gives usable files of any name to the owner', () => {
    const files = [file('scan.png'), file('brisa.gif', { type: 'image/gif' }), file('a.png', { size: 600 * 1024 })]
    const { crests, unknown, tooLarge, unsupported } = matchCrests(files, CLUBS, CLUBS[1])
    expect(crests.map(({ club, file: { name } }) => [club.id, name])).toEqual([['2', 'scan.png']])
    expect([unknown, tooLarge, unsupported].map((list) => list.map(({ name }) => name))).toEqual([
      [],
      ['a.png'],
      ['brisa.gif'],
    ])
  })

  it('takes the last of several files for one club', () => {
    const { crests } = matchCrests([file('brisa.png'), file('bri.svg')], CLUBS)
    expect(crests.map(({ file: { name } }) => name)).toEqual(['bri.svg'])
  })
})
