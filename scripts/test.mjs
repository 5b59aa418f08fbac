import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from './build-product.mjs'
import { STATIC_STEPS } from './check-steps.mjs'
import { installIfMissing } from './install-dependencies.mjs'
import { findNode } from './install-node.mjs'
import { Failure, runCommand } from './start-failure.mjs'
import { watchParent } from './start-parent.mjs'
import { ROOT } from './start-paths.mjs'
import { installPackagesIfMissing } from './test-packages.mjs'
import { asOne, runCheck, runRing } from './test-rings.mjs'
import { summaryOf } from './test-summary.mjs'

const PRODUCT_CONFIG = 'e2e/vitest.config.ts'

/**
 * For two cores. A check keeps one of them busy. A ring has workers, browsers, servers and databases enough for both: two rings at a
 * time would only wait for each other, and what has to answer within a second would not.
 */
const CHECKS_AT_ONCE = 2
const RINGS_AT_ONCE = 1

/** `npm test`: brings what the tests need, runs every ring, and ends with one line of two numbers. */
await runCommand(async () => {
  await installIfMissing()
  installPackagesIfMissing()
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true })
  const reports = mkdtempSync(join(tmpdir(), 'mixed-zone-reports-'))
  const stop = whenAskedToStop()
  const { checks, rings } = partsOf(reports)
  const results = [
    ...(await runInLanes(checks, { count: CHECKS_AT_ONCE, stop })),
    ...(await runInLanes(rings, { count: RINGS_AT_ONCE, stop })),
  ]
  rmSync(reports, { recursive: true, force: true })
  if (stop.isAsked) throw new Failure('Stopped before the end.', 130)
  process.stdout.write(summaryOf(results))
  return results.every(({ failed }) => failed === 0) ? 0 : 1
})

/** What is quick to tell comes first. */
function partsOf(reports) {
  const ofSource = (project) => () => runRing({ project, reports })
  const ofProduct = (project) => () => runRing({ project, config: PRODUCT_CONFIG, reports })
  return {
    checks: [build, ...STATIC_STEPS.map((step) => () => runCheck(step))],
    rings: [ofSource('unit'), ofSource('api-server'), ofSource('api-embedded'), ofProduct('process'), ofProduct('e2e')],
  }
}

/** The build counts as a test: without it there is no product to look at. */
async function build() {
  const startedAt = performance.now()
  const result = (isGood, output) => {
    return asOne({ name: 'build', isGood, output, seconds: (performance.now() - startedAt) / 1000 })
  }
  try {
    await buildIfChanged({ node: findNode() })
    return result(true, '')
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return result(false, error.message)
  }
}

/** A failed part does not keep the others from being run: one look at the end tells all that is wrong. */
async function runInLanes(parts, { count, stop }) {
  const results = []
  const waiting = parts.values()
  const lane = async () => {
    for (const run of waiting) {
      if (stop.isAsked) return
      const result = await run()
      if (stop.isAsked) return
      report(result)
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: count }, lane))
  return results
}

function report({ name, passed, failed, seconds, output }) {
  const mark = failed === 0 ? '✓' : '✗'
  process.stdout.write(`${mark} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s\n`)
  if (output !== '') process.stdout.write(`\n${output}\n\n`)
}

/** The running ring gets the signal from the one who started it; this keeps the next one from being begun. */
function whenAskedToStop() {
  const stop = { isAsked: false }
  const ask = () => {
    stop.isAsked = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask)
  watchParent(ask)
  return stop
}
