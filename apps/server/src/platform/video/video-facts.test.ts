import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readVideoFacts } from './video-facts.ts'

function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, content])
}

function movieHeader({
  units,
  perSecond,
  isLong = false,
}: {
  units: number
  perSecond: number
  isLong?: boolean
}): Buffer {
  const content = Buffer.alloc(isLong ? 112 : 100)
  content[0] = isLong ? 1 : 0
  content.writeUInt32BE(perSecond, isLong ? 20 : 12)
  if (isLong) content.writeBigUInt64BE(BigInt(units), 24)
  else content.writeUInt32BE(units, 16)
  return box('mvhd', content)
}

function track(width: number, height: number, { isLong = false, isTurned = false } = {}): Buffer {
  const content = Buffer.alloc(isLong ? 96 : 84)
  content[0] = isLong ? 1 : 0
  const matrix = isLong ? 52 : 40
  for (const at of isTurned ? [4, 12] : [0, 16]) content.writeInt32BE(65_536, matrix + at)
  content.writeUInt32BE(width * 65_536, matrix + 36)
  content.writeUInt32BE(height * 65_536, matrix + 40)
  return box('trak', box('edts'), box('tkhd', content))
}

const start = box('ftyp', Buffer.from('isom\0\0\0\0isom'))
const pictures = box('mdat', randomBytes(10_000))

async function factsOf(video: Buffer) {
  let bytesRead = 0
  const facts = await readVideoFacts(async (at, length) => {
    const part = video.subarray(at, at + length)
    bytesRead += part.length
    return part
  }, video.length)
  return { facts, bytesRead }
}

const NO_CODECS = { videoCodec: null, audioCodec: null }
const NOTHING = { durationMs: null, width: null, height: null, ...NO_CODECS }

describe('readVideoFacts', () => {
  it('knows length and size of a video whose index stands first', async () => {
    const index = box('moov', movieHeader({ units: 7500, perSecond: 1000 }), track(960, 540), track(0, 0))
    expect((await factsOf(Buffer.concat([start, index, pictures]))).facts).toEqual({
      durationMs: 7500,
      width: 960,
      height: 540,
      ...NO_CODECS,
    })
  })

  it('passes over the pictures to an index at the end', async () => {
    const index = box(
      'moov',
      movieHeader({ units: 90_000, perSecond: 30_000, isLong: true }),
      track(1920, 1080, { isLong: true }),
    )
    const { facts, bytesRead } = await factsOf(Buffer.concat([start, pictures, index]))
    expect(facts).toEqual({ durationMs: 3000, width: 1920, height: 1080, ...NO_CODECS })
    expect(bytesRead).toBeLessThan(1000)
  })

  it.each([
    ['avc1', 'mp4a', 'H.264', 'AAC'],
    ['hvc1', 'sowt', 'HEVC', 'PCM'],
    ['dvh1', 'samr', 'dvh1', 'samr'],
  ])('names the codecs %s and %s', async (video, audio, videoCodec, audioCodec) => {
    const trackOf = (handler: string, format: string) => {
      const table = box('stsd', Buffer.from('0000000000000001', 'hex'), box(format, Buffer.alloc(8)))
      return box(
        'trak',
        box('mdia', box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${handler}`)), box('minf', box('stbl', table))),
      )
    }
    const index = box('moov', trackOf('soun', audio), trackOf('vide', video))
    expect((await factsOf(Buffer.concat([start, index]))).facts).toMatchObject({ videoCodec, audioCodec })
  })

  it('sees a video upright that a telephone turned', async () => {
    const index = box('moov', movieHeader({ units: 1, perSecond: 1 }), track(1920, 1080, { isTurned: true }))
    expect((await factsOf(Buffer.concat([start, index]))).facts).toMatchObject({ width: 1080, height: 1920 })
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no index', Buffer.concat([start, pictures])],
    ['noise', randomBytes(5000)],
    ['an index that is cut off', box('moov', movieHeader({ units: 5, perSecond: 1 })).subarray(0, 40)],
    ['a box that claims no size of its own', Buffer.from('0000000266747970', 'hex')],
    ['an empty index', Buffer.concat([start, box('moov')])],
    [
      'headers that are too short',
      box('moov', box('mvhd', Buffer.alloc(3)), box('trak', box('tkhd', Buffer.alloc(3)))),
    ],
    ['a clock that stands', box('moov', movieHeader({ units: 5, perSecond: 0 }))],
    ['a length beyond all reason', box('moov', movieHeader({ units: 2 ** 50, perSecond: 1, isLong: true }))],
  ])('knows nothing of %s, and does not fail', async (_what, video) => {
    expect((await factsOf(video)).facts).toEqual(NOTHING)
  })

  it('does not walk for ever through a file of tiny boxes', async () => {
    const { bytesRead } = await factsOf(Buffer.concat(Array.from({ length: 5000 }, () => box('free'))))
    expect(bytesRead).toBeLessThanOrEqual(16_000)
  })
})
