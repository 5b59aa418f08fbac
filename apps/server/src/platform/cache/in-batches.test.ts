import { describe, expect, it, vi } from 'vitest'
import { inBatches } from './in-batches.ts'

const lengths = async (words: readonly string[]) => new Map(words.map((word) => [word, word.length]))

describe('inBatches', () => {
  it('loads together what is asked for in one go, and anew what is asked for later', async () => {
    const load = vi.fn<typeof lengths>(lengths)
    const lengthOf = inBatches(load)
    expect(await Promise.all(['one', 'three'].map(lengthOf))).toEqual([3, 5])
    expect(await lengthOf('seven')).toBe(5)
    expect(load.mock.calls).toEqual([[['one', 'three']], [['seven']]])
  })

  it('answers nothing for what is not there', async () => {
    const lengthOf = inBatches(async () => new Map<string, number>())
    expect(await lengthOf('one')).toBeUndefined()
  })

  it('fails for all who asked together, and for nobody after them', async () => {
    const load = vi.fn<typeof lengths>(lengths).mockRejectedValueOnce(new Error('away'))
    const lengthOf = inBatches(load)
    const both = await Promise.allSettled(['one', 'three'].map(lengthOf))
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await lengthOf('one')).toBe(3)
  })
})
