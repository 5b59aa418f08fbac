import { fromLinear, type Srgb, toLinear } from './srgb.ts'

/** A perceptual colour space: changing the lightness keeps the hue. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  /** Radians. */
  readonly hue: number
}

export function toOklch({ red, green, blue }: Srgb): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { lightness, chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) }
}

function toSrgbUnbounded({ lightness, chroma, hue }: Oklch): Srgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return {
    red: fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  }
}

function isOnScreen({ red, green, blue }: Srgb): boolean {
  return [red, green, blue].every((value) => value >= -0.0005 && value <= 1.0005)
}

/** Maps into the sRGB gamut by reducing the chroma; lightness and hue stay. */
export function toSrgb(colour: Oklch): Srgb {
  const whole = toSrgbUnbounded(colour)
  if (isOnScreen(whole)) return whole
  let low = 0
  let high = colour.chroma
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2
    if (isOnScreen(toSrgbUnbounded({ ...colour, chroma: middle }))) low = middle
    else high = middle
  }
  return toSrgbUnbounded({ ...colour, chroma: low })
}
