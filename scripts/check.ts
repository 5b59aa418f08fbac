import { runSteps, STATIC_STEPS, UNIT_STEP } from './steps.ts'

/** `npm run check`: everything that needs neither the whole product nor a browser. */
const startedAt = performance.now()
// Static checks run on one thread beside the tests.
const results = (await Promise.all([runSteps([UNIT_STEP]), runSteps(STATIC_STEPS)])).flat()
const failed = results.filter(({ isGood }) => !isGood).map(({ name }) => name)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
process.stdout.write(failed.length === 0 ? `All passed, ${seconds} s\n` : `Failed: ${failed.join(', ')}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
