import { contrast, minContrast } from './contrast.ts'
import { type Oklch, toOklch, toSrgb } from './oklch.ts'
import { formatHex, parseHex } from './srgb.ts'

/** The tokens that a league's colour replaces. */
export interface AccentTokens {
  readonly accent: string
  readonly onAccent: string
  readonly accentText: string
  readonly accentEdge: string
  readonly focus: string
  readonly accentTint: string
  readonly accentWash: string
}

/** The tokens of errors. */
export interface ErrorTokens {
  readonly flare: string
  readonly flareTint: string
}

export interface LeagueAccent {
  readonly light: AccentTokens
  readonly dark: AccentTokens
  /** A more orange red, where the product's own could be taken for the accent; null for all other accents. */
  readonly error: { readonly light: ErrorTokens; readonly dark: ErrorTokens } | null
  /** On night, which is dark in both themes. */
  readonly onNight: string
}

/** The backgrounds of an accent. A test keeps these equal to the tokens of the same names. */
export const GROUNDS = {
  light: ['#f6f7f9', '#ffffff', '#ebeef2'],
  dark: ['#0a101d', '#121a2c', '#060a13'],
  night: ['#0b1324', '#141e35', '#060a13', '#121a2c'],
} as const

/** The product's red of errors. A test keeps these equal to the tokens. */
export const ERROR_RED = { light: '#b3182a', dark: '#ff8389' } as const

const INK = '#0b1324'
export const WHITE = '#ffffff'

/** Of a league without a colour of its own. */
export const DEFAULT_ACCENT = '#ffb21a'

const TEXT = 4.5
const EDGE = 3
/** More than the required 3:1, so that the focus ring is easy to find. */
const RING = 4.5

const LIGHTNESS_STEP = 0.004

function hexOf(colour: Oklch): string {
  return formatHex(toSrgb(colour))
}

interface Shift {
  readonly towards: 'lighter' | 'darker'
  readonly isGood: (hex: string) => boolean
}

/** The first colour towards white or black with enough contrast; the given one if it has it already. */
function shifted(colour: Oklch, { towards, isGood }: Shift): string {
  const step = towards === 'lighter' ? LIGHTNESS_STEP : -LIGHTNESS_STEP
  for (let lightness = colour.lightness; lightness > 0 && lightness < 1; lightness += step) {
    const hex = hexOf({ ...colour, lightness })
    if (isGood(hex)) return hex
  }
  return towards === 'lighter' ? WHITE : '#000000'
}

/** The fill, and ink or white text on it. A middle tone is moved until one of them is readable. */
function fillOf(colour: Oklch): Pick<AccentTokens, 'accent' | 'onAccent'> {
  const given = hexOf(colour)
  const onAccent = contrast(INK, given) >= contrast(WHITE, given) ? INK : WHITE
  const towards = onAccent === INK ? 'lighter' : 'darker'
  return { accent: shifted(colour, { towards, isGood: (hex) => contrast(onAccent, hex) >= TEXT }), onAccent }
}

function themeOf(colour: Oklch, theme: 'light' | 'dark'): AccentTokens {
  const isLight = theme === 'light'
  const towards = isLight ? 'darker' : 'lighter'
  const grounds = GROUNDS[theme]
  const faint = (lightness: number, share: number) =>
    hexOf({ ...colour, lightness, chroma: Math.min(colour.chroma * share, isLight ? 0.045 : 0.05) })
  const accentTint = isLight ? faint(0.96, 0.3) : faint(0.28, 0.3)
  const accentWash = isLight ? faint(0.982, 0.15) : faint(0.215, 0.12)
  return {
    ...fillOf(colour),
    accentText: shifted(colour, { towards, isGood: (hex) => minContrast(hex, [...grounds, accentTint]) >= TEXT }),
    accentEdge: shifted(colour, { towards, isGood: (hex) => minContrast(hex, grounds) >= EDGE }),
    focus: shifted(colour, { towards, isGood: (hex) => minContrast(hex, grounds) >= RING }),
    accentTint,
    accentWash,
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Hues closer than this are taken for the same colour. */
const SIMILAR_HUE = radians(25)
/** Less colourful accents are grey or brown, and no red. */
const MIN_RED_CHROMA = 0.08
const ORANGE_HUE = radians(52)

function isRed({ hue, chroma }: Oklch, red: Oklch): boolean {
  const turn = Math.abs(hue - red.hue)
  return chroma >= MIN_RED_CHROMA && Math.min(turn, 2 * Math.PI - turn) < SIMILAR_HUE
}

function errorOf(red: Oklch, theme: 'light' | 'dark'): ErrorTokens {
  const isLight = theme === 'light'
  const orange = { ...red, hue: ORANGE_HUE }
  const flareTint = hexOf({ ...orange, lightness: isLight ? 0.95 : 0.25, chroma: isLight ? 0.035 : 0.055 })
  // Errors also appear on night, which is dark in both themes, and with the text of a surface on them.
  const grounds = isLight ? GROUNDS.light : [...GROUNDS.dark, ...GROUNDS.night]
  const isGood = (hex: string) => minContrast(hex, [...grounds, flareTint]) >= TEXT
  return { flare: shifted(orange, { towards: isLight ? 'darker' : 'lighter', isGood }), flareTint }
}

/** The red of errors beside an accent. */
function errorBeside(accent: Oklch): LeagueAccent['error'] {
  const reds = [ERROR_RED.light, ERROR_RED.dark].map(parseHex)
  const [light, dark] = reds.map((red) => red && toOklch(red))
  if (!light || !dark || !isRed(accent, light)) return null
  return { light: errorOf(light, 'light'), dark: errorOf(dark, 'dark') }
}

export interface AccentUse {
  readonly use: 'button' | 'text-light' | 'text-dark' | 'text-night' | 'edge-light' | 'edge-dark'
  readonly colour: string
  /** Of a button: ink or white. */
  readonly onColour: string | null
  readonly change: 'none' | 'lighter' | 'darker'
  /** The lowest contrast with any of its backgrounds, or of the text on it, rounded down. */
  readonly ratio: number
  readonly minRatio: number
}

/** What becomes of a league's colour in each use, for the person who chooses it. Null for an invalid colour. */
export function describeAccent(hex: string): readonly AccentUse[] | null {
  const parsed = parseHex(hex)
  const accent = leagueAccent(hex)
  if (parsed === null || accent === null) return null
  const given = formatHex(parsed)
  const describe = (use: AccentUse['use'], colour: string, grounds: readonly string[]): AccentUse => ({
    use,
    colour,
    onColour: null,
    change: changeBetween(given, colour),
    ratio: Math.floor(minContrast(colour, grounds) * 100) / 100,
    minRatio: use.startsWith('edge') ? EDGE : TEXT,
  })
  const { light, dark, onNight } = accent
  return [
    { ...describe('button', light.accent, [light.onAccent]), onColour: light.onAccent },
    describe('text-light', light.accentText, [...GROUNDS.light, light.accentTint]),
    describe('text-dark', dark.accentText, [...GROUNDS.dark, dark.accentTint]),
    describe('text-night', onNight, GROUNDS.night),
    describe('edge-light', light.accentEdge, GROUNDS.light),
    describe('edge-dark', dark.accentEdge, GROUNDS.dark),
  ]
}

/** Converting to another colour space and back may change the last digit, which is no correction. */
const SAME_CONTRAST = 1.02

function changeBetween(given: string, colour: string): AccentUse['change'] {
  if (contrast(given, colour) < SAME_CONTRAST) return 'none'
  return contrast(given, WHITE) > contrast(colour, WHITE) ? 'lighter' : 'darker'
}

/**
 * The accent tokens of both themes for a league's colour. The hue stays, the lightness changes as needed for the contrast: text
 * and focus ring 4.5:1, edges 3:1. Null for an invalid colour.
 */
export function leagueAccent(hex: string): LeagueAccent | null {
  const parsed = parseHex(hex)
  if (parsed === null) return null
  const colour = toOklch(parsed)
  return {
    light: themeOf(colour, 'light'),
    dark: themeOf(colour, 'dark'),
    error: errorBeside(colour),
    onNight: shifted(colour, { towards: 'lighter', isGood: (shown) => minContrast(shown, GROUNDS.night) >= TEXT }),
  }
}
