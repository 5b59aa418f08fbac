import type { Locale, Localised } from '../locales.ts'
import { type FileProblem, wrongFormat } from './accept-list.ts'

/**
 * Why a file is refused for its content: the `reason` of the error `media-type`. `format`: it is not what its name says, or not of the kind
 * that is wanted. `unreadable`: a picture that cannot be decoded. `subtitles`: no valid WebVTT.
 */
export const FILE_REFUSALS = [
  'format',
  'empty',
  'truncated',
  'unreadable',
  'too-many-pixels',
  'svg',
  'html',
  'subtitles',
] as const

export type FileRefusal = (typeof FILE_REFUSALS)[number]

export function isFileRefusal(value: unknown): value is FileRefusal {
  return FILE_REFUSALS.some((refusal) => refusal === value)
}

/** A picture with more is refused by its header. Phones have up to 200 megapixels. */
export const MAX_PICTURE_PIXELS = 200_000_000

const REASONS: Localised<Readonly<Record<FileRefusal, string>>> = {
  es: {
    format: 'Su contenido no corresponde a su extensión o al tipo que se espera aquí.',
    empty: 'Está vacío.',
    truncated: 'Está incompleto: falta el final. Cópialo de nuevo desde la tarjeta o la cámara.',
    unreadable: 'La imagen está dañada y no se puede abrir.',
    'too-many-pixels': 'Tiene más de 200 megapíxeles.',
    svg: 'Las imágenes SVG no se aceptan porque pueden contener programas. Expórtala como PNG.',
    html: 'Es una página web, no el archivo que dice su nombre.',
    subtitles: 'No son subtítulos WebVTT válidos.',
  },
  en: {
    format: 'What is inside does not match its extension or the kind of file expected here.',
    empty: 'It is empty.',
    truncated: 'It is incomplete: the end is missing. Copy it from the card or the camera again.',
    unreadable: 'The picture is damaged and cannot be opened.',
    'too-many-pixels': 'It has more than 200 megapixels.',
    svg: 'SVG pictures are not accepted because they can contain scripts. Export it as PNG.',
    html: 'It is a web page, not what its name says.',
    subtitles: 'These are not valid WebVTT subtitles.',
  },
  pt: {
    format: 'O conteúdo não corresponde à extensão nem ao tipo de ficheiro esperado aqui.',
    empty: 'Está vazio.',
    truncated: 'Está incompleto: falta o fim. Copie-o de novo do cartão ou da câmara.',
    unreadable: 'A imagem está danificada e não pode ser aberta.',
    'too-many-pixels': 'Tem mais de 200 megapíxeis.',
    svg: 'As imagens SVG não são aceites porque podem conter programas. Exporte-a como PNG.',
    html: 'É uma página web, e não o ficheiro que o nome indica.',
    subtitles: 'Não são legendas WebVTT válidas.',
  },
}

/** The specification's title and message, followed by the reason in plain words. */
export function describeRefusal({ name, reason }: { name: string; reason: FileRefusal }, locale: Locale): FileProblem {
  const { title, message } = wrongFormat(name, locale)
  return { title, message: `${message} ${REASONS[locale][reason]}` }
}
