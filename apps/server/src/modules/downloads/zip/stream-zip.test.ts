import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readZip } from '../../../../test/read-zip.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type StoredEntry, streamZip } from './stream-zip.ts'
import type { GuardedEntry } from './zip-guard.ts'
import { layOutZip } from './zip-layout.ts'

const PIECES = 20
const PIECE = Buffer.alloc(64 * 1024, 7)

/** Each file is a few pieces, handed out one by one. */
const storage: Pick<Storage, 'read'> = {
  read: async () => Readable.from(Array.from({ length: PIECES }, () => PIECE)),
}

const bytes = Buffer.concat(Array.from({ length: PIECES }, () => PIECE))

const entries = [1, 2, 3].map(
  (assetId): StoredEntry => ({
    name: `${assetId}.bin`,
    sizeBytes: bytes.length,
    crc32: crc32(bytes),
    modifiedAt: new Date(0),
    postId: 1,
    assetId,
    assetVersion: 1,
    file: { id: 1, sha256: Buffer.alloc(32), crc32: crc32(bytes), sizeBytes: bytes.length, mediaType: 'x/y' },
  }),
)

function setUp({ isConnected = true } = {}) {
  const layout = layOutZip(entries)
  const clock = createTestClock()
  const asked: (number | null)[][] = []
  const forbidden = new Set<number>()
  const sent: string[] = []
  let changes = 0
  const guard = async (some: readonly GuardedEntry[]) => {
    asked.push(some.map(({ assetId }) => assetId))
    if (some.some(({ assetId }) => assetId !== null && forbidden.has(assetId))) throw new ApiError('gone')
  }
  const heard = { count: () => changes, isConnected: () => isConnected }
  const parts = { layout, clock, guard, changes: heard, onSent: ({ name }: StoredEntry) => sent.push(name) }
  // A stream of a zip reads, and does nothing else with a storage.
  const stream = streamZip({ ...parts, storage: storage as Storage }, { start: 0, end: layout.sizeBytes - 1 })
  return { stream, clock, asked, forbidden, sent, change: () => (changes += 1) }
}

describe('streamZip', () => {
  it('gives the whole zip, asks about many files at once, and says what went out', async () => {
    const { stream, asked, sent } = setUp()
    expect([...readZip(await buffer(stream)).keys()]).toEqual(['1.bin', '2.bin', '3.bin'])
    expect(asked).toEqual([[1, 2, 3]])
    expect(sent).toEqual(['1.bin', '2.bin', '3.bin'])
  })

  it('asks about each file when it begins, while changes may go unheard', async () => {
    const { stream, asked } = setUp({ isConnected: false })
    await buffer(stream)
    expect(asked).toEqual([[1], [2], [3]])
  })

  it.each([
    ['somebody changes something', ({ change }: ReturnType<typeof setUp>) => change()],
    ['a second has passed', ({ clock }: ReturnType<typeof setUp>) => clock.advance(1000)],
  ])('asks again before the next piece when %s, and ends there', async (_when, happen) => {
    const zip = setUp()
    let got = 0
    const reading = (async () => {
      for await (const piece of zip.stream) {
        // Once the first piece of the first file is here.
        if (got < PIECE.length && got + piece.length >= PIECE.length) {
          zip.forbidden.add(1)
          happen(zip)
        }
        got += piece.length
      }
    })()
    await expect(reading).rejects.toThrow('gone')
    expect(got).toBeLessThan(bytes.length)
    expect(zip.sent).toEqual([])
  })

  it('delivers what comes before a file that is forbidden, and nothing of that file', async () => {
    const { stream, forbidden, sent } = setUp()
    forbidden.add(2)
    let got = 0
    const reading = (async () => {
      for await (const piece of stream) got += piece.length
    })()
    await expect(reading).rejects.toThrow('gone')
    expect(sent).toEqual(['1.bin'])
    expect(got).toBeLessThan(bytes.length + 500)
  })

  it('never passes off a file that has become shorter', async () => {
    const { layout, clock } = { layout: layOutZip(entries), clock: createTestClock() }
    const cut = { read: async () => Readable.from([PIECE]) }
    const changes = { count: () => 0, isConnected: () => true }
    // As above.
    const parts = {
      layout,
      clock,
      changes,
      guard: async () => undefined,
      onSent: () => undefined,
      storage: cut as unknown as Storage,
    }
    await expect(buffer(streamZip(parts, { start: 0, end: layout.sizeBytes - 1 }))).rejects.toThrow('unavailable')
  })
})
