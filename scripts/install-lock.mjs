import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from './start-failure.mjs'
import { CACHE } from './start-paths.mjs'

const BEAT_MS = 1000
const DEAD_AFTER_MS = 5000
const LOOK_EVERY_MS = 200

/**
 * Does a piece of work that two commands must not do at once, such as `npm ci`. The holder touches the lock every second; one that has not
 * been touched for five belongs to a process that was killed. (A process id would lie where containers share the folder.)
 * @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const file = join(CACHE, `${name}.lock`)
  let told = false
  while (!take(file)) {
    if (!told) process.stderr.write(`Another command is at work (${name}): waiting for it …\n`)
    told = true
    await wait(LOOK_EVERY_MS)
  }
  const beat = setInterval(() => touch(file), BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(file, { force: true })
  }
}

function take(file) {
  try {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw new Failure(`${CACHE} cannot be written: ${error.message}`)
    if (ageOf(file) > DEAD_AFTER_MS) rmSync(file, { force: true })
    return false
  }
}

function ageOf(file) {
  const modifiedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return modifiedAt === undefined ? 0 : Date.now() - modifiedAt
}

function touch(file) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch (error) {
    // Somebody cleared the folder: the work itself is not harmed.
    if (error.code !== 'ENOENT') throw error
  }
}
