import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { isInstalled, limitedCommand, runTool } from '../tools/run-tool.ts'
import type { VideoFacts } from './video-facts.ts'

const MAX_MEMORY_MB = 4_000
const PROBE = { timeoutMs: 60_000, maxMemoryMb: MAX_MEMORY_MB } as const
const MAX_POSTER_BYTES = 20_000_000
const PREVIEW_HEIGHT_PX = 720

/** The container is known from the first bytes: ffmpeg must not guess, since playlists could name other files. */
const FORMATS: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
}

/** Only the file itself may be opened. */
const inputArgs = (path: string, mediaType: string) => [
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  FORMATS[mediaType] ?? 'mov',
  '-i',
  path,
]

export const hasFfmpeg = (): Promise<boolean> => isInstalled('ffmpeg')

interface Video {
  readonly path: string
  readonly mediaType: string
  readonly durationMs: number | null
}

/** For containers whose index we do not parse ourselves. Unknown without ffmpeg. */
export async function probeVideo({ path, mediaType }: Video): Promise<VideoFacts | null> {
  if (!(await isInstalled('ffprobe'))) return null
  const entries = 'format=duration:stream=codec_type,codec_name,width,height'
  const args = ['-v', 'error', '-of', 'json', '-show_entries', entries, ...inputArgs(path, mediaType)]
  const output = await runTool('ffprobe', args, PROBE).catch(() => null)
  if (!output) return null
  const { format, streams = [] } = JSON.parse(output.toString('utf8')) as Probed
  const video = streams.find(({ codec_type: type }) => type === 'video')
  const audio = streams.find(({ codec_type: type }) => type === 'audio')
  const seconds = Number(format?.duration)
  return {
    durationMs: seconds > 0 ? Math.round(seconds * 1000) : null,
    width: video?.width ?? null,
    height: video?.height ?? null,
    videoCodec: video?.codec_name?.toUpperCase() ?? null,
    audioCodec: audio?.codec_name?.toUpperCase() ?? null,
  }
}

/** As ffprobe writes it. */
interface Probed {
  readonly format?: { readonly duration?: string }
  readonly streams?: readonly {
    readonly codec_type?: string
    readonly codec_name?: string
    readonly width?: number
    readonly height?: number
  }[]
}

/** A frame from the first part of a video as JPEG; null if there is none. */
export async function takePoster({ path, mediaType, durationMs }: Video, signal: AbortSignal): Promise<Buffer | null> {
  const seconds = Math.min((durationMs ?? 0) / 10_000, 10).toFixed(2)
  const output = ['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'mjpeg', '-q:v', '3', 'pipe:1']
  const args = ['-v', 'error', '-nostdin', '-ss', seconds, ...inputArgs(path, mediaType), '-an', ...output]
  const bytes = await runTool('ffmpeg', args, { ...PROBE, maxOutputBytes: MAX_POSTER_BYTES, signal }).catch(() => null)
  return bytes && bytes.length > 0 ? bytes : null
}

interface PreviewOptions {
  readonly output: string
  /** Of the duration, 0 to 99. */
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/** Makes a video of at most 720p that every browser plays. Rejects if that fails; the caller deletes what is left of the output. */
export async function makePreview(video: Video, { output, onProgress, signal }: PreviewOptions): Promise<void> {
  const size = `scale=-2:'min(${PREVIEW_HEIGHT_PX},trunc(ih/2)*2)'`
  const videoArgs = [
    '-map',
    '0:v:0',
    '-vf',
    size,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
  ]
  const audioArgs = ['-map', '0:a:0?', '-c:a', 'aac', '-b:a', '128k', '-ac', '2']
  const formatArgs = ['-map_metadata', '-1', '-sn', '-dn', '-movflags', '+faststart', '-f', 'mp4']
  const logArgs = ['-v', 'error', '-nostdin', '-y', '-progress', 'pipe:1', '-nostats']
  const args = [
    ...logArgs,
    ...inputArgs(video.path, video.mediaType),
    ...videoArgs,
    ...audioArgs,
    ...formatArgs,
    output,
  ]
  const [command, all] = limitedCommand('ffmpeg', args, MAX_MEMORY_MB)
  const child = spawn(command, all, { stdio: ['ignore', 'pipe', 'ignore'], signal, killSignal: 'SIGKILL' })
  const ended = once(child, 'close')
  for await (const line of createInterface({ input: child.stdout })) {
    const microseconds = Number(/^out_time_us=(\d+)$/.exec(line)?.[1] ?? Number.NaN)
    if (Number.isNaN(microseconds) || !video.durationMs) continue
    onProgress(Math.min(99, Math.floor(microseconds / 10 / video.durationMs)))
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
