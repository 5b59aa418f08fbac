import type { SourceFile } from './walls-files.ts'

const MAX_LINES = 300

/** What grows with the product and is read by looking things up, and what no hand wrote. */
const MAY_BE_LONG = [/^apps\/server\/migrations\//, /^apps\/web\/src\/(?:.+\/)?texts\//, /\.generated\.\w+$/]

const SAYS_NOTHING = /^(?:utils?|misc|helpers?|common|shared|stuff)$/i

// Built of two pieces, lest this file accuse itself.
const EXPORT_ALL = new RegExp(`^\\s*${'export'} (?:type )?\\*`, 'm')

const EXPORT_FROM = new RegExp(`^\\s*${'export'} (?:type )?\\{[^}]*\\} from `, 'm')

function longFile({ path, text }: SourceFile): string | null {
  const lines = text.replace(/\n$/, '').split('\n').length
  if (lines <= MAX_LINES || MAY_BE_LONG.some((pattern) => pattern.test(path))) return null
  return `${path} has ${lines} lines: split it, ${MAX_LINES} is the most`
}

function emptyName({ path }: SourceFile): string | null {
  const names = path.split('/').map((name) => name.split('.')[0] ?? '')
  return names.some((name) => SAYS_NOTHING.test(name)) ? `${path}: the name says nothing about what is in it` : null
}

/** The one public file of a module may name what it offers where it is; it may not offer everything. */
const MODULE_DOOR = /^apps\/server\/src\/modules\/([^/]+)\/\1\.ts$/

function barrel({ path, text }: SourceFile): string | null {
  if (/(?:^|\/)index\.(?:ts|tsx|mjs|js)$/.test(path)) return `${path}: no barrels`
  if (!/\.(?:ts|tsx|mjs|js)$/.test(path)) return null
  const handsOn = EXPORT_ALL.test(text) || (EXPORT_FROM.test(text) && !MODULE_DOOR.test(path))
  return handsOn ? `${path} hands on what another file exports` : null
}

/** What a file does that nobody here does. */
export function brokenHabits(file: SourceFile): string[] {
  return [longFile(file), emptyName(file), barrel(file)].filter((problem) => problem !== null)
}

/** Where the lock file names the registry that it was made with: on another machine that registry may not exist. */
export function registryAddresses(lockFile: string): string[] {
  return lockFile.split('\n').filter((line) => /"resolved":\s*"(?:https?|git|ssh)/.test(line))
}
