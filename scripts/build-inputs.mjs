import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from './start-paths.mjs'

const WEB = {
  folders: ['apps/web', 'packages/contract/src'],
  files: ['package-lock.json', 'tsconfig.base.json', 'packages/contract/package.json', 'scripts/build-web.mjs'],
}
const MAILS = {
  folders: ['apps/server/src/mails/html'],
  files: ['package-lock.json', 'apps/server/vite.config.ts', 'scripts/build-mails.mjs'],
}
const NO_INPUT = new Set(['dist', 'node_modules'])

export const hashWebInputs = () => hashInputs(WEB)

export const hashMailInputs = () => hashInputs(MAILS)

/**
 * One value for everything that something is built from: names and contents, in a fixed order.
 * @param {{ folders: string[], files: string[] }} inputs
 */
function hashInputs({ folders, files }) {
  const hash = createHash('sha256')
  for (const file of [
    ...folders.flatMap((folder) => filesBelow(join(ROOT, folder))),
    ...files.map((file) => join(ROOT, file)),
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
