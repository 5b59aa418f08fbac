import { describe, expect, it } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

describe('createSingleFlight', () => {
  it('runs work once for concurrent callers of one key, and again afterwards', async () => {
    const once = createSingleFlight<number>()
    let runs = 0
    const work = async () => (runs += 1)
    expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2])
    expect(await once('a', work)).toBe(3)
  })

  it('rejects for all callers of a failed run, and runs again afterwards', async () => {
    const once = createSingleFlight<number>()
    const fail = () => Promise.reject(new Error('failed'))
    const results = await Promise.allSettled([once('a', fail), once('a', fail)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await once('a', async () => 1)).toBe(1)
  })
})
