import { runStep, STATIC_STEPS, UNIT_STEP } from './check-steps.mjs'
import { installIfMissing } from './install-dependencies.mjs'
import { runCommand } from './start-failure.mjs'

/** One after the other: each of these tools uses every core by itself. */
async function runInTurn(steps) {
  const results = []
  for (const step of steps) results.push(await report(step))
  return results
}

async function report(step) {
  const result = await runStep(step)
  process.stdout.write(`${result.isGood ? '✓' : '✗'} ${result.name} ${result.seconds.toFixed(1)} s\n`)
  if (!result.isGood) process.stdout.write(`\n${[result.output, step.hint].filter(Boolean).join('\n')}\n\n`)
  return result
}

await runCommand(async () => {
  await installIfMissing()
  const startedAt = performance.now()
  // The tests wait more than they compute, so the rest fits in beside them.
  const [tests, checks] = await Promise.all([report(UNIT_STEP), runInTurn(STATIC_STEPS)])
  const wrong = [...checks, tests].filter(({ isGood }) => !isGood)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(
    wrong.length === 0 ? `All is well, ${seconds} s\n` : `Wrong: ${wrong.map(({ name }) => name).join(', ')}\n`,
  )
  return wrong.length === 0 ? 0 : 1
})
