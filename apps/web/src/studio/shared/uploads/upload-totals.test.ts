import { describe, expect, it } from 'vitest'
import type { UploadItem, UploadState } from './upload-item.ts'
import { createSpeedMeter, sumUploads } from './upload-totals.ts'

const itemOf = (state: UploadState, sizeBytes: number, sentBytes = 0): UploadItem => ({
  id: `${state} ${sizeBytes}`,
  name: 'a.jpg',
  mediaType: 'image/jpeg',
  sizeBytes,
  sentBytes,
  isBegun: false,
  state,
  target: {},
  objectUrl: null,
  assetId: null,
  problem: null,
  known: null,
  isAdding: false,
})

describe('sumUploads', () => {
  const items = [itemOf('done', 100, 100), itemOf('sending', 200, 50), itemOf('queued', 300), itemOf('known', 400)]

  it('adds up files and bytes, by state too', () => {
    const totals = sumUploads(items, null)
    expect(totals).toMatchObject({ files: 4, sizeBytes: 1000, sentBytes: 150, secondsLeft: null })
    expect(totals.byState.queued).toEqual({ files: 1, sizeBytes: 300 })
  })

  it('counts nothing of files that failed or were refused as sent', () => {
    const failed = [itemOf('failed', 100, 90), itemOf('refused', 100, 100), itemOf('paused', 100, 40)]
    expect(sumUploads(failed, null)).toMatchObject({ sizeBytes: 300, sentBytes: 40 })
  })

  it('computes the time left from what will still be sent', () => {
    expect(sumUploads(items, 90).secondsLeft).toBe(5)
    expect(sumUploads([itemOf('done', 100, 100), itemOf('known', 400)], 90).secondsLeft).toBeNull()
  })

  it('has no speed while only others are being sent', () => {
    const waiting = [itemOf('done', 100, 100), itemOf('queued', 300)]
    expect(sumUploads(waiting, 90)).toMatchObject({ bytesPerSecond: null, secondsLeft: null })
  })
})

describe('createSpeedMeter', () => {
  it('averages over the last ten seconds', () => {
    let nowMs = 0
    const meter = createSpeedMeter(() => nowMs)
    expect(meter.speed()).toBeNull()
    // How long the first bytes took is not known.
    meter.record(5_000)
    nowMs = 500
    meter.record(1_000)
    expect(meter.speed()).toBeNull()
    nowMs = 2_000
    meter.record(1_000)
    expect(meter.speed()).toBe(1_000)
    nowMs = 20_000
    meter.record(30_000)
    expect(meter.speed()).toBe(3_000)
  })

  it('begins anew after a reset', () => {
    let nowMs = 0
    const meter = createSpeedMeter(() => nowMs)
    meter.record(100)
    nowMs = 5_000
    meter.reset()
    expect(meter.speed()).toBeNull()
  })
})
