import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '@mixed-zone/contract/rules/colour/contrast'
import { ERROR_RED, GROUNDS } from '@mixed-zone/contract/rules/colour/league-accent'

const css = readFileSync(new URL('./colours.css', import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** The colours that a rule declares, by selector. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`No rule for ${selector}`)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]))
}

const SYSTEM_DARK = ':root:not([data-theme="light"], [data-theme="dark"])'
const shared = tokensOf(':root')
const light: Record<string, string> = { ...tokensOf('[data-theme="light"]'), ...shared }
const dark: Record<string, string> = { ...tokensOf('[data-theme="dark"]'), ...shared }

function measured(theme: Record<string, string>, [text, ground]: readonly [string, string]): number {
  const [one, other] = [theme[text], theme[ground]]
  if (one === undefined || other === undefined) throw new Error(`No token ${text} or ${ground}`)
  return contrast(one, other)
}

/** Every colour pair of the design notes, with its contrast in light and dark. */
const TEXT_PAIRS: readonly (readonly [string, string, number, number])[] = [
  ['ink', 'paper', 17.29, 16.93],
  ['ink', 'surface', 18.54, 15.46],
  ['ink', 'sunken', 15.93, 17.64],
  ['ink2', 'paper', 11.64, 12.73],
  ['ink2', 'surface', 12.48, 11.63],
  ['ink2', 'sunken', 10.72, 13.26],
  ['muted', 'paper', 6.1, 7.92],
  ['muted', 'surface', 6.54, 7.23],
  ['muted', 'sunken', 5.62, 8.25],
  ['accent-text', 'paper', 6.12, 11.48],
  ['accent-text', 'surface', 6.56, 10.48],
  ['accent-text', 'sunken', 5.64, 11.96],
  ['accent-text', 'accent-tint', 5.87, 8.82],
  ['pitch', 'paper', 6.16, 10.55],
  ['pitch', 'surface', 6.61, 9.63],
  ['pitch', 'sunken', 5.68, 10.99],
  ['pitch', 'pitch-tint', 5.67, 8.33],
  ['flare', 'paper', 6.36, 8.02],
  ['flare', 'surface', 6.82, 7.32],
  ['flare', 'sunken', 5.86, 8.35],
  ['flare', 'flare-tint', 5.72, 6.73],
  ['sky', 'paper', 6.69, 9.38],
  ['sky', 'surface', 7.18, 8.57],
  ['sky', 'sunken', 6.17, 9.77],
  ['sky', 'sky-tint', 6.15, 7.21],
  ['ink', 'accent-tint', 16.56, 13.01],
  ['ink', 'pitch-tint', 15.92, 13.36],
  ['ink', 'flare-tint', 15.55, 14.22],
  ['ink', 'sky-tint', 15.89, 13.01],
  ['ink', 'mark', 14.37, 8.03],
  ['ink', 'accent-wash', 17.54, 15.45],
  ['muted', 'accent-tint', 5.84, 6.08],
  ['muted', 'pitch-tint', 5.62, 6.25],
  ['muted', 'flare-tint', 5.48, 6.65],
  ['muted', 'sky-tint', 5.61, 6.08],
  ['muted', 'accent-wash', 6.19, 7.22],
  ['on-accent', 'accent', 10.27, 10.27],
  ['paper', 'ink', 17.29, 16.93],
  ['surface', 'flare', 6.82, 7.32],
  ['surface', 'sky', 7.18, 8.57],
  ['surface', 'pitch', 6.61, 9.63],
  ['on-night', 'night', 17.11, 18.28],
  ['on-night-muted', 'night', 8.67, 9.26],
  ['on-night-accent', 'night', 10.27, 10.97],
  ['live-pitch', 'night', 10.29, 10.99],
  ['on-night-flare', 'late-night', 7.5, 7.5],
]

const OTHER_PAIRS: readonly (readonly [string, string, number, number])[] = [
  ['edge', 'paper', 3.66, 4.08],
  ['edge', 'surface', 3.92, 3.72],
  ['edge', 'sunken', 3.37, 4.25],
  ['focus', 'paper', 5.11, 10.53],
  ['focus', 'surface', 5.47, 9.62],
  ['focus', 'sunken', 4.7, 10.97],
  ['accent-edge', 'paper', 3.9, 10.53],
  ['accent-edge', 'surface', 4.18, 9.62],
  ['accent-edge', 'sunken', 3.59, 10.97],
]

/** Further pairs that our components use. */
const NIGHT_GROUNDS = ['night', 'night2', 'late-night'] as const
const ON_NIGHT_TEXT = ['on-night', 'on-night-muted', 'on-night-accent', 'live-pitch', 'on-night-flare', 'on-night-sky']

describe('colour tokens', () => {
  it.each(TEXT_PAIRS)(
    '%s on %s reads at 4.5:1 or better, as measured in the notes',
    (text, ground, inLight, inDark) => {
      expect(measured(light, [text, ground])).toBeGreaterThanOrEqual(4.5)
      expect(measured(dark, [text, ground])).toBeGreaterThanOrEqual(4.5)
      expect(measured(light, [text, ground])).toBeCloseTo(inLight, 1)
      expect(measured(dark, [text, ground])).toBeCloseTo(inDark, 1)
    },
  )

  it.each(OTHER_PAIRS)(
    '%s on %s is seen at 3:1 or better, as measured in the notes',
    (mark, ground, inLight, inDark) => {
      expect(measured(light, [mark, ground])).toBeGreaterThanOrEqual(3)
      expect(measured(dark, [mark, ground])).toBeGreaterThanOrEqual(3)
      expect(measured(light, [mark, ground])).toBeCloseTo(inLight, 1)
      expect(measured(dark, [mark, ground])).toBeCloseTo(inDark, 1)
    },
  )

  it.each(NIGHT_GROUNDS)('every colour for %s is readable there in both themes', (ground) => {
    for (const theme of [light, dark]) {
      expect(ON_NIGHT_TEXT.filter((text) => measured(theme, [text, ground]) < 4.5)).toEqual([])
      expect(measured(theme, ['on-night-edge', ground])).toBeGreaterThanOrEqual(3)
    }
  })

  it('has the same dark set for the system setting and for the chosen theme', () => {
    expect(tokensOf(SYSTEM_DARK)).toEqual(tokensOf('[data-theme="dark"]'))
  })

  it('has every token in both sets', () => {
    expect(Object.keys(light).toSorted()).toEqual(Object.keys(dark).toSorted())
  })

  it('has the backgrounds that the correction of a league’s colour assumes', () => {
    const grounds = (theme: Record<string, string>) => [theme['paper'], theme['surface'], theme['sunken']]
    expect(GROUNDS.light).toEqual(grounds(light))
    expect(GROUNDS.dark).toEqual(grounds(dark))
    expect(GROUNDS.night).toEqual([light['night'], light['night2'], dark['night'], dark['night2']])
    expect(ERROR_RED).toEqual({ light: light['flare'], dark: dark['flare'] })
  })
})
