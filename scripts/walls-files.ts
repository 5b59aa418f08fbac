import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A file of the project: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'test-results', '.git', '.cache'])

const CODE = /\.(?:ts|tsx|mjs|js|css|html|sql)$/

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return pathsBelow(path)
    return CODE.test(entry.name) ? [path] : []
  })
}

/** Every file of code below a root, whether or not it is committed yet. */
export function readSources(root: string): SourceFile[] {
  return pathsBelow(root).map((path) => ({
    path: relative(root, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }))
}
