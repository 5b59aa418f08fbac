import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type RunningCommand, startCommand } from './child-process.ts'
import { ROOT } from './project-root.ts'

/** Our own `npm start`. */
const START: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts.start

/** The package of the pinned Node.js. */
export const NODE_PACKAGE = `node-${process.platform}-${process.arch}`

/** A project with our real scripts, and with local packages: it installs and builds in seconds without a network. */
export interface SmallProject {
  folder: string
  /** The number of builds of the web app. */
  builds(): number
  write(path: string, content: string): void
  /** Locks another version of the builder. */
  lock(version: string): void
  remove(path: string): void
  /** Restores a removed file from the template. */
  restore(path: string): void
  has(path: string): boolean
  /** The files of the built web app. */
  assets(): string[]
  start(env?: NodeJS.ProcessEnv): RunningCommand
  delete(): void
}

export function copySmallProject(template: string): SmallProject {
  // Spaces, quotes and non-ASCII letters, as in real paths.
  const folder = join(mkdtempSync(join(tmpdir(), 'mixed-zone-small-')), "Zona mixta – l'équipe ñ 空")
  cpSync(template, folder, { recursive: true, verbatimSymlinks: true })
  return {
    ...openSmallProject(folder),
    restore: (path) => cpSync(join(template, path), join(folder, path)),
    delete: () => rmSync(dirname(folder), { recursive: true, force: true }),
  }
}

export function openSmallProject(folder: string): Omit<SmallProject, 'restore' | 'delete'> {
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return {
    folder,
    write,
    lock(version) {
      write('vendor/vite/package.json', JSON.stringify({ name: 'vite', version, type: 'module' }))
      runNpm(['pack', '--pack-destination', '..'], join(folder, 'vendor/vite'))
      write('package.json', packageJson(version))
      runNpm(['install', '--package-lock-only', '--no-audit', '--no-fund'], folder)
    },
    builds: () => (existsSync(join(folder, 'builds.log')) ? statSync(join(folder, 'builds.log')).size : 0),
    remove: (path) => rmSync(join(folder, path), { recursive: true, force: true }),
    has: (path) => existsSync(join(folder, path)),
    assets: () => readdirSync(join(folder, 'apps/web/dist/assets')).sort(),
    start: (env) =>
      // Ignores the npm settings of the user, which may print warnings.
      startCommand({ command: 'npm', args: ['start'], cwd: folder, env: { npm_config_userconfig: devNull, ...env } }),
  }
}

function runNpm(args: string[], cwd: string): void {
  execFileSync('npm', [...args, '--offline', '--loglevel=error'], { cwd, stdio: 'ignore' })
}

function packageJson(version: string): string {
  return JSON.stringify({
    name: 'small',
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { start: START },
    devDependencies: { vite: `file:vendor/vite-${version}.tgz` },
    optionalDependencies: { [NODE_PACKAGE]: 'file:vendor/node' },
  })
}
