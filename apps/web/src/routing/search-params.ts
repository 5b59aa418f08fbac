/** Search parameters are plain texts. The router's own format would put quotes around texts that look like numbers. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const defined = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(defined.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}
