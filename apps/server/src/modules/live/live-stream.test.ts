import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { LiveStream } from './live-stream.ts'
import type { NewsRow } from './news.repository.ts'

const at = new Date('2026-11-15T18:00:00Z')

const news = (id: number): NewsRow => ({
  id,
  sectionId: 'derbies',
  sectionNames: { es: 'Derbis', en: 'Derbies', pt: 'Dérbis' },
  newAt: at,
  seenAt: at,
  titles: { es: `Gol\n\nevent: x ${'á'.repeat(400)}` },
})

const open = () => new LiveStream({ sessionId: 1, seesEmbargoed: false }, 'en', new Map())

describe('a live stream', () => {
  it('lets a reader go who has stopped reading, instead of keeping what they leave', async () => {
    const stream = open()
    const gone = once(stream.body, 'close')
    for (let id = 0; id < 1_000; id += 1) {
      stream.tell([news(id)], at)
      stream.beat()
    }
    expect(stream.body.destroyed).toBe(true)
    expect(stream.body.writableLength + stream.body.readableLength).toBeLessThan(128 * 1024)
    await gone
  })

  it('tells each post once, in one event whatever its title holds', () => {
    const stream = open()
    stream.begin(at)
    stream.tell([news(1)], at)
    stream.tell([news(1), news(2)], at)
    const text = String(stream.body.read())
    expect(text.match(/^event: \w+$/gm)).toEqual(['event: ready', 'event: post', 'event: post'])
    expect(text.split('\n\n')).toHaveLength(4)
  })

  it('writes nothing after its end', () => {
    const stream = open()
    stream.end()
    stream.beat()
    stream.tell([news(1)], at)
    expect(stream.body.read()).toBeNull()
  })
})
