import { describe, expect, it } from 'vitest'
import { readAddresses } from './invitations.ts'

const read = (text: string) => readAddresses(text, [], 'pt')

describe('readAddresses', () => {
  it.each([
    'j.valente@liga.test, j.serrat@liga.test',
    'j.valente@liga.test\nj.serrat@liga.test;',
    '"J" <j.valente@liga.test>; j.serrat@liga.test J.Serrat@liga.test',
  ])('reads %j', (text) => {
    expect(read(text).invitations.map(({ email }) => email)).toEqual(['j.valente@liga.test', 'j.serrat@liga.test'])
  })

  it('guesses the name from the address', () => {
    const [first] = read('joana.valente-costa@liga.test').invitations
    expect(first).toMatchObject({ name: 'Joana', surnames: 'Valente Costa', role: 'editor', comunicationsLocale: 'pt' })
    expect(read('press2@liga.test').invitations).toMatchObject([{ name: 'Press2', surnames: '' }])
  })

  it('returns what is no address', () => {
    const { invitations, rest } = read('ana@liga.test nobody ana@')
    expect(invitations).toHaveLength(1)
    expect(rest).toEqual(['nobody', 'ana@'])
  })

  it('leaves out what is planned already', () => {
    const { invitations } = read('ana@liga.test')
    expect(readAddresses('ANA@liga.test bea@liga.test', invitations, 'es').invitations).toMatchObject([
      { email: 'bea@liga.test' },
    ])
  })
})
