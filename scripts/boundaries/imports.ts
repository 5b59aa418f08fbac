import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

export interface Import {
  readonly from: string
  /** The file's path from the root, or the name of a package or of one of Node's own modules. */
  readonly to: string
}

// Statements, `import()` and `import type` alike; none of them may hold a quote or a semicolon before the name.
const SPECIFIER =
  /(?:^|[\s;}])(?:import|export)\b(?:[^'"`;()]*?\bfrom)?\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*[,)]/g

const PACKAGE = /^@mixed-zone\/([^/]+)\/(.+)$/

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  const [, name, path] = PACKAGE.exec(specifier) ?? []
  return name === undefined ? specifier : `packages/${name}/src/${path}.ts`
}

/** All imports of a file, types included. */
export function importsOf({ path, text }: SourceFile): Import[] {
  if (!/\.(?:ts|tsx|mjs|js)$/.test(path)) return []
  return [...withoutComments(text).matchAll(SPECIFIER)].map((match) => ({
    from: path,
    to: resolve(path, match[1] ?? match[2] ?? ''),
  }))
}

/** Import cycles, each as a list of paths. */
export function findCycles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path)
    if (start !== -1) {
      cycles.push([...trail.slice(start), path])
      return
    }
    if (done.has(path)) return
    for (const { to } of targets.get(path) ?? []) visit(to, [...trail, path])
    done.add(path)
  }
  for (const path of targets.keys()) visit(path, [])
  return cycles
}
