import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { watchParent } from './start-parent.mjs'

const GUARD = new URL('start-guard.mjs', import.meta.url).href

// Ctrl-C reaches us from the terminal and again from npm, a few milliseconds apart. It is one wish; for the server a second signal means
// "now, without waiting", so only one of them may get through.
const SAME_WISH_MS = 400

/**
 * Starts a Node.js program that lives no longer than we do. It is in a process group of its own, so that signals come from us alone.
 * @param {{ node: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, output?: 'inherit' | 'pipe', guarded?: boolean }} options
 */
export function startChild({ node, args, cwd, env, output = 'inherit', guarded = true }) {
  const child = spawn(node, guarded ? ['--import', GUARD, ...args] : args, {
    cwd,
    env: env ?? process.env,
    stdio: ['ignore', output, output, 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const { stop, release } = endWith(child)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(exitCodeOf(code, signal)))
  }).finally(release)
  return { child, ended, stop }
}

/** Runs a program to its end and keeps what it printed. */
export async function runQuietly(options) {
  const { child, ended } = startChild({ ...options, output: 'pipe' })
  /** @type {Buffer[]} */
  const pieces = []
  child.stdout.on('data', (piece) => pieces.push(piece))
  child.stderr.on('data', (piece) => pieces.push(piece))
  const code = await ended
  return { code, output: Buffer.concat(pieces).toString('utf8').trim() }
}

/** Passes on what asks us to stop, and notices when the one who started us is gone. */
function endWith(child) {
  let lastAt = Number.NEGATIVE_INFINITY
  const pass = (signal) => {
    if (performance.now() - lastAt < SAME_WISH_MS) return
    lastAt = performance.now()
    child.kill(signal)
  }
  const onInterrupt = () => pass('SIGINT')
  const onTerminate = () => pass('SIGTERM')
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate).on('SIGHUP', onTerminate)
  const stop = () => {
    // The signal that ended another part of us may have reached the child too, and is one wish with it.
    if (lastAt === Number.NEGATIVE_INFINITY) pass('SIGTERM')
  }
  const unwatch = watchParent(stop)
  const release = () => {
    unwatch()
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate).off('SIGHUP', onTerminate)
  }
  return { stop, release }
}

function exitCodeOf(code, signal) {
  if (code !== null) return code
  return 128 + (constants.signals[signal] ?? 0)
}

/** Whether a program was ended by a signal, as an exit code tells it. */
export function wasStopped(code) {
  return code > 128 && code <= 128 + 64
}
