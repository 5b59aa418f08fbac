import { describe, expect, it } from 'vitest'
import { drawInitialsCrest } from './initials-crest.ts'

const CLUB = { shortName: 'Faro Sur', code: '', mainColour: '#0a57a6', secondColour: '#ffffff' }

const lettersIn = (svg: string) => /<text[^>]*>(.*)<\/text>/.exec(svg)?.[1]

describe('drawInitialsCrest', () => {
  it.each([
    [{ code: 'FAR' }, 'FAR'],
    [{ code: 'FARO' }, 'FAR'],
    [{}, 'FS'],
    [{ shortName: 'Atlético' }, 'ATL'],
    [{ shortName: 'Real <b>Unión & Paz' }, 'RBU'],
    [{ shortName: '—' }, ''],
  ])('shows the letters of %o', (change, letters) => {
    expect(lettersIn(drawInitialsCrest({ ...CLUB, ...change }))).toBe(letters)
  })

  it.each([
    [{ mainColour: '#0a57a6', secondColour: '#ffffff' }, '#ffffff'],
    [{ mainColour: '#0a57a6', secondColour: '#0a3c86' }, '#ffffff'],
    [{ mainColour: '#f0b020', secondColour: '#ffe9a0' }, '#000000'],
  ])('is readable on %o', (change, colour) => {
    expect(drawInitialsCrest({ ...CLUB, ...change })).toContain(`text-anchor="middle" fill="${colour}"`)
  })
})
