import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './start-paths.mjs'
import { startProgress } from './start-progress.mjs'

const LOOK_EVERY_MS = 500

/**
 * npm says nothing while it installs, and its spinner says as much. The packages that have arrived can be counted, though.
 * @param {[string, { os?: string[], cpu?: string[], optional?: boolean }][]} packages
 */
export function watchInstallation(packages) {
  const expected = packages
    .filter(([, entry]) => isForThisMachine(entry))
    .map(([path]) => join(ROOT, path, 'package.json'))
  const progress = startProgress('Installing the packages (npm ci, the first time only)')
  const timer = setInterval(() => {
    progress.update(`${expected.filter((file) => existsSync(file)).length} of ${expected.length}`)
  }, LOOK_EVERY_MS)

  return {
    done() {
      clearInterval(timer)
      progress.done()
    },
    failed() {
      clearInterval(timer)
      progress.failed()
    },
  }
}

function isForThisMachine({ os, cpu }) {
  return (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)
}
