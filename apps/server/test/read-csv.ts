/** The rows of a CSV report, each by the names in its header. */
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
  // The last line ends like every other.
  return rows.slice(0, -1)
}
