import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 250

/**
 * Tells when npm, which started us, is gone. Most shells stay between npm and us: one that gets npm's signal dies without passing it on, and
 * when npm is killed outright the shell stays and knows nothing. So both links are watched.
 * @param {() => void} onGone
 * @returns {() => void} stops watching
 */
export function watchParent(onGone) {
  // Started by hand and sent to the background, we may well outlive the shell.
  if (process.env.npm_lifecycle_event === undefined) return () => {}
  const parent = process.ppid
  const grandparent = parentOf(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return
    clearInterval(timer)
    onGone()
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Null where the system does not tell; then the nearer link alone is watched. */
function parentOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything: what follows the last bracket is the state, then the parent.
    return Number(fields.slice(fields.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}
