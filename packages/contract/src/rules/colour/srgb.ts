/** Red, green and blue, each from 0 to 1, gamma-encoded. */
export interface Srgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

const HEX = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i

/** Parses `#fb1`, `#ffbb11` or the same without `#`; null for anything else. */
export function parseHex(text: string): Srgb | null {
  const [, short, long] = HEX.exec(text.trim()) ?? []
  const digits = long ?? (short === undefined ? undefined : [...short].map((digit) => digit + digit).join(''))
  if (digits === undefined) return null
  const part = (from: number) => Number.parseInt(digits.slice(from, from + 2), 16) / 255
  return { red: part(0), green: part(2), blue: part(4) }
}

export function formatHex({ red, green, blue }: Srgb): string {
  const part = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${part(red)}${part(green)}${part(blue)}`
}

export function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

export function fromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
