import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DiskReading } from './disk-reading.ts'
import { fillPiece, giveBackPiece, PIECE_BYTES, takePiece } from './piece-pool.ts'

let folder: string
const contents = Array.from({ length: 6 }, (_, index) => randomBytes(3 * PIECE_BYTES + index * 1000))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mixed-zone-reading-'))
  for (const [index, bytes] of contents.entries()) await writeFile(join(folder, String(index)), bytes)
  await writeFile(join(folder, 'empty'), '')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const read = async (name: number | string, range?: { start: number; end: number }) =>
  new DiskReading(await open(join(folder, String(name))), range)

describe('reading from disk', () => {
  it.each([
    [undefined],
    [{ start: 0, end: 0 }],
    [{ start: 1, end: PIECE_BYTES }],
    [{ start: PIECE_BYTES - 1, end: 2 * PIECE_BYTES + 5 }],
  ])('gives the bytes of %j', async (range) => {
    const bytes = await buffer(await read(1, range))
    expect(bytes.equals(contents[1]?.subarray(range?.start, range && range.end + 1) ?? Buffer.alloc(1))).toBe(true)
  })

  it('gives nothing of nothing, and no more than there is', async () => {
    expect((await buffer(await read('empty'))).length).toBe(0)
    expect((await buffer(await read(0, { start: 0, end: 10_000_000 }))).length).toBe(contents[0]?.length)
  })

  it('gives every reader their own bytes, though pieces are used again at once', async () => {
    const digests = Array.from({ length: 30 }, async (_, turn) => {
      const hash = createHash('sha256')
      for await (const piece of await read(turn % contents.length)) {
        hash.update(piece)
        await new Promise((resolve) => setImmediate(resolve))
        giveBackPiece(piece)
      }
      return hash.digest('hex')
    })
    const wanted = contents.map((bytes) => createHash('sha256').update(bytes).digest('hex'))
    expect(await Promise.all(digests)).toEqual(Array.from({ length: 30 }, (_, turn) => wanted[turn % contents.length]))
  })

  it('closes its file when the reader leaves, and when there is an error', async () => {
    const handle = await open(join(folder, '2'))
    const reading = new DiskReading(handle)
    reading.once('data', () => reading.destroy())
    await new Promise((resolve) => reading.once('close', resolve))
    expect(handle.fd).toBe(-1)
    const broken = new DiskReading(await open(folder))
    await expect(buffer(broken)).rejects.toThrow('EISDIR')
  })
})

describe('a piece', () => {
  it('is used again when it comes back whole, once', () => {
    const whole = takePiece()
    const filled = fillPiece(whole, 100)
    giveBackPiece(filled.subarray(0, 50))
    giveBackPiece(Buffer.from(filled))
    giveBackPiece('text')
    expect(takePiece()).not.toBe(whole)
    giveBackPiece(filled)
    giveBackPiece(filled)
    expect(takePiece()).toBe(whole)
    expect(takePiece()).not.toBe(whole)
  })

  it('comes back also where nothing was left to read, or nobody to read it', async () => {
    const first = takePiece()
    giveBackPiece(fillPiece(first, 0))
    expect((await buffer(await read('empty'))).length).toBe(0)
    expect(takePiece()).toBe(first)
    giveBackPiece(fillPiece(first, 0))
    const left = await read(1)
    left.read(0)
    left.destroy()
    await new Promise((resolve) => left.once('close', resolve))
    expect(takePiece()).toBe(first)
  })
})
