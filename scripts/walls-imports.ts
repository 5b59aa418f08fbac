import { posix } from 'node:path'
import type { SourceFile } from './walls-files.ts'

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

/** Everything that a file takes from elsewhere, types included. */
export function importsOf({ path, text }: SourceFile): Import[] {
  if (!/\.(?:ts|tsx|mjs|js)$/.test(path)) return []
  return [...withoutComments(text).matchAll(SPECIFIER)].map((match) => ({
    from: path,
    to: resolve(path, match[1] ?? match[2] ?? ''),
  }))
}

/** The circles among files, each as the paths on the way round. */
export function findCircles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const circles: string[][] = []
  const visit = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path)
    if (start !== -1) {
      circles.push([...way.slice(start), path])
      return
    }
    if (done.has(path)) return
    for (const { to } of targets.get(path) ?? []) visit(to, [...way, path])
    done.add(path)
  }
  for (const path of targets.keys()) visit(path, [])
  return circles
}
