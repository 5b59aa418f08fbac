import { DEFAULT_LOCALE, type Locale, LOCALES } from '@mixed-zone/contract/locales'
import { parseDate } from '@mixed-zone/contract/rules/dates'
import type { CameraTexts } from '@mixed-zone/contract/schemas/studio/asset-details'
import { detectCaptionLanguage } from './caption-language.ts'

/** What ExifTool says about a picture, by group and name, such as `XMP-dc:Description-en`. */
export type PictureTags = Readonly<Record<string, unknown>>

/** Only what is named is read: GPS and serial numbers are not. */
export const READ_TAGS = [
  'XMP-dc:all',
  'XMP-photoshop:all',
  'XMP-iptcCore:Location',
  'XMP-exif:DateTimeOriginal',
  'IPTC:all',
  'IFD0:ImageDescription',
  'IFD0:Copyright',
  'IFD0:Artist',
  'ExifIFD:DateTimeOriginal',
  'ExifIFD:OffsetTimeOriginal',
  'ExifIFD:ColorSpace',
  'ICC_Profile:ProfileDescription',
] as const

export interface CameraFacts {
  readonly camera: CameraTexts | null
  readonly capturedAt: Date | null
  readonly colourProfile: string | null
}

/** The limits that the studio has for what people type. */
const MAX_CAPTION_CHARACTERS = 2_000
const MAX_LINE_CHARACTERS = 200
const MAX_KEYWORDS = 100

export function readCameraFacts(tags: PictureTags, timeZone: string): CameraFacts {
  const camera: CameraTexts = {
    captions: captionsIn(tags),
    credit: creditIn(tags),
    copyright: lineIn(tags, 'XMP-dc:Rights', 'IPTC:CopyrightNotice', 'IFD0:Copyright'),
    place: [lineIn(tags, 'XMP-iptcCore:Location', 'IPTC:Sub-location'), lineIn(tags, 'XMP-photoshop:City', 'IPTC:City')]
      .filter((part) => part !== '')
      .join(', '),
    keywords: keywordsIn(tags),
  }
  const { captions, keywords, ...lines } = camera
  const saysNothing =
    Object.keys(captions).length + keywords.length === 0 && Object.values(lines).every((line) => line === '')
  return {
    camera: saysNothing ? null : camera,
    capturedAt: captureTimeIn(tags, timeZone),
    colourProfile: lineIn(tags, 'ICC_Profile:ProfileDescription', 'ExifIFD:ColorSpace') || null,
  }
}

/** Numbers and lists are possible: ExifTool writes "2026" as a number. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).toWellFormed().replaceAll('\0', '').trim()
    : ''
}

function textIn(tags: PictureTags, ...names: string[]): string {
  return names.map((name) => textOf(tags[name])).find((text) => text !== '') ?? ''
}

function lineIn(tags: PictureTags, ...names: string[]): string {
  return textIn(tags, ...names)
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LINE_CHARACTERS)
}

/** What cameras write where nobody has written a caption. */
const CAMERA_NAMES =
  /^(?:.*digital camera.*|sony dsc|dcim.*|dsc.*|img.*|minolta.*|kodak.*|samsung.*|default|untitled)$/i

/** Those with a language first; the one without goes into the language that it is written in, if that has none yet. */
function captionsIn(tags: PictureTags): CameraTexts['captions'] {
  const captions: Partial<Record<Locale, string>> = {}
  for (const [name, value] of Object.entries(tags)) {
    const [, language = ''] = /^XMP-dc:Description-([a-z]{2})(?:-|$)/i.exec(name) ?? []
    const locale = LOCALES.find((known) => known === language.toLowerCase())
    const caption = textOf(value).slice(0, MAX_CAPTION_CHARACTERS)
    if (locale && caption !== '') captions[locale] ??= caption
  }
  const plain = textIn(tags, 'XMP-dc:Description', 'IPTC:Caption-Abstract', 'IFD0:ImageDescription')
  const isCaption = plain !== '' && !CAMERA_NAMES.test(plain) && !Object.values(captions).includes(plain)
  if (!isCaption) return captions
  // A caption in the wrong column is seen and moved; one that is dropped is typed again.
  captions[detectCaptionLanguage(plain) ?? DEFAULT_LOCALE] ??= plain.slice(0, MAX_CAPTION_CHARACTERS)
  return captions
}

/** The photographer and whom the picture comes from, as agencies print it. */
function creditIn(tags: PictureTags): string {
  const photographer = lineIn(tags, 'XMP-dc:Creator', 'IPTC:By-line', 'IFD0:Artist')
  const credit = lineIn(tags, 'XMP-photoshop:Credit', 'IPTC:Credit')
  if (photographer === '' || credit.includes(photographer)) return credit
  return (credit === '' ? photographer : `${photographer} / ${credit}`).slice(0, MAX_LINE_CHARACTERS)
}

function keywordsIn(tags: PictureTags): string[] {
  const found = tags['XMP-dc:Subject'] ?? tags['IPTC:Keywords'] ?? []
  const words = (Array.isArray(found) ? found : [found]).map((word) => textOf(word).slice(0, MAX_LINE_CHARACTERS))
  return [...new Set(words.filter((word) => word !== ''))].slice(0, MAX_KEYWORDS)
}

const TIME = /^(?<local>\d{4}:\d{2}:\d{2} \d{2}:\d{2}:\d{2})(?:\.\d+)?(?<offset>Z|[+-]\d{2}:\d{2})?$/

/** With the offset that the camera wrote, else in the time zone of the league. */
function captureTimeIn(tags: PictureTags, timeZone: string): Date | null {
  const ofCamera = textOf(tags['ExifIFD:DateTimeOriginal'])
  const ofAgency = [textOf(tags['IPTC:DateCreated']), textOf(tags['IPTC:TimeCreated'])].join(' ')
  const candidates = [
    ofCamera + (/[Z+-]\d*:?\d*$/.test(ofCamera) ? '' : textOf(tags['ExifIFD:OffsetTimeOriginal'])),
    ofCamera,
    textOf(tags['XMP-photoshop:DateCreated']),
    textOf(tags['XMP-exif:DateTimeOriginal']),
    ofAgency,
  ]
  for (const candidate of candidates) {
    const { local, offset } = TIME.exec(candidate)?.groups ?? {}
    if (local === undefined) continue
    const time =
      offset === undefined ? parseDate(local, { format: 'YYYY:MM:DD HH:mm:ss', timeZone }) : withOffset(local, offset)
    if (time && isPlausible(time)) return time
  }
  return null
}

function withOffset(local: string, offset: string): Date {
  const [day = '', time = ''] = local.split(' ')
  return new Date(`${day.replaceAll(':', '-')}T${time}${offset}`)
}

/** A camera whose clock was never set says 1970, or zeros. */
function isPlausible(time: Date): boolean {
  return !Number.isNaN(time.getTime()) && time.getUTCFullYear() > 1980 && time.getUTCFullYear() < 2200
}
