import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

const MAX_FLAKY_TESTS = 2

/** Fails a run with more than two flaky tests: one retry may excuse a slow machine, not a defect. */
export default class FlakyReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  async onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    const flaky = this.#suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? []
    if (flaky.length <= MAX_FLAKY_TESTS) return { status }
    process.stdout.write(`${flaky.length} tests were flaky, at most ${MAX_FLAKY_TESTS} are accepted.\n`)
    return { status: status === 'passed' ? 'failed' : status }
  }
}
