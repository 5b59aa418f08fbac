import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import type { PictureLabel } from './picture-labels.ts'

/** What identifies the camera, the lens or the place. A camera's own notes hold all of them in ways of its own, so they go whole. */
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

/** IPTC keeps lengths in bytes. Longer ones are cut there; XMP has them whole. */
const IPTC_BYTES = { caption: 2000, credit: 32, copyright: 128, rights: 256 } as const

/**
 * The arguments with which ExifTool writes a label: XMP everywhere, captions in each language; IPTC in JPEG, which knows one language.
 * What the picture said before about the same things is replaced; everything else stays.
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
    // The camera's fields know one text without a language; a stale one would contradict the others.
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
    // The order in which things are written must not depend on what was there, and small oddities of a camera are no reason to refuse.
    '-m',
  ]
}

/** A text in each language; the main one is also what a reader without languages sees. */
function alternativesOf(tag: string, texts: Localised | null, mainLocale: Locale): string[] {
  const main = textIn(texts, mainLocale)
  const inEach = LOCALES.flatMap((locale) => (texts?.[locale] ? [set(`${tag}-${locale}`, texts[locale])] : []))
  return [`-${tag}=`, ...(main === '' ? [] : [set(`${tag}-x-default`, main)]), ...inEach]
}

function textIn(texts: Localised | null, locale: Locale): string {
  return texts?.[locale] || LOCALES.map((other) => texts?.[other] ?? '').find((text) => text !== '') || ''
}

/** Written as HTML would be, which the tool is told to expect: a line's end in a text must not end the argument. */
function set(tag: string, value: string): string {
  const text = value
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '')
    .replace(/[&<>"'\r\n\t]|[^\x20-\x7e]/gu, (sign) => `&#x${sign.codePointAt(0)?.toString(16) ?? 'fffd'};`)
  return `-${tag}=${text}`
}

function cut(text: string, mostBytes: number): string {
  let short = ''
  for (const sign of text) {
    if (Buffer.byteLength(short + sign) > mostBytes) break
    short += sign
  }
  return short.trimEnd()
}
