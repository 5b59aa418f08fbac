import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Locale, LOCALES, type Localised } from '@mixed-zone/contract/locales'
import type { ExifTool } from 'exiftool-vendored'
import { ApiError } from '../errors/api-error.ts'
import type { Log } from '../log/log.ts'
import { openScratchFolder, removeAbandonedFolders } from '../storage/scratch-folder.ts'
import { READ_TAGS } from './camera-facts.ts'
import { NO_PICTURE_LABELS, type PictureLabel, type PictureLabels } from './picture-labels.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tif',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

const RETRY_AFTER_SECONDS = 10

/** Makes the tool exit with its parent. On Windows it exits when its pipe closes. */
const CONFIG =
  process.platform === 'win32' ? [] : ['-config', fileURLToPath(new URL('exiftool-config.pl', import.meta.url))]

/** Timeout for hostile input. */
const TIMEOUT_MS = 60_000

/** Arguments are passed one per line, so values must not contain line breaks. */
const ONE_LINE = /^[^\r\n\0]*$/

/** ExifTool is bundled but needs Perl, except on Windows. Without Perl the product works, but writes no labels. */
export async function findPictureLabels(log: Log): Promise<PictureLabels> {
  if (process.platform === 'win32' || (await hasPerl())) return createExiftoolLabels(log)
  log.warn('perl is not installed: captions and rights are not written into pictures that are downloaded')
  return NO_PICTURE_LABELS
}

function hasPerl(): Promise<boolean> {
  return new Promise((resolve) => execFile('perl', ['-e', '1'], (error) => resolve(error === null)))
}

/** One process, started with the first picture. */
export function createExiftoolLabels(log: Log): PictureLabels {
  let tool: Promise<ExifTool> | undefined

  async function startTool(): Promise<ExifTool> {
    await removeAbandonedFolders()
    // Lazy: the package is large, and most processes label nothing.
    const { ExifTool: Tool, DefaultExiftoolArgs } = await import('exiftool-vendored')
    return new Tool({
      maxProcs: 1,
      taskTimeoutMillis: TIMEOUT_MS,
      // A retry would fail because the output exists already.
      taskRetries: 0,
      checkPerl: false,
      useMWG: false,
      exiftoolArgs: [...CONFIG, ...DefaultExiftoolArgs],
    })
  }

  /** False if ExifTool cannot handle the picture. */
  async function run(input: string, { output, args }: { output: string; args: readonly string[] }): Promise<boolean> {
    tool ??= startTool()
    // `write` requires at least one tag, else it would rename the file. The arguments come later and set the credit again.
    const writing = (await tool).write(input, { Credit: null }, { writeArgs: [...args, '-o', output], struct: 0 })
    try {
      return (await writing).created === 1
    } catch (error) {
      log.warn({ err: error }, 'a picture could not be labelled')
      // ExifTool's own messages end with the file. Those about a tool that timed out or died quote it among the arguments.
      if (error instanceof Error && error.message.includes(` - ${input}`)) return false
      throw new ApiError('unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
  }

  return {
    version: 'exiftool 2',

    async write(picture, { mediaType, label }, keep) {
      const extension = EXTENSIONS[mediaType]
      const args = labelArguments(label, mediaType)
      if (extension === undefined || !args.every((argument) => ONE_LINE.test(argument))) {
        picture.destroy()
        return null
      }
      const folder = await openScratchFolder()
      const [input, output] = [join(folder, `picture.${extension}`), join(folder, `labelled.${extension}`)]
      try {
        await writeFile(input, picture)
        if (!(await run(input, { output, args }))) return null
        return await keep(createReadStream(output))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    async readTags(picture, mediaType) {
      const extension = EXTENSIONS[mediaType]
      if (extension === undefined) return null
      try {
        const folder = await openScratchFolder()
        try {
          const input = join(folder, `picture.${extension}`)
          await writeFile(input, picture)
          tool ??= startTool()
          // -fast2 stops at the pixels, and skips maker notes.
          const readArgs = ['-fast2', '-G1', '-a', '-struct', ...READ_TAGS.map((tag) => `-${tag}`)]
          return { ...(await (await tool).readRaw(input, { readArgs })) }
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      } catch (error) {
        log.warn({ err: error }, 'the metadata of a picture could not be read')
        return null
      }
    },

    async stop() {
      await (await tool)?.end()
    },
  }
}

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
 * the picture said about the same things; everything else stays. So does its copyright notice if the label has none: nobody may erase that.
 */
function labelArguments(label: PictureLabel, mediaType: string): string[] {
  const { captions, alternatives, rights, credit, copyright, mainLocale, postId } = label
  const inMain = (texts: Localised | null) => textIn(texts, mainLocale)
  return [
    ...REMOVED,
    ...alternativesOf('xmp-dc:description', captions, mainLocale),
    ...alternativesOf('xmp-iptccore:alttextaccessibility', alternatives, mainLocale),
    ...alternativesOf('xmp-xmprights:usageterms', rights, mainLocale),
    set('xmp-photoshop:credit', credit),
    set('xmp-photoshop:transmissionreference', String(postId)),
    // These EXIF fields have one text without a language; a stale one would contradict the others.
    set('ifd0:imagedescription', ''),
    ...(copyright === ''
      ? []
      : [
          set('xmp-dc:rights', copyright),
          set('xmp-xmprights:marked', 'true'),
          set('ifd0:copyright', copyright),
          ...(mediaType === 'image/jpeg' ? [set('iptc:copyrightnotice', cut(copyright, IPTC_BYTES.copyright))] : []),
        ]),
    ...(mediaType === 'image/jpeg'
      ? [
          set('iptc:codedcharacterset', 'UTF8'),
          set('iptc:caption-abstract', cut(inMain(captions), IPTC_BYTES.caption)),
          set('iptc:credit', cut(credit, IPTC_BYTES.credit)),
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
