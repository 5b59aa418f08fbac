import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Moves a finished build into the folder that is served, while it is served: first the files with a hash in their name, which replace
 * nothing, the pages last. What the previous build brought stays for one more round, because a running server and open tabs
 * still ask for it; anything older goes.
 * @param {{ from: string, to: string, previous: string[] }} options
 * @returns {string[]} the files of this build
 */
export function publish({ from, to, previous }) {
  const files = filesBelow(from).sort((a, b) => Number(isPage(a)) - Number(isPage(b)))
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  const kept = new Set([...files, ...previous])
  for (const file of filesBelow(to)) {
    if (!kept.has(file)) rmSync(join(to, file), { force: true })
  }
  rmSync(from, { recursive: true, force: true })
  return files
}

function isPage(file) {
  return file.endsWith('.html')
}

/** @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
}
