import { parseHex, type Srgb, toLinear } from './srgb.ts'

/** Relative luminance, as WCAG 2 defines it. */
export function luminance({ red, green, blue }: Srgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** The contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [one, other].map((hex) => {
    const colour = parseHex(hex)
    if (colour === null) throw new Error(`${hex} is no colour`)
    return luminance(colour)
  })
  const [light, dark] = [Math.max(first ?? 0, second ?? 0), Math.min(first ?? 0, second ?? 0)]
  return (light + 0.05) / (dark + 0.05)
}

/** The lowest contrast of a colour with any of the backgrounds. */
export function minContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)))
}
