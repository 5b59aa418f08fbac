/** Rows under their headings, in columns wide enough for what they hold. */
export function renderTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(printable))
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))))
  return lines
    .map((line) => `${line.map((cell, column) => pad(cell, widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}

const segmenter = new Intl.Segmenter()

/** Characters as they stand on the screen; an accent takes no place of its own. */
function widthOf(text: string): number {
  return [...segmenter.segment(text)].length
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** What people typed must not move the cursor or turn the line around. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
}
