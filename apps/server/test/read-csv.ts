/** Parses a CSV report into one object per row, keyed by column name. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = parse(text.replace(/^\ufeff/, ''))
  return rows.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])))
}

function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted = '', end] of text.matchAll(/"((?:[^"]|"")*)"([,;]|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  // The last line ends with a line break too.
  return rows.slice(0, -1)
}
