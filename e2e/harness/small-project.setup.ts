import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { killCommands } from './child-process.ts'
import { ROOT } from './project-root.ts'
import { NODE_PACKAGE, openSmallProject } from './small-project.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Small projects for copies: one as cloned, one that was started before. */
    smallProjects: { fresh: string; started: string }
  }
}

let folder: string | undefined

/** Prepares both projects once, because npm is slow. Tests work on copies. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'mixed-zone-small-'))
  const [fresh, started] = [join(folder, 'fresh'), join(folder, 'started')]
  makeProject(fresh)
  cpSync(fresh, started, { recursive: true, verbatimSymlinks: true })
  const command = openSmallProject(started).start({ STOP_MS: '0' })
  await command.waitFor(/serving/)
  command.kill('SIGTERM')
  await command.ended
  await killCommands()
  project.provide('smallProjects', { fresh, started })
}

export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}

function makeProject(root: string): void {
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true })
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  mkdirSync(join(root, 'vendor/node/bin'), { recursive: true })
  symlinkSync(process.execPath, join(root, 'vendor/node/bin/node'))
  openSmallProject(root).lock('1.0.0')
}

/** Replaces Vite: builds a page and an asset that is named by its content. It hangs while a file `hang` exists. */
const BUILDER = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
const root = new URL('../../../', import.meta.url)
const isMails = existsSync('src/mails')
const out = isMails ? 'dist/mails' : 'dist'
if (isMails) {
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

/** A server that prints its environment and how it was stopped. */
const SERVER = `
let signals: string[] = []
const stop = (signal: string) => {
  signals.push(signal)
  if (signals.length > 1) return
  setTimeout(() => { process.stdout.write('stopped by ' + signals.join('+') + '\\n', () => process.exit(0)) }, Number(process.env.STOP_MS ?? 1000))
}
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
// Printed last: a test may stop the server as soon as it reads this.
process.stdout.write('serving ' + process.version + ' WORD=' + process.env.WORD + ' NODE_ENV=' + process.env.NODE_ENV + '\\n')
if (process.env.EXIT_CODE !== undefined) process.exit(Number(process.env.EXIT_CODE))
setInterval(() => {}, 1000)
`

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
