import { afterEach, expect, test } from 'vitest'
import { findLosses, findWords, wordOf } from '../harness/writing/typed-words.ts'
import { startWritingProduct, type WritingProduct } from '../harness/writing/writing-product.ts'

/** Enough words to find a loss. Twenty rounds with many more: `npm run bench -- writing-kills`. */
const PACE = [2, 3, 3, 3] as const

/** Three browsers and three processes beside them take several times as long on a busy machine. */
const MAX_MS = 300_000

let product: WritingProduct | null = null

afterEach(async () => {
  await product?.stop()
  product = null
})

test(
  'two nodes › nothing typed in three browsers is lost, doubled or out of order when one is killed with -9',
  async () => {
    product = await startWritingProduct('server')
    const { problems, losses, saved, typed } = await product.runRound({ isEmpty: true, killed: 0, pace: PACE })
    expect(problems).toEqual([])
    expect(losses).toEqual({ lost: 0, doubled: 0, outOfOrder: 0 })
    expect(saved).toBeGreaterThan(0)
    expect(typed).toBeGreaterThan(saved)
  },
  MAX_MS,
)

test('the check of the texts › finds what is lost, doubled, out of order or garbled', () => {
  const [alphabet, other] = ['abcdefgh', 'ijklmnop']
  const write = (...numbers: number[]) => numbers.map((number) => wordOf(alphabet, number)).join(' ')
  const check = (text: string) => findLosses(findWords(text, alphabet), { min: 12, max: 12 })
  const all = Array.from({ length: 12 }, (_, number) => number)

  expect(check(`2026 ${write(...all)} ${wordOf(other, 3)}`)).toEqual({ lost: 0, doubled: 0, outOfOrder: 0 })
  // Somebody else writes between the letters.
  expect(check([...write(...all)].join('i'))).toEqual({ lost: 0, doubled: 0, outOfOrder: 0 })
  expect(check(write(...all.slice(1)))).toEqual({ lost: 1, doubled: 0, outOfOrder: 0 })
  expect(check(write(...all, 11))).toEqual({ lost: 0, doubled: 1, outOfOrder: 0 })
  expect(check(write(...all.toReversed()))).toEqual({ lost: 0, doubled: 0, outOfOrder: 11 })
  expect(check(write(...all).replace('bh', 'bbh'))).not.toEqual({ lost: 0, doubled: 0, outOfOrder: 0 })
  expect(check(write(...all).slice(0, -1))).toEqual({ lost: 1, doubled: 0, outOfOrder: 0 })
})
