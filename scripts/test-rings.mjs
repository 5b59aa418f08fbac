import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runStep } from './check-steps.mjs'
import { ROOT } from './start-paths.mjs'

const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')

/**
 * A part of the whole that is run and counted by itself.
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string, files: TestFile[], retried: string[] }} RingResult
 * @typedef {{ name: string, seconds: number }} TestFile
 */

/** A program that passes or fails as one: format, lint, types. @returns {Promise<RingResult>} */
export async function runCheck(step) {
  const { isGood, output, seconds } = await runStep(step)
  return asOne({ name: step.name, isGood, seconds, output: isGood ? '' : output })
}

/** What passes or fails as one, and counts as a test. @returns {RingResult} */
export function asOne({ name, isGood, seconds, output }) {
  return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, seconds, output, files: [], retried: [] }
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
  const { passed, failed, ...details } = readReport({ report, project })
  const result = { name: project, passed, failed, seconds, output, ...details }
  if (failed > 0) return result
  if (passed > 0 && isGood) return { ...result, output: '' }
  const reason = passed === 0 ? 'It ran no test.' : 'Something failed outside the tests.'
  return { ...result, failed: 1, output: `${output}\n${reason}` }
}

function readReport({ report, project }) {
  const { testResults } = parseReport(report)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  // A file that could not even be loaded has no tests to count, and is one failure.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed),
  )
  return {
    passed: tests.filter(isPassed).length,
    failed: tests.filter(isFailed).length + unloaded.length,
    // What passed though something is noted against it passed only the second time.
    retried: tests.filter((test) => isPassed(test) && test.failureMessages?.length > 0).map(({ fullName }) => fullName),
    files: testResults.map(({ name, startTime, endTime }) => {
      return { name: `${project} ${relative(ROOT, name)}`, seconds: (endTime - startTime) / 1000 }
    }),
  }
}

const isPassed = ({ status }) => status === 'passed'
const isFailed = ({ status }) => status === 'failed'

function parseReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { testResults: [] }
  }
}
