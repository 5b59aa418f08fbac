import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const pause = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('createFairQueue', () => {
  it('takes one task of each client in turn', async () => {
    const queue = createFairQueue(1)
    const order: string[] = []
    const add = (client: string, times: number) =>
      Array.from({ length: times }, (_, index) =>
        queue.run(client, async () => {
          await pause()
          order.push(`${client}${index}`)
        }),
      )
    await Promise.all([...add('a', 4), ...add('b', 2), ...add('c', 1)])
    expect(order).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3'])
  })

  it('never runs more tasks at once than allowed, and returns their results', async () => {
    const queue = createFairQueue(2)
    let running = 0
    let mostRunning = 0
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        queue.run(`client ${index % 3}`, async () => {
          running += 1
          mostRunning = Math.max(mostRunning, running)
          await pause()
          running -= 1
          return index
        }),
      ),
    )
    expect(mostRunning).toBe(2)
    expect(results).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no')
      },
    ],
  ])('continues after a task that %s', async (_how, task) => {
    const queue = createFairQueue(1)
    const failed = queue.run('a', task)
    const next = queue.run('a', async () => 'yes')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
