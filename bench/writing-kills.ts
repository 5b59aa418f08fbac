import { parseArgs } from 'node:util'
import { addLosses } from '../e2e/harness/writing/typed-words.ts'
import { type Engine, startWritingProduct } from '../e2e/harness/writing/writing-product.ts'
import type { RoundResult } from '../e2e/harness/writing/writing-round.ts'
import { reportFigure } from './load/report-figure.ts'

// Two browsers type in one text, on two nodes or on one with the embedded database; a third is offline and closes its tab; a node is killed
// with -9 while all are typing. Everything has to be there once, in order, in all browsers and in the database.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, engine: { type: 'string', default: 'both' } },
})
const rounds = Number(values.rounds)
if (!(rounds > 0) || !['both', 'server', 'embedded'].includes(values.engine)) {
  throw new Error('--rounds takes a number, and --engine server, embedded or both')
}
const ENGINES: Readonly<Record<Engine, string>> = { server: 'two nodes', embedded: 'embedded database' }

const say = (text: string) => process.stdout.write(`${text}\n`)
const randomBetween = (min: number, max: number) => min + Math.floor(Math.random() * (max - min + 1))

for (const engine of ['server', 'embedded'] as const) {
  if (values.engine === 'both' || values.engine === engine) await measure(engine)
}

async function measure(engine: Engine): Promise<void> {
  const product = await startWritingProduct(engine)
  const results: RoundResult[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      // Every other text is empty. Of two nodes each is killed in turn, at another moment each time.
      const result = await product.runRound({
        isEmpty: round % 2 === 0,
        killed: engine === 'server' ? Math.floor(round / 2) % 2 : 0,
        pace: [randomBetween(2, 8), randomBetween(1, 12), randomBetween(1, 8), randomBetween(1, 8)],
      })
      results.push(result)
      for (const problem of result.problems) say(`round ${round + 1}: ${problem}`)
      say(`round ${round + 1}: ${result.typed} words typed, ${result.saved} shown as saved at the kill`)
    }
  } finally {
    await product.stop()
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const { lost, doubled, outOfOrder } = addLosses(results.map(({ losses }) => losses))
  const typed = sum(results.map((result) => result.typed))
  const saved = sum(results.map((result) => result.saved))
  const name = ENGINES[engine]
  say(`${name}: ${results.length} rounds, ${typed} words typed, ${saved} of them shown as saved at the kill`)
  reportFigure(`${name}: words lost`, lost, { max: 0 })
  reportFigure(`${name}: words doubled`, doubled, { max: 0 })
  reportFigure(`${name}: words out of order`, outOfOrder, { max: 0 })
  reportFigure(`${name}: rounds with any problem`, results.filter(({ problems }) => problems.length > 0).length, {
    max: 0,
  })
}
