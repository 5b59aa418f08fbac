import { Readable } from 'node:stream'
import { LOGO_TYPES, MAX_LOGO_BYTES } from '@mixed-zone/contract/schemas/studio/settings'
import { ApiError } from '../../platform/errors/api-error.ts'
import { rasteriseSvg, type SvgProblem, UnsafeSvg } from '../../platform/images/rasterise-svg.ts'
import { type Assets, detectMediaType } from '../assets/assets.ts'

export type PictureProblem = SvgProblem | 'type' | 'size' | 'picture'

interface SmallPicture {
  /** In base64. */
  readonly file: string
  readonly name: string
  readonly refuse: (problem: PictureProblem, cause?: unknown) => ApiError
}

/** Stores a logo or a crest. An SVG becomes a PNG, so that no SVG is ever stored or served. */
export async function storeSmallPicture(assets: Pick<Assets, 'storeFile'>, { file, name, refuse }: SmallPicture) {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > MAX_LOGO_BYTES) throw refuse('size')
  const detected = await detectMediaType(bytes)
  const type = LOGO_TYPES.find((one) => one === detected)
  if (!type) throw refuse('type')
  const picture = type === 'image/svg+xml' ? await rasterise(bytes, refuse) : bytes
  const stored = await assets
    .storeFile({ bytes: Readable.from([picture]), name, kind: 'image' })
    .catch((cause: unknown) => {
      const isRefused = cause instanceof ApiError && (cause.type === 'media-type' || cause.type === 'too-large')
      throw isRefused ? refuse('picture', cause) : cause
    })
  return { stored, sizeBytes: bytes.length, type }
}

function rasterise(bytes: Buffer, refuse: SmallPicture['refuse']): Promise<Buffer> {
  return rasteriseSvg(bytes).catch((cause: unknown) => {
    if (cause instanceof UnsafeSvg) throw refuse(cause.problem, cause)
    throw cause
  })
}
