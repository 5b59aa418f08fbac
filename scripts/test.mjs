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
import { runCheck, runRing } from './test-rings.mjs'

const PRODUCT_CONFIG = 'e2e/vitest.config.ts'

/** `npm test`: brings what the tests need, runs every ring, and ends with one line of two numbers. */
await runCommand(async () => {
  await installIfMissing()
  installPackagesIfMissing()
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true })
  const reports = mkdtempSync(join(tmpdir(), 'mixed-zone-reports-'))
  // Two lanes for two cores. What needs the built product runs in one, what needs the sources alone in the other.
  const stop = whenAskedToStop()
  const results = await Promise.all([runInTurn(sourceRings(reports), stop), runInTurn(productRings(reports), stop)])
  rmSync(reports, { recursive: true, force: true })
  if (stop.isAsked) throw new Failure('Stopped before the end.', 130)
  const total = (count) => results.flat().reduce((sum, result) => sum + result[count], 0)
  process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`)
  return total('failed') === 0 ? 0 : 1
})

function sourceRings(reports) {
  return [
    ...STATIC_STEPS.map((step) => () => runCheck(step)),
    ...['unit', 'api-embedded', 'api-server'].map((project) => () => runRing({ project, reports })),
  ]
}

function productRings(reports) {
  return [build, ...['process', 'e2e'].map((project) => () => runRing({ project, config: PRODUCT_CONFIG, reports }))]
}

/** The build counts as a test: without it there is no product to look at. */
async function build() {
  const startedAt = performance.now()
  const result = (failed, output) => {
    return { name: 'build', passed: 1 - failed, failed, output, seconds: (performance.now() - startedAt) / 1000 }
  }
  try {
    await buildIfChanged({ node: findNode() })
    return result(0, '')
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return result(1, error.message)
  }
}

/** A failed ring does not keep the others from being run: one look at the end tells all that is wrong. */
async function runInTurn(rings, stop) {
  const results = []
  for (const run of rings) {
    const result = await run()
    if (stop.isAsked) return results
    const { name, passed, failed, seconds, output } = result
    const mark = failed === 0 ? '✓' : '✗'
    process.stdout.write(`${mark} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s\n`)
    if (output !== '') process.stdout.write(`\n${output}\n\n`)
    results.push(result)
  }
  return results
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
