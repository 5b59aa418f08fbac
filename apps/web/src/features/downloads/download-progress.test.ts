import { expect, test } from 'vitest'
import { createSpeedometer, secondsLeft } from './download-progress.ts'

test('createSpeedometer measures the last seconds', () => {
  let now = 0
  const meter = createSpeedometer(() => now)
  meter.record(0)
  expect(meter.bytesPerSecond()).toBeNull()
  now = 1000
  meter.record(5_000_000)
  expect(meter.bytesPerSecond()).toBe(5_000_000)
  now = 8000
  meter.record(5_000_000)
  now = 9000
  meter.record(6_000_000)
  expect(meter.bytesPerSecond()).toBe(1_000_000)
  meter.reset()
  expect(meter.bytesPerSecond()).toBeNull()
})

test('returns the remaining time only if the speed is known', () => {
  expect(secondsLeft(16_000, 1000)).toBe(16)
  expect(secondsLeft(16_000, null)).toBeNull()
  expect(secondsLeft(16_000, 0)).toBeNull()
  expect(secondsLeft(0, 1000)).toBe(0)
})
