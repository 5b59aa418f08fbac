import { randomBytes } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { readHead, readWhole } from './read-head.ts'

describe('readHead', () => {
  it.each([
    ['shorter than the head', 10],
    ['exactly as long', 64],
    ['longer', 200_000],
    ['empty', 0],
  ])('loses nothing of a stream that is %s', async (_what, size) => {
    const bytes = randomBytes(size)
    const { head, whole } = await readHead(Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]), 64)
    expect(head.equals(bytes.subarray(0, 64))).toBe(true)
    expect((await buffer(whole)).equals(bytes)).toBe(true)
  })

  it('ends with the error of its source', async () => {
    const source = new PassThrough()
    source.write('ten bytes!')
    const { whole } = await readHead(source, 10)
    const reading = buffer(whole)
    source.destroy(new Error('the line is dead'))
    await expect(reading).rejects.toThrow('the line is dead')
  })

  it('closes its source when it is closed in the middle', async () => {
    const source = new PassThrough()
    source.write(randomBytes(1000))
    const { whole } = await readHead(source, 10)
    for await (const _piece of whole) break
    await expect.poll(() => source.destroyed).toBe(true)
  })
})

describe('readWhole', () => {
  it('collects up to its limit, and no more', async () => {
    expect(await readWhole(Readable.from([Buffer.from('abc'), Buffer.from('de')]), 5)).toEqual(Buffer.from('abcde'))
    const source = Readable.from([Buffer.from('abc'), Buffer.from('def')])
    expect(await readWhole(source, 5)).toBeNull()
    expect(source.destroyed).toBe(true)
  })
})
