import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, VITE } from './paths.ts'
import { runProcess } from './run-process.mjs'

interface Build {
  readonly name: string
  /** Where Vite runs. */
  readonly folder: string
  readonly outDir: string
  /** Everything that the output depends on, as glob patterns from the root. */
  readonly inputs: readonly string[]
}

const WEB: Build = {
  name: 'the web app',
  folder: 'apps/web',
  outDir: 'apps/web/dist',
  inputs: [
    'apps/web/{src,public,vite}/**',
    'apps/web/*.*',
    'packages/{contract,document}/{src/**,package.json}',
    'package-lock.json',
    'tsconfig.base.json',
  ],
}

/** Node.js runs our TypeScript directly, but not the `.tsx` templates of mails. */
const MAILS: Build = {
  name: 'the mail templates',
  folder: 'apps/server',
  outDir: 'apps/server/dist/mails',
  inputs: [
    'apps/server/src/mails/html/**',
    'apps/server/{vite.config.ts,tsconfig.json}',
    // Of other files the templates use types only.
    'package-lock.json',
    'tsconfig.base.json',
  ],
}

/** Builds what changed since the last build. Resolves with the exit code of the first build that fails, or 0. */
export async function buildIfChanged(): Promise<number> {
  return (await build(WEB)) || (await build(MAILS))
}

export async function buildMailsIfChanged(): Promise<number> {
  return build(MAILS)
}

async function build({ name, folder, outDir, inputs }: Build): Promise<number> {
  const stamp = join(ROOT, outDir, '.inputs')
  const hash = hashOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0
  // A build that is interrupted leaves no stamp, and is repeated.
  rmSync(stamp, { force: true })
  process.stderr.write(`Building ${name} …\n`)
  const startedAt = performance.now()
  const code = await runProcess(process.execPath, [VITE, 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, folder),
    // A production build also for a server in development.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) {
    process.stderr.write(`Building ${name} failed.\n`)
    return code
  }
  writeFileSync(stamp, hash)
  process.stderr.write(`Built ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
  return 0
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const paths = globSync([...patterns], { cwd: ROOT, exclude: (path) => /\.test\.tsx?$/.test(path) })
  for (const path of paths.toSorted()) {
    const file = join(ROOT, path)
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

if (import.meta.main) process.exitCode = await buildIfChanged()
