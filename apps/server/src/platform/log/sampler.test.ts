import { describe, expect, it } from 'vitest'
import { createSampler } from './sampler.ts'

describe('createSampler', () => {
  it('lets one event through in each interval and counts the others', () => {
    let nowMs = 0
    const sample = createSampler(1_000, () => nowMs)
    const written: number[] = []
    for (nowMs = 0; nowMs <= 2_100; nowMs += 100) sample((suppressed) => written.push(suppressed))
    expect(written).toEqual([0, 9, 9])
  })
})
