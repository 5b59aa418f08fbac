import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { CACHE, ROOT } from './paths.ts'

/** A program that passes or fails as a whole. */
export interface Step {
  readonly name: string
  /** Arguments of Node.js. */
  readonly args: readonly string[]
  readonly hint?: string
}

export interface StepResult {
  readonly name: string
  readonly isGood: boolean
  readonly seconds: number
}

/**
 * Folders whose `tsconfig.json` is checked. The root's covers everything that runs on Node.js: server, scripts and benchmarks share most
 * files, which one program checks once.
 */
const TYPED_FOLDERS = ['.', 'packages/contract', 'apps/web', 'e2e']

const bin = (path: string) => join(ROOT, 'node_modules', path)

export const VITEST = bin('vitest/vitest.mjs')
export const PLAYWRIGHT = bin('@playwright/test/cli.js')

export const STATIC_STEPS: readonly Step[] = [
  { name: 'format', args: [bin('@biomejs/biome/bin/biome'), 'format', '.'], hint: 'npm run format' },
  { name: 'lint', args: [bin('oxlint/bin/oxlint')] },
  ...TYPED_FOLDERS.map((folder) => ({ name: `types ${folder}`, args: typeCheck(folder) })),
]

/**
 * They compute more than they wait, and each worker loads all modules: one for each of two cores takes the least time. No retry, because
 * nothing would list the flaky ones.
 */
export const UNIT_STEP: Step = {
  name: 'unit and component tests',
  args: [
    ...[VITEST, 'run', '--project', 'unit', '--project', 'component'],
    ...['--maxWorkers', '2', '--retry', '0', '--reporter', 'dot'],
  ],
}

/** Fills the data folder that the process tests and the browser tests copy. */
export const FILL_STEP: Step = { name: 'demo league of the tests', args: [join(ROOT, 'e2e/harness/template.ts')] }

/** Several threads would check much of the same: on two cores they take as long and twice the CPU, which the tests beside them need. */
function typeCheck(folder: string): string[] {
  const name = folder === '.' ? 'node' : folder.replaceAll('/', '-')
  const cacheFile = join(CACHE, 'types', `${name}.tsbuildinfo`)
  return [bin('typescript/bin/tsc'), '-p', folder, '--singleThreaded', '--incremental', '--tsBuildInfoFile', cacheFile]
}

/** Mostly runs while a test beside it waits, but is never starved. */
const BACKGROUND_PRIORITY = 5

interface RunOptions {
  /** Yields to everything else that wants to compute. */
  readonly isBackground?: boolean
}

/** Runs the steps one after the other and prints the output of those that fail. */
export async function runSteps(steps: readonly Step[], options: RunOptions = {}): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) results.push(await runStep(step, options))
  return results
}

async function runStep({ name, args, hint }: Step, { isBackground = false }: RunOptions): Promise<StepResult> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_ENV: 'test' } })
  if (isBackground && child.pid !== undefined) setPriority(child.pid, BACKGROUND_PRIORITY)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const seconds = (performance.now() - startedAt) / 1000
  const isGood = code === 0
  process.stdout.write(`${isGood ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s\n`)
  if (!isGood) process.stdout.write(`\n${stdout}${stderr}\n${hint === undefined ? '' : `Fix: ${hint}\n`}`)
  return { name, isGood, seconds }
}
