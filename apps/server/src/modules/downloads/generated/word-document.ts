import { LANGUAGE_TAGS, type Locale } from '@mixed-zone/contract/locales'
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { htmlToContent } from 'docx/html'
import { escapeUTF8 } from 'entities'

export interface PostText {
  readonly title: string
  readonly summary: string
  readonly body: string
}

/** Word draws no lines around cells by itself, and knows no fact boxes. */
const STYLESHEET = `
  table { width: 100%; border-collapse: collapse }
  th, td { border: 1px solid #999999; padding: 3px 6px; text-align: left }
  th { font-weight: bold }
  aside > * { border-left: 3px solid #999999; padding-left: 8px; background: #f2f2f2 }
`

const CENTRAL_HEADER = 0x02_01_4b_50
const END_RECORD = 0x06_05_4b_50

export async function buildWordDocument({ title, summary, body }: PostText, locale: Locale): Promise<Buffer> {
  const lead = summary === '' ? [] : [new Paragraph({ children: [new TextRun({ text: summary, bold: true })] })]
  const document = new Document({
    title,
    creator: 'Mixed Zone',
    styles: { default: { document: { run: { language: { value: LANGUAGE_TAGS[locale] } } } } },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...lead,
          ...htmlToContent(body, { stylesheet: STYLESHEET }),
        ],
      },
    ],
  })
  return withoutTimes(
    await Packer.toBuffer(document, false, [{ path: 'docProps/core.xml', data: coreProperties(title) }]),
  )
}

/** Replaces the library's properties, which contain the current time. */
function coreProperties(title: string): string {
  const escaped = escapeUTF8(title.replace(/[\0-\x1f]/g, ' '))
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped}</dc:title><dc:creator>Mixed Zone</dc:creator></cp:coreProperties>`
}

/** A .docx is a zip whose headers contain the current time; sets all of them to 1 January 1980. */
function withoutTimes(zip: Buffer): Buffer {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END_RECORD) throw new Error('A word document is not a zip')
  let at = zip.readUInt32LE(end + 16)
  while (at < end && zip.readUInt32LE(at) === CENTRAL_HEADER) {
    setTime(zip, at + 12)
    setTime(zip, zip.readUInt32LE(at + 42) + 10)
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return zip
}

function setTime(zip: Buffer, at: number): void {
  zip.writeUInt16LE(0, at)
  zip.writeUInt16LE((1 << 5) | 1, at + 2)
}
