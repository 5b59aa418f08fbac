import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from './build.ts'
import { ROOT } from './paths.ts'
import { runProcess } from './run-process.mjs'
import { FILL_STEP, PLAYWRIGHT, runSteps, STATIC_STEPS, VITEST } from './steps.ts'
import { installSystemPackages } from './system-packages.ts'
import {
  addCounts,
  type Counts,
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  type VitestReport,
} from './test-reports.ts'

/** Written by the JSON reporter of `e2e/playwright.config.ts`. */
const BROWSER_REPORT = join(ROOT, 'test-results/browser.json')

/** `npm test`: every check and test. The last line of the output has the two totals. */
const problem = installSystemPackages()
if (problem === null) process.exitCode = await runAll()
else {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}

async function runAll(): Promise<number> {
  const reports = mkdtempSync(join(tmpdir(), 'mixed-zone-reports-'))
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true })
  const buildCode = await buildIfChanged()
  // Filling the demo league and the static checks take the time in which tests wait for a database or a timer.
  const [tests, steps] = await Promise.all([
    runVitest({ reports, project: '!process', reporter: 'default' }),
    runSteps([FILL_STEP, ...STATIC_STEPS], { isBackground: true }),
  ])
  // Both use the demo league. A process test mostly waits for one process that starts or stops.
  const [processTests, browserTests] = await Promise.all([
    runVitest({ reports, project: 'process', reporter: 'dot', maxWorkers: 1 }),
    runBrowserTests(),
  ])
  const { passed, failed, failures, flaky } = addCounts([
    asCounts(buildCode === 0),
    ...steps.map(({ name, isGood }) => ({ ...asCounts(isGood), failures: isGood ? [] : [name] })),
    tests,
    processTests,
    browserTests,
  ])
  rmSync(reports, { recursive: true, force: true })
  for (const test of flaky) print(`\nFlaky: ${test}`)
  for (const failure of failures) print(`\nFailed: ${failure}`)
  print(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

interface VitestRun {
  /** The folder for its report. */
  readonly reports: string
  /** The name of a project, or `!` and the name of one to leave out. */
  readonly project: string
  readonly reporter: string
  readonly maxWorkers?: number
}

async function runVitest({ reports, project, reporter, maxWorkers }: VitestRun): Promise<Counts> {
  const report = join(reports, `${project}.json`)
  const args = ['--project', project, '--reporter', reporter, '--reporter', 'json', `--outputFile.json=${report}`]
  if (maxWorkers !== undefined) args.push('--maxWorkers', String(maxWorkers))
  const code = await runNode([VITEST, 'run', ...args])
  return withExitCode(countVitest(readReport<VitestReport>(report)), code)
}

async function runBrowserTests(): Promise<Counts> {
  const code = await runNode([PLAYWRIGHT, 'test', '--config', 'e2e/playwright.config.ts'])
  return withExitCode(countPlaywright(readReport<PlaywrightReport>(BROWSER_REPORT)), code)
}

/** A run that ended with an error is a failure even where no test failed: for example a file that did not load. */
function withExitCode({ failed, ...counts }: Counts, code: number): Counts {
  return { ...counts, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function asCounts(isGood: boolean): Counts {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function runNode(args: readonly string[]): Promise<number> {
  return runProcess(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_ENV: 'test' } })
}

function print(line: string): void {
  process.stdout.write(`${line.replaceAll(`${ROOT}/`, '')}\n`)
}

/** The runner's own format at the pinned version; empty where the runner could not write it. */
function readReport<T>(file: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
