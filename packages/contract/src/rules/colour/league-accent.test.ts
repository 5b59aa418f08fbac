import { describe, expect, it } from 'vitest'
import { contrast, minContrast } from './contrast.ts'
import { describeAccent, GROUNDS, leagueAccent } from './league-accent.ts'
import { toOklch } from './oklch.ts'
import { parseHex } from './srgb.ts'

const MUTED = { light: '#535e72', dark: '#9ba8bf' }
const INK = { light: '#0b1324', dark: '#eef2f9' }

/** Every hue in several lightnesses, plus black and white. */
function manyColours(): string[] {
  const levels = ['00', '33', '66', '99', 'cc', 'ff']
  return levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)))
}

function accentOf(hex: string) {
  const accent = leagueAccent(hex)
  if (accent === null) throw new Error(`${hex} is no colour`)
  return accent
}

function hueDegrees(hex: string): number {
  const parsed = parseHex(hex)
  if (parsed === null) throw new Error(`${hex} is no colour`)
  return (toOklch(parsed).hue * 180) / Math.PI
}

describe('leagueAccent', () => {
  // An accent takes milliseconds: compute those of all colours once for all tests.
  const accents = manyColours().map((hex) => ({ hex, accent: accentOf(hex) }))

  it.each(['light', 'dark'] as const)(
    'meets the contrast of every pair in the %s theme, whatever the colour',
    (theme) => {
      const failures = accents.flatMap(({ hex, accent }) => {
        const tokens = accent[theme]
        const measured: [string, number, number][] = [
          ['onAccent on accent', contrast(tokens.onAccent, tokens.accent), 4.5],
          ['accentText', minContrast(tokens.accentText, [...GROUNDS[theme], tokens.accentTint]), 4.5],
          ['accentEdge', minContrast(tokens.accentEdge, GROUNDS[theme]), 3],
          ['focus', minContrast(tokens.focus, GROUNDS[theme]), 3],
          ['ink and muted on tint and wash', minContrast(MUTED[theme], [tokens.accentTint, tokens.accentWash]), 4.5],
          ['ink on tint and wash', minContrast(INK[theme], [tokens.accentTint, tokens.accentWash]), 4.5],
        ]
        return measured.filter(([, found, needed]) => found < needed).map(([name, found]) => `${hex} ${name} ${found}`)
      })
      expect(failures).toEqual([])
    },
  )

  it('is readable on night for every colour', () => {
    const failures = accents.filter(({ accent }) => minContrast(accent.onNight, GROUNDS.night) < 4.5)
    expect(failures).toEqual([])
  })

  it('keeps a colour that has enough contrast', () => {
    const { light, dark } = accentOf('#ffb21a')
    expect(light.accent).toBe('#ffb21a')
    expect(light.onAccent).toBe('#0b1324')
    expect(dark.accentText).toBe('#ffb21a')
    expect(dark.focus).toBe('#ffb21a')
  })

  it('keeps the hue of a corrected colour', () => {
    const turned = ['#e4002b', '#00a651', '#1d4ed8', '#ffb21a', '#7c3aed'].map((hex) =>
      Math.abs(hueDegrees(accentOf(hex).light.accentText) - hueDegrees(hex)),
    )
    expect(Math.max(...turned)).toBeLessThan(6)
  })

  it('moves the red of errors away from a red accent, and from no other', () => {
    for (const hex of ['#e4002b', '#ff0000', '#b3182a', '#c8102e']) {
      const { error } = accentOf(hex)
      for (const theme of ['light', 'dark'] as const) {
        const { flare = '', flareTint = '' } = error?.[theme] ?? {}
        expect(hueDegrees(flare) - hueDegrees(hex)).toBeGreaterThan(18)
        const grounds = theme === 'light' ? GROUNDS.light : [...GROUNDS.dark, ...GROUNDS.night]
        expect(minContrast(flare, [...grounds, flareTint])).toBeGreaterThanOrEqual(4.5)
        expect(minContrast(INK[theme], [flareTint])).toBeGreaterThanOrEqual(4.5)
        expect(minContrast(MUTED[theme], [flareTint])).toBeGreaterThanOrEqual(4.5)
      }
    }
    const others = ['#ffb21a', '#00a651', '#1d4ed8', '#7c3aed', '#000000', '#ffffff', '#6b4f4f']
    expect(others.filter((hex) => accentOf(hex).error !== null)).toEqual([])
  })

  it('parses short and bare notations, and rejects invalid colours', () => {
    expect(leagueAccent('fb1')).toEqual(leagueAccent('#FFBB11'))
    const texts = ['', '#12', '#12345', 'red', 'rgb(0,0,0)', '#ggg', '#fff;}body{display:none']
    expect(texts.filter((text) => leagueAccent(text) !== null)).toEqual([])
  })
})

describe('describeAccent', () => {
  it('reports what was corrected, with contrasts that are high enough', () => {
    const report = describeAccent('#E4002B') ?? []
    expect(report.map(({ use, colour, change }) => [use, colour === '#e4002b', change])).toEqual([
      ['button', true, 'none'],
      ['text-light', false, 'darker'],
      ['text-dark', false, 'lighter'],
      ['text-night', false, 'lighter'],
      ['edge-light', true, 'none'],
      ['edge-dark', true, 'none'],
    ])
    expect(report[0]?.onColour).toBe('#ffffff')
    expect(report.every(({ ratio, minRatio }) => ratio >= minRatio)).toBe(true)
  })

  it('meets the contrasts for every colour, and rejects what is no colour', () => {
    const tooLow = manyColours().flatMap((hex) =>
      (describeAccent(hex) ?? []).filter(({ ratio, minRatio }) => ratio < minRatio).map(({ use }) => `${hex} ${use}`),
    )
    expect(tooLow).toEqual([])
    expect(describeAccent('red')).toBeNull()
  })
})
