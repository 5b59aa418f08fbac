// Runs on the Node.js that the machine has (20 or later): installs the packages of the lock file, finds the pinned Node.js 24, and runs
// `scripts/NAME.ts` on it.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProcess } from './run-process.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PINNED_MAJOR = 24

const IS_WINDOWS = process.platform === 'win32'
const PINNED_NODE = join(
  ROOT,
  'node_modules',
  `node-${IS_WINDOWS ? 'win' : process.platform}-${process.arch}`,
  'bin',
  IS_WINDOWS ? 'node.exe' : 'node',
)

// Inside node_modules, so that deleting that folder deletes the claim that it is complete.
const STAMP = join(ROOT, 'node_modules', '.cache', 'mixed-zone', 'installed')

/**
 * By default glibc keeps freed memory for each thread, and more of it the larger the blocks that were freed. Here all threads share one arena, and the
 * blocks of pictures go back to the system at once; chunks of downloads (256 kB) are reused, since new pages would cost a quarter of the speed.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '294912' }

/**
 * Every chunk of a download is a new buffer outside the heap. By default V8 scavenges such buffers only after 128 MB of them, and starts a full
 * collection after 64 MB, which costs more than the download itself (decision 26). With the first flag it scavenges after every 16 MB, and with
 * the second the buffers count towards the limit of the heap, which is never below 96 MB. Above that, the heap may grow by a fifth of what is in
 * use; by default it is three times that.
 */
const GARBAGE_COLLECTOR = [
  '--scavenger-max-new-space-capacity-mb=4',
  '--external-memory-accounted-in-global-limit',
  '--initial-old-space-size=96',
  '--heap-growing-percent=20',
  '--max-semi-space-size=8',
]

/** Compiled code is kept between two starts. Without it Node.js strips the types of every file each time, with a compiler that takes 20 MB. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compile') }

stopWithNpm()
process.exitCode = await main()

/** @returns {Promise<number>} */
async function main() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) return fail(`Mixed Zone needs Node.js 20 or later; this is ${process.version}.`)
  const [name = '', ...args] = process.argv.slice(2)
  const code = await installIfNeeded()
  if (code !== 0) return code
  const node = existsSync(PINNED_NODE) ? PINNED_NODE : process.execPath
  if (node === process.execPath && major < PINNED_MAJOR) {
    return fail(
      `There is no packaged Node.js ${PINNED_MAJOR} for ${process.platform} ${process.arch}: please install Node.js ${PINNED_MAJOR} or later (this is ${process.version}).`,
    )
  }
  const hook = new URL('drizzle-resolve-hook.mjs', import.meta.url).href
  // Another version may not know these flags.
  const flags = node === PINNED_NODE ? GARBAGE_COLLECTOR : []
  const env = { ...ALLOCATOR, ...COMPILE_CACHE, ...process.env }
  return runProcess(node, [...flags, '--import', hook, join(ROOT, 'scripts', `${name}.ts`), ...args], {
    cwd: ROOT,
    env,
  })
}

/** Runs `npm ci` unless these packages are installed already. */
async function installIfNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return 0
  rmSync(STAMP, { force: true })
  process.stderr.write('Installing the packages (npm ci, the first time only) …\n')
  // Dev packages build the web app. None of our packages needs an install script, and engine warnings about the machine's older
  // Node.js would mislead: the product runs on the pinned one.
  const flags = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const code = await runProcess(IS_WINDOWS ? 'npm.cmd' : 'npm', ['ci', ...flags], {
    cwd: ROOT,
    shell: IS_WINDOWS,
    env: { ...process.env, npm_config_loglevel: 'error' },
  })
  if (code !== 0) {
    process.stderr.write(
      `The packages could not be installed (npm ci ended with ${code}). The next start tries again.\n`,
    )
    return code
  }
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, wanted)
  return 0
}

/**
 * npm passes SIGTERM to the shell between npm and us, and that shell dies without passing it on: notice that it is gone. `npm start` has no
 * shell (`exec`), so that npm waits until the server has stopped; then this notices only that npm was killed.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`)
  return 1
}
