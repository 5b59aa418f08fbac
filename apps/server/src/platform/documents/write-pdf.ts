/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const

export type PdfColour = readonly [red: number, green: number, blue: number]

interface TextOptions {
  readonly x: number
  /** The base line, from the top of the page. */
  readonly y: number
  readonly size: number
  readonly isBold?: boolean
  readonly colour?: PdfColour
  /** `right`: the text ends at `x`. */
  readonly align?: 'left' | 'right'
  /** Longer texts end with an ellipsis. */
  readonly maxWidth?: number
}

interface Rectangle {
  readonly x: number
  /** The upper edge, from the top of the page. */
  readonly y: number
  readonly width: number
  readonly height: number
  readonly colour: PdfColour
}

/** Widths of the characters 32 to 126 of Helvetica, in thousandths of the size. */
const WIDTHS = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
)
  .split(' ')
  .map(Number)

const DEFAULT_WIDTH = 556
const BOLD_FACTOR = 1.07

/** Characters of the encoding outside of Latin-1. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
}

/** The byte of a character. One without a byte loses its accent, and is a question mark if that does not help. */
function byteOf(character: string): number {
  const special = WINDOWS_1252[character]
  if (special !== undefined) return special
  const code = character.codePointAt(0) ?? 0
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code
  // Narrow spaces of number formats.
  if (/\s/u.test(character)) return 0x20
  const plain = character.normalize('NFD').codePointAt(0) ?? 0
  return plain >= 0x20 && plain < 0x7f ? plain : 0x3f
}

export function widthOfText(text: string, { size, isBold = false }: Pick<TextOptions, 'size' | 'isBold'>): number {
  const units = [...text].reduce((sum, character) => {
    const plain = character.normalize('NFD').charCodeAt(0)
    return sum + (WIDTHS[plain - 32] ?? DEFAULT_WIDTH)
  }, 0)
  return (units / 1000) * size * (isBold ? BOLD_FACTOR : 1)
}

/** The text, or as much of it as fits. */
function fit(text: string, options: TextOptions): string {
  const { maxWidth = Number.POSITIVE_INFINITY } = options
  if (widthOfText(text, options) <= maxWidth) return text
  let kept = text
  while (kept.length > 0 && widthOfText(`${kept}…`, options) > maxWidth) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

const round = (value: number) => Number(value.toFixed(2))

/** A page of texts and rectangles. */
export class PdfPage {
  readonly #operators: string[] = []

  text(text: string, options: TextOptions): void {
    const { x, y, size, isBold = false, colour = [0, 0, 0], align = 'left' } = options
    const shown = fit(text, options)
    const left = align === 'right' ? x - widthOfText(shown, options) : x
    const hex = Buffer.from(Uint8Array.from([...shown].map(byteOf))).toString('hex')
    const place = `${round(left)} ${round(PAGE.height - y)} Td`
    this.#operators.push(`BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${colour.join(' ')} rg ${place} <${hex}> Tj ET`)
  }

  rectangle({ x, y, width, height, colour }: Rectangle): void {
    const corner = `${round(x)} ${round(PAGE.height - y - height)}`
    this.#operators.push(`${colour.join(' ')} rg ${corner} ${round(width)} ${round(height)} re f`)
  }

  get content(): string {
    return this.#operators.join('\n')
  }
}

interface PdfDocument {
  readonly title: string
  /** As in `es-ES`. */
  readonly language: string
  readonly pages: readonly PdfPage[]
}

/** As UTF-16 with a byte order mark, as metadata has it. */
function textString(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  return `<${bytes.toString('hex')}>`
}

/** A document in Helvetica, which every reader has: no font is embedded. */
export function writePdf({ title, language, pages }: PdfDocument): Buffer {
  const [CATALOG, TREE, REGULAR, BOLD, INFO, FIRST_PAGE] = [1, 2, 3, 4, 5, 6] as const
  const pageNumber = (index: number) => FIRST_PAGE + 2 * index
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    `<< /Type /Catalog /Pages ${TREE} 0 R /Lang ${textString(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${textString(title)} >>`,
    ...pages.flatMap(({ content }, index) => [
      `<< /Type /Page /Parent ${TREE} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${pageNumber(index) + 1} 0 R
/Resources << /Font << /F1 ${REGULAR} 0 R /F2 ${BOLD} 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let body = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `<< /Size ${objects.length + 1} /Root ${CATALOG} 0 R /Info ${INFO} 0 R >>`
  // Everything is ASCII, so that characters are bytes.
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
