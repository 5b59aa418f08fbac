import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import type { PictureLabel } from './picture-labels.ts'

/** What identifies camera, lens, owner or location. Maker notes contain all of them in proprietary formats. */
const REMOVED = [
  '-gps:all=',
  '-xmp-exif:gpslatitude=',
  '-xmp-exif:gpslongitude=',
  '-xmp-exif:gpsaltitude=',
  '-makernotes:all=',
  '-exif:serialnumber=',
  '-exif:lensserialnumber=',
  '-exif:cameraserialnumber=',
  '-exif:imageuniqueid=',
  '-exif:ownername=',
  '-xmp-aux:serialnumber=',
  '-xmp-aux:lensserialnumber=',
  '-xmp-aux:ownername=',
  '-xmp-exifex:serialnumber=',
  '-xmp-exifex:lensserialnumber=',
]

/** IPTC limits fields in bytes; XMP has the full text. */
const IPTC_BYTES = { caption: 2000, credit: 32, copyright: 128, rights: 256 } as const

/**
 * ExifTool arguments that write a label: XMP in every format and language, IPTC in JPEG in one language. Replaces what
 * the picture said about the same things; everything else stays.
 */
export function labelArguments(label: PictureLabel, mediaType: string): string[] {
  const { captions, alternatives, rights, credit, copyright, mainLocale, postId } = label
  const inMain = (texts: Localised | null) => textIn(texts, mainLocale)
  return [
    ...REMOVED,
    ...alternativesOf('xmp-dc:description', captions, mainLocale),
    ...alternativesOf('xmp-iptccore:alttextaccessibility', alternatives, mainLocale),
    ...alternativesOf('xmp-xmprights:usageterms', rights, mainLocale),
    set('xmp-dc:rights', copyright),
    set('xmp-xmprights:marked', copyright === '' ? '' : 'true'),
    set('xmp-photoshop:credit', credit),
    set('xmp-photoshop:transmissionreference', String(postId)),
    // These EXIF fields have one text without a language; a stale one would contradict the others.
    set('ifd0:imagedescription', ''),
    set('ifd0:copyright', copyright),
    ...(mediaType === 'image/jpeg'
      ? [
          set('iptc:codedcharacterset', 'UTF8'),
          set('iptc:caption-abstract', cut(inMain(captions), IPTC_BYTES.caption)),
          set('iptc:credit', cut(credit, IPTC_BYTES.credit)),
          set('iptc:copyrightnotice', cut(copyright, IPTC_BYTES.copyright)),
          set('iptc:specialinstructions', cut(inMain(rights), IPTC_BYTES.rights)),
          set('iptc:originaltransmissionreference', String(postId)),
        ]
      : []),
    // Ignore minor errors in the metadata of cameras.
    '-m',
  ]
}

/** One text per language; the main one is also the default. */
function alternativesOf(tag: string, texts: Localised | null, mainLocale: Locale): string[] {
  const main = textIn(texts, mainLocale)
  const inEach = LOCALES.flatMap((locale) => (texts?.[locale] ? [set(`${tag}-${locale}`, texts[locale])] : []))
  return [`-${tag}=`, ...(main === '' ? [] : [set(`${tag}-x-default`, main)]), ...inEach]
}

function textIn(texts: Localised | null, locale: Locale): string {
  return texts?.[locale] || LOCALES.map((other) => texts?.[other] ?? '').find((text) => text !== '') || ''
}

/** HTML entities, which the tool is configured to decode: a raw line break would end the argument. */
function set(tag: string, value: string): string {
  const text = value
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '')
    .replace(/[&<>"'\r\n\t]|[^\x20-\x7e]/gu, (sign) => `&#x${sign.codePointAt(0)?.toString(16) ?? 'fffd'};`)
  return `-${tag}=${text}`
}

function cut(text: string, maxBytes: number): string {
  let short = ''
  for (const sign of text) {
    if (Buffer.byteLength(short + sign) > maxBytes) break
    short += sign
  }
  return short.trimEnd()
}
