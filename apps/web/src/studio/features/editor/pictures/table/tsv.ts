/** Cells that a spreadsheet has copied: tabs between columns, quotes around a cell with a tab, a line break or a quote. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (source.charAt(index + 1) === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '' && hasClosingQuote(source, index)) isQuoted = true
    else if (character === '\t') endCell()
    else if (character === '\n') {
      endCell()
      rows.push([])
    } else cell += character
  }
  endCell()
  // Spreadsheets end the last row with a line break.
  const last = rows.at(-1)
  return rows.length > 1 && last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows
}

/** A cell may begin with a quote that somebody has typed, such as a title. Then no tab or line break follows the second one. */
function hasClosingQuote(source: string, start: number): boolean {
  for (let index = start + 1; index < source.length; index += 1) {
    if (source.charAt(index) !== '"') continue
    if (source.charAt(index + 1) !== '"') return /^(?:[\t\n]|$)/.test(source.slice(index + 1, index + 2))
    index += 1
  }
  return false
}

export function formatTsv(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((row) => row.map(quote).join('\t')).join('\n')
}
