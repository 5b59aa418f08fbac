import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readVideo } from './read-video.ts'

const VIDEO = new URL('../../../../../../../../packages/demo-league/art/videos/gol-del-derbi.mp4', import.meta.url)

describe('readVideo', () => {
  it('reads duration, dimensions and codecs of a chosen file', async () => {
    const facts = await readVideo(new File([await readFile(VIDEO)], 'gol.mp4'))
    expect(facts).toMatchObject({ width: 960, height: 540, videoCodec: 'H.264' })
    expect(facts?.durationMs).toBeCloseTo(8_800, -3)
  })

  it('returns null for a file that is no video', async () => {
    expect(await readVideo(new File(['<html></html>'], 'gol.mp4'))).toBeNull()
  })
})
