import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface SystemPackage {
  readonly name: string
  readonly isInstalled: () => boolean
}

/** Debian packages that the tests drive. */
const REQUIRED: readonly SystemPackage[] = [
  { name: 'chromium', isInstalled: () => ['chromium', 'chromium-browser', 'google-chrome'].some(hasCommand) },
  // Previews of films and documents, which the product makes where they are installed.
  { name: 'ffmpeg', isInstalled: () => hasCommand('ffmpeg') },
  { name: 'poppler-utils', isInstalled: () => hasCommand('pdftoppm') },
  { name: 'libreoffice-calc-nogui', isInstalled: () => hasCommand('soffice') },
  // Debian keeps the server's programs out of the path.
  {
    name: 'postgresql',
    isInstalled: () => hasCommand('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  // What people unpack zips and fetch files with.
  ...['curl', 'wget', 'unzip', 'python3'].map((name) => ({ name, isInstalled: () => hasCommand(name) })),
  { name: '7zip', isInstalled: () => ['7zz', '7z'].some(hasCommand) },
  { name: 'libarchive-tools', isInstalled: () => hasCommand('bsdtar') },
  { name: 'aria2', isInstalled: () => hasCommand('aria2c') },
  { name: 'default-jdk-headless', isInstalled: () => hasCommand('jar') },
]

/** Makes the browser tests faster; they also run without it. */
const OPTIONAL: SystemPackage = {
  name: 'chromium-headless-shell',
  isInstalled: () => hasCommand('chromium-headless-shell'),
}

/** Installs what the tests need as root on Debian; elsewhere says which command does it. Returns the reason it failed, or null. */
export function installSystemPackages(): string | null {
  const missing = REQUIRED.filter(({ isInstalled }) => !isInstalled()).map(({ name }) => name)
  const canInstall = process.getuid?.() === 0 && hasCommand('apt-get')
  const command = `apt-get install --yes ${missing.join(' ')}`
  if (!canInstall) return missing.length === 0 ? null : `The tests need: sudo ${command}`
  if (missing.length > 0 && !install(missing)) return `The tests need packages that could not be installed: ${command}`
  if (!OPTIONAL.isInstalled()) install([OPTIONAL.name])
  return null
}

function install(names: readonly string[]): boolean {
  process.stderr.write(`Installing ${names.join(', ')} for the tests …\n`)
  return [['update'], ['install', '--yes', '--no-install-recommends', ...names]].every((args) => {
    const { status } = spawnSync('apt-get', ['--quiet=2', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return status === 0
  })
}

function hasCommand(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
}
