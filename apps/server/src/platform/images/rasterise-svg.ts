import sharp from 'sharp'

/** What makes us refuse an SVG. */
export type SvgProblem = 'broken' | 'script' | 'reference' | 'entity' | 'dimensions'

export class UnsafeSvg extends Error {
  readonly problem: SvgProblem

  constructor(problem: SvgProblem, options?: ErrorOptions) {
    super(`the SVG is refused: ${problem}`, options)
    this.name = 'UnsafeSvg'
    this.problem = problem
  }
}

const MAX_SIDE_PX = 8_192
/** Large enough for a logo on any screen. */
const RASTER_SIDE_PX = 1_024
const DEFAULT_DENSITY = 72
const MAX_DENSITY = 2_400
const MAX_SECONDS = 5

/** A colour, a gradient or a part of the same file, or a picture inside it. */
const OWN_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/i

/**
 * The renderer runs no scripts and loads nothing, so these checks are not what protects us: they tell people why their logo would not
 * look as they expect.
 */
function findProblem(text: string): SvgProblem | null {
  if (/<!(?:doctype|entity)|<\?xml-stylesheet/i.test(text)) return 'entity'
  if (/<(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed)[\s/>]/i.test(text)) return 'script'
  if (/\son[a-z]+\s*=|javascript:/i.test(text)) return 'script'
  const references = [
    ...text.matchAll(/\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi),
    ...text.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/gi),
  ].map(([, first, second, third]) => (first ?? second ?? third ?? '').trim())
  if (references.some((reference) => !OWN_REFERENCE.test(reference))) return 'reference'
  return /@import/i.test(text) ? 'reference' : null
}

/** Draws an SVG as PNG. Rejects with `UnsafeSvg` if it is broken, or has something that a logo must not have. */
export async function rasteriseSvg(bytes: Buffer): Promise<Buffer> {
  const problem = findProblem(decode(bytes))
  if (problem) throw new UnsafeSvg(problem)
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new UnsafeSvg('broken', { cause })
    })
  const side = Math.max(width, height)
  if (side > MAX_SIDE_PX || Math.min(width, height) < 1) throw new UnsafeSvg('dimensions')
  const density = Math.min(MAX_DENSITY, Math.max(DEFAULT_DENSITY, (DEFAULT_DENSITY * RASTER_SIDE_PX) / side))
  return sharp(bytes, { density, failOn: 'error' })
    .resize({ width: RASTER_SIDE_PX, height: RASTER_SIDE_PX, fit: 'inside' })
    .timeout({ seconds: MAX_SECONDS })
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new UnsafeSvg('broken', { cause })
    })
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnsafeSvg('broken', { cause })
  }
}
