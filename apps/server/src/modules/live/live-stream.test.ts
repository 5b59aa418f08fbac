import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { AnnouncementRow } from './announcements.repository.ts'
import { LiveStream } from './live-stream.ts'

const at = new Date('2026-11-15T18:00:00Z')

const aRow = (id: number): AnnouncementRow => ({
  id,
  sectionId: 'derbies',
  sectionNames: { es: 'Derbis', en: 'Derbies', pt: 'Dérbis' },
  newAt: at,
  seenAt: at,
  titles: { es: `Gol\n\nevent: x ${'á'.repeat(400)}` },
})

const open = () => new LiveStream({ sessionId: 1, seesEmbargoed: false, isStaff: false }, 'en', new Map())

describe('LiveStream', () => {
  it('disconnects a client that has stopped reading instead of buffering for it', async () => {
    const stream = open()
    const gone = once(stream.body, 'close')
    for (let id = 0; id < 1_000; id += 1) {
      stream.announce([aRow(id)], at)
      stream.sendHeartbeat()
    }
    expect(stream.body.destroyed).toBe(true)
    expect(stream.body.writableLength + stream.body.readableLength).toBeLessThan(128 * 1024)
    await gone
  })

  it('announces each post once, in one event whatever its title contains', () => {
    const stream = open()
    stream.begin(at)
    stream.announce([aRow(1)], at)
    stream.announce([aRow(1), aRow(2)], at)
    const text = String(stream.body.read())
    expect(text.match(/^event: \w+$/gm)).toEqual(['event: ready', 'event: post', 'event: post'])
    expect(text.split('\n\n')).toHaveLength(4)
  })

  it('writes nothing after it has ended', () => {
    const stream = open()
    stream.end()
    stream.sendHeartbeat()
    stream.announce([aRow(1)], at)
    expect(stream.body.read()).toBeNull()
  })
})
