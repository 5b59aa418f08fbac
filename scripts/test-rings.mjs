import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from './check-steps.mjs'
import { ROOT } from './start-paths.mjs'

const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')

/**
 * A part of the whole that is run and counted by itself.
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string }} RingResult
 */

/** A program that passes or fails as one: format, lint, types. @returns {Promise<RingResult>} */
export async function runCheck(step) {
  const { isGood, output, seconds } = await runStep(step)
  return { name: step.name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, seconds, output: isGood ? '' : output }
}

/**
 * The tests of one vitest project.
 * @param {{ project: string, config?: string, reports: string }} ring
 * @returns {Promise<RingResult>}
 */
export async function runRing({ project, config = 'vitest.config.ts', reports }) {
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [VITEST, 'run', '--config', config, '--project', project, ...reporters]
  const { isGood, output, seconds } = await runStep({ name: project, args })
  const { passed, failed } = countTests(report)
  if (failed > 0) return { name: project, passed, failed, seconds, output }
  if (passed > 0 && isGood) return { name: project, passed, failed, seconds, output: '' }
  const reason = passed === 0 ? 'It ran no test.' : 'Something failed outside the tests.'
  return { name: project, passed, failed: 1, seconds, output: `${output}\n${reason}` }
}

/** A file that could not even be loaded has no tests to count, and is one failure. */
function countTests(report) {
  const { testResults } = readReport(report)
  const counts = { passed: 0, failed: 0 }
  for (const { status, assertionResults } of testResults) {
    const passed = assertionResults.filter((test) => test.status === 'passed').length
    const failed = assertionResults.filter((test) => test.status === 'failed').length
    counts.passed += passed
    counts.failed += status === 'failed' && failed === 0 ? 1 : failed
  }
  return counts
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { testResults: [] }
  }
}
