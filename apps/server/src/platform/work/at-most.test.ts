import { describe, expect, it } from 'vitest'
import { atMost } from './at-most.ts'

describe('atMost', () => {
  it('runs no more at a time than it was told, in order, and goes on after a failure', async () => {
    const inTurn = atMost(2)
    let running = 0
    let most = 0
    const begun: number[] = []
    const work = (number: number) =>
      inTurn(async () => {
        begun.push(number)
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        if (number === 1) throw new Error('one failed')
        return number
      })
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work))
    expect(most).toBe(2)
    expect(begun).toEqual([0, 1, 2, 3, 4, 5])
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
  })
})
