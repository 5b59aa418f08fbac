import { Readable } from 'node:stream'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { LOGO_TYPES, MAX_LOGO_BYTES } from '@mixed-zone/contract/schemas/studio/settings'
import { ApiError } from '../../platform/errors/api-error.ts'
import { rasteriseSvg, type SvgProblem, UnsafeSvg } from '../../platform/images/rasterise-svg.ts'
import { type Assets, detectMediaType } from '../assets/assets.ts'

type PictureProblem = SvgProblem | 'type' | 'size' | 'picture'

type PictureName = 'logo' | 'crest'

const NAMES: Localised<Readonly<Record<PictureName, string>>> = {
  es: { logo: 'El logotipo', crest: 'El escudo' },
  en: { logo: 'The logo', crest: 'The crest' },
  pt: { logo: 'O logótipo', crest: 'O emblema' },
}

const MESSAGES: Localised<(name: string) => Readonly<Record<PictureProblem, string>>> = {
  es: (name) => ({
    type: `${name} tiene que ser SVG, PNG, JPEG o WebP.`,
    size: `${name} puede ocupar hasta 512 kB.`,
    picture: 'No se puede leer la imagen. Expórtala de nuevo.',
    broken: 'El SVG está dañado. Expórtalo de nuevo.',
    script: 'El SVG contiene un guion u otro contenido activo. Expórtalo sin él.',
    reference: 'El SVG usa archivos de otro sitio. Incrústalos o convierte los textos en trazados.',
    entity: 'El SVG contiene entidades o una declaración DOCTYPE. Expórtalo sin ellas.',
    dimensions: 'Las dimensiones del SVG no sirven: usa de 1 a 8192 píxeles por lado.',
  }),
  en: (name) => ({
    type: `${name} has to be SVG, PNG, JPEG or WebP.`,
    size: `${name} may have up to 512 kB.`,
    picture: 'The picture cannot be read. Please export it again.',
    broken: 'The SVG is broken. Please export it again.',
    script: 'The SVG contains a script or other active content. Please export it without.',
    reference: 'The SVG uses files from elsewhere. Embed them, or convert texts to paths.',
    entity: 'The SVG contains entities or a DOCTYPE declaration. Please export it without.',
    dimensions: 'The dimensions of the SVG do not work: use 1 to 8192 pixels for each side.',
  }),
  pt: (name) => ({
    type: `${name} tem de ser SVG, PNG, JPEG ou WebP.`,
    size: `${name} pode ter até 512 kB.`,
    picture: 'Não é possível ler a imagem. Exporte-a de novo.',
    broken: 'O SVG está danificado. Exporte-o de novo.',
    script: 'O SVG contém um script ou outro conteúdo ativo. Exporte-o sem ele.',
    reference: 'O SVG usa ficheiros de outro sítio. Incorpore-os ou converta os textos em traçados.',
    entity: 'O SVG contém entidades ou uma declaração DOCTYPE. Exporte-o sem elas.',
    dimensions: 'As dimensões do SVG não servem: use de 1 a 8192 píxeis por lado.',
  }),
}

interface SmallPicture {
  /** In base64. */
  readonly file: string
  readonly name: PictureName
  readonly locale: Locale
}

/** Stores a logo or a crest. An SVG becomes a PNG, so that no SVG is ever stored or served. */
export async function storeSmallPicture(assets: Pick<Assets, 'storeFile'>, { file, name, locale }: SmallPicture) {
  const refused = (problem: PictureProblem, cause?: unknown) =>
    new ApiError('validation', { fields: { file: MESSAGES[locale](NAMES[locale][name])[problem] }, cause })
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > MAX_LOGO_BYTES) throw refused('size')
  const detected = await detectMediaType(bytes)
  const type = LOGO_TYPES.find((one) => one === detected)
  if (!type) throw refused('type')
  try {
    const picture = type === 'image/svg+xml' ? await rasteriseSvg(bytes) : bytes
    const stored = await assets.storeFile({ bytes: Readable.from([picture]), name, kind: 'image' })
    return { stored, sizeBytes: bytes.length, type }
  } catch (cause) {
    if (cause instanceof UnsafeSvg) throw refused(cause.problem, cause)
    const isUnreadable = cause instanceof ApiError && (cause.type === 'media-type' || cause.type === 'too-large')
    throw isUnreadable ? refused('picture', cause) : cause
  }
}
