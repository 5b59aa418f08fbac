import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from './start-failure.mjs'
import { startProgress } from './start-progress.mjs'

/** Debian packages that the tests drive, and how to see that one is there. */
const NEEDED = [
  { name: 'chromium', isThere: () => ['chromium', 'chromium-browser', 'google-chrome'].some(isCommand) },
  { name: 'libreoffice-calc-nogui', isThere: () => isCommand('soffice') },
  { name: 'postgresql', isThere: () => isCommand('initdb') || hasDebianServer() },
  // What people unpack zips and fetch files with.
  ...['curl', 'wget', 'unzip', 'python3'].map((name) => ({ name, isThere: () => isCommand(name) })),
  { name: '7zip', isThere: () => ['7zz', '7z'].some(isCommand) },
  { name: 'libarchive-tools', isThere: () => isCommand('bsdtar') },
  { name: 'aria2', isThere: () => isCommand('aria2c') },
  { name: 'default-jdk-headless', isThere: () => isCommand('jar') },
]

/** What makes them quicker, a browser without a window: not worth a failure where it cannot be had. */
const WELCOME = { name: 'chromium-headless-shell', isThere: () => isCommand('chromium-headless-shell') }

/** Installs what the tests need from the system where that is ours to do: as root, on Debian. Elsewhere says which command does it. */
export function installPackagesIfMissing() {
  const missing = NEEDED.filter(({ isThere }) => !isThere()).map(({ name }) => name)
  const isOurs = process.getuid?.() === 0 && isCommand('apt-get')
  if (!isOurs) {
    if (missing.length === 0) return
    throw new Failure(`The tests need ${missing.join(' and ')}: sudo apt-get install --yes ${missing.join(' ')}`)
  }
  if (missing.length > 0) {
    const { isGood, output } = install(missing)
    if (!isGood) throw new Failure(`${output}\nThe tests need ${missing.join(' and ')}, which could not be installed.`)
  }
  if (!WELCOME.isThere()) install([WELCOME.name])
}

function install(names) {
  const progress = startProgress(`Installing ${names.join(' and ')} for the tests`)
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...names]]) {
    const { status, stdout, stderr } = spawnSync('apt-get', ['--quiet=2', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
    })
    if (status === 0) continue
    progress.failed()
    return { isGood: false, output: `${stdout}${stderr}` }
  }
  progress.done()
  return { isGood: true, output: '' }
}

function isCommand(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
}

/** Debian keeps the server's programs out of the path. */
function hasDebianServer() {
  const folder = '/usr/lib/postgresql'
  return existsSync(folder) && readdirSync(folder).some((version) => existsSync(join(folder, version, 'bin', 'initdb')))
}
