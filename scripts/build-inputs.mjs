import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from './start-paths.mjs'

const FOLDERS = ['apps/web', 'packages/contract/src']
const FILES = ['package-lock.json', 'tsconfig.base.json', 'packages/contract/package.json', 'scripts/build-web.mjs']
const NO_INPUT = new Set(['dist', 'node_modules'])

/** One value for everything that the web app is built from: names and contents, in a fixed order. */
export function hashWebInputs() {
  const hash = createHash('sha256')
  for (const file of [
    ...FOLDERS.flatMap((folder) => filesBelow(join(ROOT, folder))),
    ...FILES.map((file) => join(ROOT, file)),
  ]) {
    const bytes = readFileSync(file)
    hash.update(`${relative(ROOT, file).split(sep).join('/')}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (NO_INPUT.has(entry.name) || entry.name.includes('.test.')) return []
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}
