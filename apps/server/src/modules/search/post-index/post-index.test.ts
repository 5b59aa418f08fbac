import { describe, expect, it } from 'vitest'
import { CRITERIA, type Criteria, NOTHING_SET } from '../filter/criteria.ts'
import { groupOf } from '../facets/count-choices.ts'
import { countInIndex, listInIndex } from './find-in-index.ts'
import { createPostIndex, type IndexedPost, type PostIndex } from './post-index.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const LATER = new Date('2026-11-15T12:30:00.000Z')
const MINUTE = 60_000
const LANGUAGES = ['es', 'en', 'pt']

/** Chance that comes out the same in every run. */
function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

type Dice = ReturnType<typeof createDice>

function aPost(id: number, dice: Dice): IndexedPost {
  const publishedAt = NOW.getTime() - dice(40) * MINUTE + (dice(10) === 0 ? 50 * MINUTE : 0)
  const embargoUntil = dice(6) === 0 ? NOW.getTime() + (dice(40) - 15) * MINUTE : null
  const some = (most: number) => Array.from({ length: dice(4) }, () => 1 + dice(most))
  return {
    id,
    newAt: Math.max(publishedAt, embargoUntil ?? 0),
    publishedAt,
    embargoUntil,
    choices: {
      teams: some(6),
      categories: some(4),
      tags: some(60),
      locales: LANGUAGES.slice(0, 1 + dice(3)),
    },
  }
}

function someCriteria(dice: Dice): Criteria {
  const some = (most: number) => (dice(2) === 0 ? null : Array.from({ length: dice(3) }, () => 1 + dice(most)))
  return {
    teams: some(7),
    categories: some(4),
    tags: some(30),
    matchdays: some(60),
    locales: dice(3) === 0 ? [(['es', 'en', 'pt'] as const)[dice(3)] ?? 'es'] : null,
  }
}

/** The same asked of a plain list, post by post. */
function ask(posts: Iterable<IndexedPost>, { seesEmbargoed, now, criteria }: Asking) {
  const visible = [...posts].filter(
    ({ publishedAt, embargoUntil }) =>
      publishedAt <= now.getTime() && (seesEmbargoed || embargoUntil === null || embargoUntil <= now.getTime()),
  )
  const matching = (but?: string) =>
    visible.filter(({ choices }) =>
      CRITERIA.every((criterion) => {
        const wanted: readonly (number | string)[] | null = criteria[criterion]
        return criterion === but || wanted === null || choices[groupOf(criterion)].some((one) => wanted.includes(one))
      }),
    )
  const newest = matching().sort((one, other) => other.newAt - one.newAt || other.id - one.id)
  const choices = Object.fromEntries(
    CRITERIA.map((criterion) => {
      const counts = new Map<number | string, number>()
      for (const post of matching(criterion)) {
        for (const one of new Set(post.choices[groupOf(criterion)])) counts.set(one, (counts.get(one) ?? 0) + 1)
      }
      return [criterion, counts]
    }),
  )
  return { total: newest.length, ids: newest.map(({ id }) => id), choices }
}

interface Asking {
  readonly seesEmbargoed: boolean
  readonly now: Date
  readonly criteria: Criteria
}

function askIndex(index: PostIndex, { seesEmbargoed, now, criteria }: Asking) {
  const asked = { viewer: { seesEmbargoed }, now, criteria }
  const { total, ids } = listInIndex(index, asked, { offset: 0, limit: 1_000 })
  const counted = countInIndex(index, asked)
  expect(counted.total).toBe(total)
  return { total, ids, choices: counted.choices }
}

describe('the index of posts', () => {
  it('answers what a look at every post would, through changes and removals', () => {
    const dice = createDice(7)
    const index = createPostIndex()
    const posts = new Map<number, IndexedPost>()
    for (let round = 0; round < 40; round += 1) {
      for (let change = 0; change < 30; change += 1) {
        const id = 1 + dice(300)
        if (dice(5) === 0) {
          posts.delete(id)
          index.remove(id)
        } else {
          const post = aPost(id, dice)
          posts.set(id, post)
          index.put(post, NOW)
        }
      }
      for (const seesEmbargoed of [true, false]) {
        for (const now of [NOW, LATER]) {
          const asking = { seesEmbargoed, now, criteria: round === 0 ? NOTHING_SET : someCriteria(dice) }
          expect(askIndex(index, asking)).toEqual(ask(posts.values(), asking))
        }
      }
    }
  })

  it('gives a page of a list, and nothing past its end', () => {
    const dice = createDice(3)
    const index = createPostIndex()
    const posts = Array.from({ length: 200 }, (_, number) => aPost(number + 1, dice))
    for (const post of posts) index.put(post, NOW)
    const asking = { seesEmbargoed: true, now: LATER, criteria: NOTHING_SET }
    const { ids } = ask(posts, asking)
    const pageFrom = (offset: number) =>
      listInIndex(index, { viewer: asking, now: LATER, criteria: NOTHING_SET }, { offset, limit: 24 }).ids
    for (const offset of [0, 24, ids.length - 3, ids.length, Number.MAX_SAFE_INTEGER]) {
      expect(pageFrom(offset)).toEqual(ids.slice(offset, offset + 24))
    }
  })

  it('is worn when most of what it holds is dead', () => {
    const dice = createDice(1)
    const index = createPostIndex()
    for (let change = 0; change < 10_001; change += 1) index.put(aPost(1, dice), NOW)
    expect(index.isWorn()).toBe(false)
    index.put(aPost(1, dice), NOW)
    expect(index.isWorn()).toBe(true)
  })
})
