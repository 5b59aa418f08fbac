import type { Picture } from '@mixed-zone/contract/schemas/asset'

/** The `srcset` of a picture, smallest first. Empty where there is only the one address. */
export function srcSetOf(sources: Picture['sources']): string | undefined {
  if (sources.length === 0) return undefined
  const ordered = [...sources].sort((a, b) => a.width - b.width)
  return ordered.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

/** The focal point (0 to 1 in both directions) as the part of the picture that a crop keeps. */
export function objectPositionOf({ x, y }: Picture['focalPoint']): string {
  return `${percent(x)} ${percent(y)}`
}

function percent(part: number): string {
  return `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`
}
