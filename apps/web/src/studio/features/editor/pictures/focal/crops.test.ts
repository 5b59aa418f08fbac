import { describe, expect, it } from 'vitest'
import { CENTRE, CROPS, cropOf, cutEdges, fitFrame, fits, frameBetween, pointForFrame } from './crops.ts'

const WIDE = { width: 3000, height: 2000 }

describe('cropOf', () => {
  it('is what object-fit: cover shows with the focal point as object-position', () => {
    const square = cropOf(WIDE, CROPS.index, { x: 1, y: 0.3 })
    expect(square.width).toBeCloseTo(2 / 3)
    expect(square.height).toBe(1)
    expect(square.x).toBeCloseTo(1 / 3)
    expect(square.y).toBe(0)
    const headline = cropOf(WIDE, CROPS.headline, { x: 0.2, y: 1 })
    expect(headline.width).toBe(1)
    expect(headline.y + headline.height).toBeCloseTo(1)
  })
})

describe('cutEdges', () => {
  it('names the edges at which the frame is cut', () => {
    const frame = { x: 0.05, y: 0.2, width: 0.4, height: 0.5 }
    expect(cutEdges(cropOf(WIDE, 1, CENTRE), frame)).toEqual(['left'])
    expect(cutEdges(cropOf(WIDE, 1, { x: 0, y: 0.5 }), frame)).toEqual([])
  })
})

describe('pointForFrame', () => {
  it('moves the point only as far as needed for all crops that can show the frame', () => {
    const frame = { x: 0.05, y: 0.2, width: 0.4, height: 0.5 }
    const point = pointForFrame(WIDE, frame, CENTRE)
    expect(point).not.toBeNull()
    for (const ratio of Object.values(CROPS).filter((each) => fits(WIDE, each, frame))) {
      expect(cutEdges(cropOf(WIDE, ratio, point ?? CENTRE), frame)).toEqual([])
    }
  })

  it('ignores crops that are too narrow for the frame', () => {
    const frame = { x: 0.05, y: 0.3, width: 0.9, height: 0.3 }
    expect(fits(WIDE, CROPS.index, frame)).toBe(false)
    expect(pointForFrame(WIDE, frame, CENTRE)).toEqual({ x: 0.5, y: 0.5 })
  })
})

describe('frames', () => {
  it('lie between two corners in any order, inside the picture', () => {
    const frame = frameBetween({ x: 0.5, y: 1.2 }, { x: 0.25, y: 0.5 })
    expect(frame).toEqual({ x: 0.25, y: 0.5, width: 0.25, height: 0.5 })
    expect(frameBetween({ x: 0.5, y: 0.5 }, { x: 0.505, y: 0.9 })).toBeNull()
    expect(fitFrame({ x: 0.9, y: -1, width: 0.5, height: 0.5 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 })
  })
})
