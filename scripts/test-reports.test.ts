import { expect, test } from 'vitest'
import { addCounts, countPlaywright, countVitest, MAX_FLAKY_TESTS } from './test-reports.ts'

const aTest = (fullName: string, status: string, failureMessages: readonly string[] = []) => ({
  fullName,
  status,
  failureMessages,
})

test('countVitest › lists a test that passed after a failed attempt as flaky, and not as failed', () => {
  const counts = countVitest({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          aTest('passes', 'passed'),
          aTest('passes at its retry', 'passed', ['too late']),
          aTest('fails twice', 'failed', ['first', 'second']),
        ],
      },
    ],
  })

  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts > fails twice\nfirst\nsecond'],
    flaky: ['a.test.ts > passes at its retry\ntoo late'],
  })
})

test('countVitest › lists a file that did not load', () => {
  const { failures } = countVitest({ testResults: [{ name: 'a.test.ts', message: 'no module', assertionResults: [] }] })
  expect(failures).toEqual(['a.test.ts\nno module'])
})

test('countPlaywright › counts flaky tests as passed, and names them with their file, groups and project', () => {
  const counts = countPlaywright({
    stats: { expected: 5, flaky: 1, unexpected: 2 },
    suites: [
      {
        title: 'journeys/login.spec.ts',
        specs: [{ title: 'passes', tests: [{ projectName: 'portal', status: 'expected' }] }],
        suites: [
          {
            title: 'Login',
            specs: [{ title: 'signs in', tests: [{ projectName: 'portal', status: 'flaky' }] }],
          },
        ],
      },
    ],
  })

  expect(counts).toEqual({
    passed: 6,
    failed: 2,
    flaky: ['journeys/login.spec.ts > Login > signs in (portal)'],
  })
})

test('countPlaywright › is a failure without a report', () => {
  expect(countPlaywright({})).toEqual({ passed: 0, failed: 1 })
})

const withFlaky = (count: number) => ({
  passed: 10,
  failed: 0,
  flaky: Array.from({ length: count }, (_, index) => `test ${index}`),
})

test('addCounts › accepts two flaky tests in the whole run', () => {
  expect(addCounts([withFlaky(1), withFlaky(MAX_FLAKY_TESTS - 1), { passed: 1, failed: 0 }])).toEqual({
    passed: 21,
    failed: 0,
    failures: [],
    flaky: ['test 0', 'test 0'],
  })
})

test('addCounts › fails the run for more than two flaky tests, also if no runner has that many', () => {
  const { failed, failures, flaky } = addCounts([withFlaky(1), withFlaky(1), withFlaky(1)])
  expect(flaky).toHaveLength(3)
  expect(failed).toBe(1)
  expect(failures).toEqual(['3 tests were flaky, at most 2 are accepted'])
})
