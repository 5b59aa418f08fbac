import type { SourceFile } from './source-files.ts'

const MAX_LINES = 300

/** Reference material that grows with the product, and generated files. */
const MAY_BE_LONG = [/^apps\/server\/migrations\//, /^apps\/web\/src\/(?:.+\/)?texts\//, /\.generated\.\w+$/]

const VAGUE_NAME = /^(?:utils?|misc|helpers?|common|shared|stuff)$/i

// Assembled from two strings, so that this file does not match itself.
const EXPORT_ALL = new RegExp(`^\\s*${'export'} (?:type )?\\*`, 'm')

const EXPORT_FROM = new RegExp(`^\\s*${'export'} (?:type )?\\{[^}]*\\} from `, 'm')

function findExcessLength({ path, text }: SourceFile): string | null {
  const lines = text.replace(/\n$/, '').split('\n').length
  if (lines <= MAX_LINES || MAY_BE_LONG.some((pattern) => pattern.test(path))) return null
  return `${path} has ${lines} lines, more than ${MAX_LINES}: split it`
}

/** The layer between the studio's features and the ground; the import rules give it its meaning. */
const STUDIO_SHARED = 'apps/web/src/studio/shared/'

function findVagueName({ path }: SourceFile): string | null {
  const names = path
    .replace(STUDIO_SHARED, '')
    .split('/')
    .map((name) => name.split('.')[0] ?? '')
  return names.some((name) => VAGUE_NAME.test(name)) ? `${path}: the name does not say what it contains` : null
}

/** A module's entry file may re-export by name. */
const MODULE_ENTRY = /^apps\/server\/src\/modules\/([^/]+)\/\1\.ts$/

function findBarrel({ path, text }: SourceFile): string | null {
  if (/(?:^|\/)index\.(?:ts|tsx|mjs|js)$/.test(path)) return `${path}: no barrels`
  if (!/\.(?:ts|tsx|mjs|js)$/.test(path)) return null
  const isReexporting = EXPORT_ALL.test(text) || (EXPORT_FROM.test(text) && !MODULE_ENTRY.test(path))
  return isReexporting ? `${path} re-exports another file` : null
}

/** Files that are too long, vaguely named, or barrels. */
export function findFileProblems(file: SourceFile): string[] {
  return [findExcessLength(file), findVagueName(file), findBarrel(file)].filter((problem) => problem !== null)
}

/** Registry addresses in the lock file, which may not exist on another machine. */
export function registryAddresses(lockFile: string): string[] {
  return lockFile.split('\n').filter((line) => /"resolved":\s*"(?:https?|git|ssh)/.test(line))
}
