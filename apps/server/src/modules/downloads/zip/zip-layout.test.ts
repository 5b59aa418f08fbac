import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { layOutZip, type ZipLayout } from './zip-layout.ts'
import type { ZipEntry } from './zip-records.ts'

interface Entry extends ZipEntry {
  readonly bytes: Buffer
}

const at = new Date('2026-11-15T18:00:01Z')

const entryOf = (name: string, bytes: Buffer): Entry => ({
  name,
  bytes,
  sizeBytes: bytes.length,
  crc32: crc32(bytes),
  modifiedAt: at,
})

function bytesIn(layout: ZipLayout<Entry>, start = 0, end = layout.sizeBytes - 1): Buffer {
  const parts = [...layout.partsIn({ start, end })].map((part) =>
    part.kind === 'record' ? part.bytes : part.entry.bytes.subarray(part.range.start, part.range.end + 1),
  )
  return Buffer.concat(parts)
}

const entries = [
  entryOf('empty.txt', Buffer.alloc(0)),
  entryOf('ñandú/日本.bin', randomBytes(300)),
  entryOf('one', Buffer.from('x')),
  entryOf('last.bin', randomBytes(77)),
]

describe('layOutZip', () => {
  const layout = layOutZip(entries)
  const whole = bytesIn(layout)

  it('computes the length in advance', () => {
    expect(whole).toHaveLength(layout.sizeBytes)
    expect(whole.readUInt32LE(whole.length - 22)).toBe(0x06_05_4b_50)
  })

  it('returns for any range the bytes of the whole zip', () => {
    for (let start = 0; start < whole.length; start += 7) {
      for (const end of [start, start + 1, start + 40, start + 333, whole.length - 1]) {
        if (end >= whole.length) continue
        expect(bytesIn(layout, start, end).equals(whole.subarray(start, end + 1)), `${start}-${end}`).toBe(true)
      }
    }
  })

  it('is a valid empty zip without entries', () => {
    const empty = layOutZip<Entry>([])
    expect(bytesIn(empty)).toHaveLength(22)
    expect(empty.sizeBytes).toBe(22)
  })

  it.each([
    ['a file of exactly 4 GiB less two', 0xff_ff_ff_fe, 20],
    ['a file at the limit', 0xff_ff_ff_ff, 45],
    ['a file of 6 GB', 6_000_000_000, 45],
  ])('writes the size of %s into the right fields', (_what, sizeBytes, version) => {
    const big = layOutZip([{ name: 'big', sizeBytes, crc32: 1, modifiedAt: at }])
    const [record, content] = [...big.partsIn({ start: 0, end: 200 })]
    expect(record?.kind === 'record' && record.bytes.readUInt16LE(4)).toBe(version)
    expect(content?.kind === 'content' && content.range.start).toBe(0)
    const tail = [...big.partsIn({ start: big.sizeBytes - 98, end: big.sizeBytes - 1 })]
    const end = Buffer.concat(tail.map((part) => (part.kind === 'record' ? part.bytes : Buffer.alloc(0))))
    const isZip64 = end.includes(Buffer.from([0x50, 0x4b, 0x06, 0x06]))
    expect(isZip64).toBe(true)
  })

  it.each([
    [65_534, false],
    [65_535, true],
  ])('counts %i entries', (count, isZip64) => {
    const empty = entryOf('', Buffer.alloc(0))
    const many = layOutZip(Array.from({ length: count }, (_, index) => ({ ...empty, name: `${index}` })))
    const bytes = bytesIn(many, many.sizeBytes - 200)
    expect(bytes).toHaveLength(200)
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(Math.min(count, 0xff_ff))
    expect(bytes.readUInt32LE(bytes.length - 42) === 0x07_06_4b_50).toBe(isZip64)
  })

  it.each(['1901-01-01T00:00:00Z', '1979-12-31T23:59:59Z', '2107-12-31T23:59:59Z', '2400-01-01T00:00:00Z', 'nonsense'])(
    'clamps the time %s',
    (moment) => {
      const odd = layOutZip([{ ...entryOf('a', Buffer.from('a')), modifiedAt: new Date(moment) }])
      expect(bytesIn(odd)).toHaveLength(odd.sizeBytes)
    },
  )
})
