import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readZip } from '../../../../test/read-zip.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { createZipAuthorisation, type StoredEntry, streamZip } from './stream-zip.ts'
import type { GuardedEntry } from './zip-guard.ts'
import { layOutZip } from './zip-layout.ts'

const CHUNKS = 20
const CHUNK = Buffer.alloc(64 * 1024, 7)

/** Every file consists of the same chunks. */
const storage: Pick<Storage, 'read'> = {
  read: async () => Readable.from(Array.from({ length: CHUNKS }, () => CHUNK)),
}

const bytes = Buffer.concat(Array.from({ length: CHUNKS }, () => CHUNK))

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

function setUp({ isKnown = true } = {}) {
  const layout = layOutZip(entries)
  const clock = createTestClock()
  const checked: (number | null)[][] = []
  const forbidden = new Set<number>()
  let changes = 0
  const guard = async (some: readonly GuardedEntry[]) => {
    checked.push(some.map(({ assetId }) => assetId))
    if (some.some(({ assetId }) => assetId !== null && forbidden.has(assetId))) throw new ApiError('gone')
  }
  const counter = { versionOf: () => (isKnown ? String(changes) : null) }
  const range = { start: 0, end: layout.sizeBytes - 1 }
  const authorisation = createZipAuthorisation({ entries, clock, guard, changes: counter })
  const stream = streamZip({ layout, storage, authorisation }, range)
  return { stream, authorisation, clock, checked, forbidden, change: () => (changes += 1) }
}

describe('streamZip', () => {
  it('streams the whole zip and authorises entries in batches', async () => {
    const { stream, checked } = setUp()
    expect([...readZip(await buffer(stream)).keys()]).toEqual(['1.bin', '2.bin', '3.bin'])
    expect(checked).toEqual([[1, 2, 3]])
  })

  it('does not authorise again what was checked before the first byte', async () => {
    const { stream, authorisation, checked } = setUp()
    await authorisation.checkAll()
    await buffer(stream)
    expect(checked).toEqual([[1, 2, 3]])
  })

  it('re-authorises what was checked before a change', async () => {
    const { stream, authorisation, change, checked } = setUp()
    await authorisation.checkAll()
    change()
    await buffer(stream)
    expect(checked).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  it('authorises each entry on its own while the version is unknown', async () => {
    const { stream, checked } = setUp({ isKnown: false })
    await buffer(stream)
    expect(checked).toEqual([[1], [2], [3]])
  })

  it.each([
    ['after a change', ({ change }: ReturnType<typeof setUp>) => change()],
    ['after a second', ({ clock }: ReturnType<typeof setUp>) => clock.advance(1000)],
  ])('re-authorises before the next chunk %s, and ends with an error', async (_when, happen) => {
    const zip = setUp()
    let got = 0
    const reading = (async () => {
      for await (const chunk of zip.stream) {
        // Within the first file.
        if (got < CHUNK.length && got + chunk.length >= CHUNK.length) {
          zip.forbidden.add(1)
          happen(zip)
        }
        got += chunk.length
      }
    })()
    await expect(reading).rejects.toThrow('gone')
    expect(got).toBeLessThan(bytes.length)
  })

  it('sends the entries before a forbidden one, and nothing of that one', async () => {
    const { stream, forbidden } = setUp()
    forbidden.add(2)
    let got = 0
    const reading = (async () => {
      for await (const chunk of stream) got += chunk.length
    })()
    await expect(reading).rejects.toThrow('gone')
    expect(got).toBeGreaterThan(bytes.length)
    expect(got).toBeLessThan(bytes.length + 500)
  })

  it('fails if a stored file is shorter than its row says', async () => {
    const layout = layOutZip(entries)
    const changes = { versionOf: () => '0' }
    const guard = async () => undefined
    const deps = {
      layout,
      authorisation: createZipAuthorisation({ entries, clock: createTestClock(), changes, guard }),
      storage: { read: async () => Readable.from([CHUNK]) },
    }
    await expect(buffer(streamZip(deps, { start: 0, end: layout.sizeBytes - 1 }))).rejects.toThrow('unavailable')
  })
})
