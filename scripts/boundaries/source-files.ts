import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A file of the project: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'data', 'test-results', '.git', '.cache'])

const CODE_FILE = /\.(?:ts|tsx|mjs|js|css|html|sql)$/

function listCodePaths(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED_FOLDERS.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listCodePaths(path)
    return CODE_FILE.test(entry.name) ? [path] : []
  })
}

/** All code files below a root, committed or not. */
export function readSources(root: string): SourceFile[] {
  return listCodePaths(root).map((path) => ({
    path: relative(root, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }))
}
