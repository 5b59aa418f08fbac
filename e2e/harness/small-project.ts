import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type RunningCommand, startCommand } from './child-process.ts'
import { ROOT } from './project-root.ts'

const NODE_PACKAGE = `node-${process.platform}-${process.arch}`

/** A project with our real commands but packages that lie beside it, so that installing and building take moments and no network. */
export interface SmallProject {
  folder: string
  /** How often the web app was built so far. */
  builds(): number
  write(path: string, content: string): void
  /** Puts another version of the builder into the lock file. */
  lock(version: string): void
  remove(path: string): void
  has(path: string): boolean
  /** The files of the built web app. */
  assets(): string[]
  start(env?: NodeJS.ProcessEnv): RunningCommand
  delete(): void
}

export function createSmallProject(): SmallProject {
  // Spaces, quotes and letters beyond ASCII: the path of a real desk.
  const folder = join(mkdtempSync(join(tmpdir(), 'mixed-zone-small-')), "Zona mixta – l'équipe ñ 空")
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const lock = (version: string) => {
    write('vendor/vite/package.json', JSON.stringify({ name: 'vite', version, type: 'module' }))
    runNpm(['pack', '--pack-destination', '..'], join(folder, 'vendor/vite'))
    write('package.json', packageJson(version))
    runNpm(['install', '--package-lock-only', '--no-audit', '--no-fund'], folder)
  }
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true })
  for (const [path, content] of Object.entries(FILES)) write(path, content)
  mkdirSync(join(folder, 'vendor/node/bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'vendor/node/bin/node'))
  lock('1.0.0')

  return {
    folder,
    write,
    lock,
    builds: () => (existsSync(join(folder, 'builds.log')) ? statSync(join(folder, 'builds.log')).size : 0),
    remove: (path) => rmSync(join(folder, path), { recursive: true, force: true }),
    has: (path) => existsSync(join(folder, path)),
    assets: () => readdirSync(join(folder, 'apps/web/dist/assets')).sort(),
    start: (env) =>
      // The machine's own npm settings, which may bring warnings of their own, are not looked at.
      startCommand({ command: 'npm', args: ['start'], cwd: folder, env: { npm_config_userconfig: devNull, ...env } }),
    delete: () => rmSync(dirname(folder), { recursive: true, force: true }),
  }
}

function runNpm(args: string[], cwd: string): void {
  execFileSync('npm', [...args, '--offline', '--loglevel=error'], { cwd, stdio: 'ignore' })
}

// Builds as Vite does as far as our commands can see: a page and an asset named by its content. It hangs while there is a file `hang`.
const BUILDER = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
const root = new URL('../../../', import.meta.url)
const out = process.argv[process.argv.indexOf('--outDir') + 1]
if (existsSync('src/mails')) {
  mkdirSync(out, { recursive: true })
  writeFileSync(out + '/mail-html.js', '')
  process.exit(0)
}
const source = readFileSync('src/page.txt', 'utf8').trim()
appendFileSync(new URL('builds.log', root), '.')
if (source === 'broken') { console.error('page.txt is broken'); process.exit(1) }
rmSync(out, { recursive: true, force: true })
mkdirSync(out + '/assets', { recursive: true })
writeFileSync(out + '/assets/' + source + '.js', source)
if (existsSync(new URL('hang', root))) { console.log('hanging'); setInterval(() => {}, 1000) }
else writeFileSync(out + '/index.html', process.env.NODE_ENV + ' ' + source)
`

// A server that tells what it was given and how it was stopped.
const SERVER = `
let signals: string[] = []
process.stdout.write('serving ' + process.version + ' WORD=' + process.env.WORD + ' NODE_ENV=' + process.env.NODE_ENV + '\\n')
if (process.env.EXIT_CODE !== undefined) process.exit(Number(process.env.EXIT_CODE))
const stop = (signal: string) => {
  signals.push(signal)
  if (signals.length > 1) return
  setTimeout(() => { process.stdout.write('stopped by ' + signals.join('+') + '\\n', () => process.exit(0)) }, Number(process.env.STOP_MS ?? 1000))
}
process.on('SIGINT', stop).on('SIGTERM', stop)
setInterval(() => {}, 1000)
`

function packageJson(version: string): string {
  return JSON.stringify({
    name: 'small',
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { start: 'node scripts/start.mjs' },
    devDependencies: { vite: `file:vendor/vite-${version}.tgz` },
    optionalDependencies: { [NODE_PACKAGE]: 'file:vendor/node' },
  })
}

const FILES: Record<string, string> = {
  '.npmrc': 'update-notifier=false\n',
  'tsconfig.base.json': '{}',
  'packages/contract/package.json': '{}',
  'packages/contract/src/rule.ts': 'export const rule = 1\n',
  'apps/web/src/page.txt': 'first',
  'apps/server/package.json': JSON.stringify({ type: 'module' }),
  'apps/server/src/main.ts': SERVER,
  'apps/server/src/mails/html/mail-html.tsx': 'export const mail = 1\n',
  'apps/server/vite.config.ts': 'export default {}\n',
  'vendor/node/package.json': JSON.stringify({ name: NODE_PACKAGE, version: '24.0.0', bin: { node: 'bin/node' } }),
  'vendor/vite/bin/vite.js': BUILDER,
}
