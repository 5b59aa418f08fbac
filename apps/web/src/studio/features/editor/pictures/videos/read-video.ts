import { ALL_FORMATS, BlobSource, Input, UrlSource } from 'mediabunny'

export interface VideoFacts {
  readonly durationMs: number
  readonly width: number | null
  readonly height: number | null
  readonly videoCodec: string | null
  readonly audioCodec: string | null
}

/** As the server names them. */
const CODECS: Readonly<Partial<Record<string, string>>> = {
  avc: 'H.264',
  hevc: 'HEVC',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
  opus: 'Opus',
  vorbis: 'Vorbis',
}

const nameOf = (codec: string | null | undefined) => {
  if (!codec) return null
  return CODECS[codec] ?? (codec.startsWith('pcm') ? 'PCM' : codec.toUpperCase())
}

/** Reads the facts of a video from a few of its bytes: of a chosen file, or by ranges of an address. Null if the format is unknown. */
export async function readVideo(video: Blob | string): Promise<VideoFacts | null> {
  const source = typeof video === 'string' ? new UrlSource(new URL(video, location.href).href) : new BlobSource(video)
  const input = new Input({ source, formats: ALL_FORMATS })
  try {
    const [picture, sound, seconds] = await Promise.all([
      input.getPrimaryVideoTrack(),
      input.getPrimaryAudioTrack(),
      input.computeDuration(),
    ])
    return {
      durationMs: Math.round(seconds * 1000),
      width: picture?.displayWidth ?? null,
      height: picture?.displayHeight ?? null,
      videoCodec: nameOf(picture?.codec),
      audioCodec: nameOf(sound?.codec),
    }
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
