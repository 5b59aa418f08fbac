import { ALL_FORMATS, Input, UrlSource } from 'mediabunny'

export interface VideoFacts {
  readonly durationMs: number
  readonly width: number | null
  readonly height: number | null
  readonly videoCodec: string | null
  readonly audioCodec: string | null
}

/** Reads the facts of a video from a few of its bytes, by ranges. Null if the format is unknown. */
export async function readVideo(url: string): Promise<VideoFacts | null> {
  const source = new UrlSource(new URL(url, window.location.href).href)
  const input = new Input({ source, formats: ALL_FORMATS })
  try {
    const [video, audio, seconds] = await Promise.all([
      input.getPrimaryVideoTrack(),
      input.getPrimaryAudioTrack(),
      input.computeDuration(),
    ])
    return {
      durationMs: Math.round(seconds * 1000),
      width: video?.displayWidth ?? null,
      height: video?.displayHeight ?? null,
      videoCodec: video?.codec ?? null,
      audioCodec: audio?.codec ?? null,
    }
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
