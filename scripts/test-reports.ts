/** One retry may excuse a slow machine, not a defect. */
export const MAX_FLAKY_TESTS = 2

const MAX_MESSAGE_LENGTH = 1_500

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Repeated at the end: the output of a whole run is too long to search. */
  readonly failures?: readonly string[]
  /** Tests that passed at their retry only. They are counted as passed, too. */
  readonly flaky?: readonly string[]
}

/** What we read of the report of vitest's JSON reporter; empty where it was not written. */
export interface VitestReport {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly testResults?: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      /** Of all attempts, so that a flaky test has some although it passed. */
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly projectName: string; readonly status: string }[]
  }[]
}

/** What we read of the report of Playwright's JSON reporter; empty where it was not written. */
export interface PlaywrightReport {
  readonly stats?: { readonly expected: number; readonly flaky: number; readonly unexpected: number }
  readonly suites?: readonly PlaywrightSuite[]
}

export function countVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }: VitestReport): Counts {
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: `${file} > ${fullName}`,
      status,
      message: failureMessages.join('\n'),
    })),
  )
  // A file that did not load has a message of its own.
  const files = testResults.filter(({ message }) => message !== '')
  const failedTests = tests.filter(({ status }) => status === 'failed')
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: [...files, ...failedTests].map(({ name, message }) => describeTest(name, message)),
    flaky: tests
      .filter(({ status, message }) => status === 'passed' && message !== '')
      .map(({ name, message }) => describeTest(name, message)),
  }
}

export function countPlaywright({ stats, suites = [] }: PlaywrightReport): Counts {
  // The runner ended before it could write a report.
  if (stats === undefined) return { passed: 0, failed: 1 }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap((suite) => listFlaky(suite)),
  }
}

function listFlaky({ title, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${spec.title} (${projectName})`),
  )
  return [...own, ...suites.flatMap((suite) => listFlaky(suite))].map((name) => `${title} > ${name}`)
}

/** Of all runners together: too many flaky tests are one failure more. */
export function addCounts(counts: readonly Counts[]): Required<Counts> {
  const sum = {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures = [] }) => failures),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
  }
  if (sum.flaky.length <= MAX_FLAKY_TESTS) return sum
  const failure = `${sum.flaky.length} tests were flaky, at most ${MAX_FLAKY_TESTS} are accepted`
  return { ...sum, failed: sum.failed + 1, failures: [...sum.failures, failure] }
}

function describeTest(name: string, message: string): string {
  return `${name}\n${message.slice(0, MAX_MESSAGE_LENGTH)}`
}
