import type { Frame } from '@mixed-zone/contract/schemas/studio/asset-details'

export interface Point {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Where the portal shows a picture, and in which ratio. */
export const CROPS = {
  headline: 944 / 504,
  story: 4 / 3,
  wide: 16 / 9,
  portrait: 4 / 5,
  index: 1,
} as const

export type CropName = keyof typeof CROPS

export const CROP_NAMES = ['headline', 'story', 'wide', 'portrait', 'index'] as const satisfies readonly CropName[]

/**
 * The part of a picture that is seen in a box of another ratio, in fractions. As `object-fit: cover` with the focal point as
 * `object-position`, which is how the portal crops.
 */
export function cropOf({ width, height }: Size, ratio: number, focal: Point): Frame {
  const own = width / height
  const cropWidth = Math.min(1, ratio / own)
  const cropHeight = Math.min(1, own / ratio)
  return { x: (1 - cropWidth) * focal.x, y: (1 - cropHeight) * focal.y, width: cropWidth, height: cropHeight }
}

export type Edge = 'left' | 'right' | 'top' | 'bottom'

/** A smaller distance to the edge is not seen. */
const TOLERANCE = 0.002

/** Edges at which a crop cuts off something of the frame. */
export function cutEdges(crop: Frame, frame: Frame): Edge[] {
  const cuts: Record<Edge, number> = {
    left: crop.x - frame.x,
    right: frame.x + frame.width - (crop.x + crop.width),
    top: crop.y - frame.y,
    bottom: frame.y + frame.height - (crop.y + crop.height),
  }
  return (['left', 'right', 'top', 'bottom'] as const).filter((edge) => cuts[edge] > TOLERANCE)
}

/** Whether a crop shows the whole frame for some focal point. */
export function fits(size: Size, ratio: number, frame: Frame): boolean {
  const { width, height } = cropOf(size, ratio, { x: 0, y: 0 })
  return frame.width <= width + TOLERANCE && frame.height <= height + TOLERANCE
}

/** The focal point nearest to the given one with which every crop that can show the whole frame does. Null if there is none. */
export function pointForFrame(size: Size, frame: Frame, from: Point): Point | null {
  const crops = CROP_NAMES.map((name) => CROPS[name]).filter((ratio) => fits(size, ratio, frame))
  const along = (start: number, length: number, shares: readonly number[]) => {
    const moving = shares.filter((share) => share < 1)
    const low = Math.max(0, ...moving.map((share) => (start + length - share) / (1 - share)))
    const high = Math.min(1, ...moving.map((share) => start / (1 - share)))
    return { low, high }
  }
  const parts = crops.map((ratio) => cropOf(size, ratio, { x: 0, y: 0 }))
  const x = along(
    frame.x,
    frame.width,
    parts.map(({ width }) => width),
  )
  const y = along(
    frame.y,
    frame.height,
    parts.map(({ height }) => height),
  )
  if (x.low > x.high + TOLERANCE || y.low > y.high + TOLERANCE) return null
  const clamp = (value: number, { low, high }: { low: number; high: number }) => Math.min(Math.max(value, low), high)
  return { x: clamp(from.x, x), y: clamp(from.y, y) }
}

export const CENTRE: Point = { x: 0.5, y: 0.5 }

export const clampPart = (value: number) => Math.min(1, Math.max(0, value))

/** The frame between two corners, in any order. Null if it is too small to have been meant. */
export function frameBetween(one: Point, other: Point): Frame | null {
  const x = clampPart(Math.min(one.x, other.x))
  const y = clampPart(Math.min(one.y, other.y))
  const width = clampPart(Math.max(one.x, other.x)) - x
  const height = clampPart(Math.max(one.y, other.y)) - y
  return width < MIN_FRAME || height < MIN_FRAME ? null : { x, y, width, height }
}

export const MIN_FRAME = 0.02

/** Keeps the frame inside the picture. */
export function fitFrame(frame: Frame): Frame {
  const width = Math.min(1, Math.max(MIN_FRAME, frame.width))
  const height = Math.min(1, Math.max(MIN_FRAME, frame.height))
  return {
    width,
    height,
    x: Math.min(1 - width, Math.max(0, frame.x)),
    y: Math.min(1 - height, Math.max(0, frame.y)),
  }
}

export const percent = (part: number) => Math.round(part * 100)
