const SLOWEST = 10

/**
 * What took how long, what passed only the second time, and in the last line the two numbers that count.
 * @param {import('./test-rings.mjs').RingResult[]} results
 */
export function summaryOf(results) {
  const total = (count) => results.reduce((sum, result) => sum + result[count], 0)
  const files = results.flatMap((result) => result.files).sort((a, b) => b.seconds - a.seconds)
  const retried = results.flatMap(({ name, retried }) => retried.map((test) => `  ${name}: ${test}`))
  return [
    'Time of each part:',
    ...results.toSorted((a, b) => b.seconds - a.seconds).map(line),
    ...(files.length > 0 ? ['The slowest files:', ...files.slice(0, SLOWEST).map(line)] : []),
    ...(retried.length > 0 ? ['Passed only the second time:', ...retried] : []),
    `${total('passed')} passed, ${total('failed')} failed`,
    '',
  ].join('\n')
}

function line({ name, seconds }) {
  return `${seconds.toFixed(1).padStart(7)} s  ${name}`
}
