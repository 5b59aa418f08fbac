import { describe, expect, it } from 'vitest'
import { clubResponse } from '../../features/terms/terms.fixture.ts'
import { readPastedCsv } from '../../shared/csv/csv-file.ts'
import { CLUB_FORMAT, planClubs } from './club-file.ts'

function plan(...lines: readonly string[]) {
  const file = readPastedCsv(lines.join('\n'), 'clubs.csv', CLUB_FORMAT)
  if (typeof file === 'string') throw new Error(file)
  return planClubs(file, [clubResponse()])
}

describe('planClubs', () => {
  it.each([
    'Club;Short name;Code;Main colour;Second colour;Stadium',
    'Nombre;Nombre corto;Código;Color principal;Color secundario;Estadio',
    'Clube;Nome curto;Sigla;Cor principal;Cor secundária;Estádio',
  ])('recognises %s', (headings) => {
    const [club] = plan(headings, 'Faro Sur;Faro;far;#F0B020;111;Los Faros')
    expect(club).toMatchObject({ line: 2, state: 'new' })
    expect(club?.fields).toMatchObject({
      name: 'Faro Sur',
      shortName: 'Faro',
      code: 'FAR',
      mainColour: '#f0b020',
      secondColour: '#111111',
      stadium: 'Los Faros',
    })
  })

  it('needs only a name', () => {
    const [club] = plan('Club;Code', 'Faro Sur;')
    expect(club?.fields).toMatchObject({ shortName: 'Faro Sur', code: '', mainColour: '#0a57a6' })
  })

  it('leaves out clubs that exist, repeat or are wrong', () => {
    const lines = ['Real Almenara;;', 'Faro Sur;;', 'faro sur;;', ';FAR;', 'Brisa;TOOLONG;', 'Ribeira;;teal']
    expect(plan('Club;Code;Colour', ...lines).map(({ line, state, wrongField }) => [line, state, wrongField])).toEqual([
      [2, 'known', null],
      [3, 'new', null],
      [4, 'repeated', null],
      [5, 'wrong', 'name'],
      [6, 'wrong', 'code'],
      [7, 'wrong', 'mainColour'],
    ])
  })
})
