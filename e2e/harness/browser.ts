import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** The machine's own browser; `npm test` installs Debian's where there is none. */
export function findBrowser(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
  if (found === undefined) throw new Error('There is no chromium on this machine: npm test says how to get it')
  return found
}

/** Nothing but the page: no services of the browser's own that call out, no sandbox that root cannot have. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
