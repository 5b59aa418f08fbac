import { describe, expect, it } from 'vitest'
import { countByGroup, countDistinct, createGrouping, type Grouping, sumGroups, type Usage } from './count-usage.ts'
import { type DayRows, encodeDay, UsageNumbers } from './usage-day.ts'

const [ANA, BEA, CARLOS] = [11, 12, 13]
/** Post 2 is about both clubs, post 3 about none, and post 4 must not be seen. */
const CLUBS = new Map([
  [1, [0]],
  [2, [0, 1]],
  [4, [1]],
])

const audienceOf = (companyName: string, country: string) => ({
  companyName,
  medium: companyName.toLowerCase(),
  mediaType: 'newspaper',
  country,
  region: 'europe',
})
const SUR = audienceOf('El Sur', 'ES')
const SUL = audienceOf('EL SUR', 'PT')
const ONDA = audienceOf('Onda', 'PT')

const use = { views: 0, downloads: 0, copies: 0, bytes: 0 }

const DAYS: readonly DayRows[] = [
  {
    uses: [
      { ...use, ...SUR, postId: 1, personId: ANA, views: 3 },
      { ...use, ...SUL, postId: 2, personId: BEA, downloads: 2, bytes: 2 ** 40 },
      { ...use, ...ONDA, postId: 4, personId: CARLOS, views: 100 },
    ],
    packs: [
      // Twice about the first club: it counts there once, with the bytes of both posts.
      { ...use, ...ONDA, personId: CARLOS, downloads: 1, bytes: 50, postIds: [1, 2, 4], partBytes: [10, 7, 33] },
    ],
  },
  {
    uses: [
      { ...use, ...SUR, postId: 2, personId: ANA, copies: 1 },
      { ...use, ...SUR, postId: null, personId: null, views: 5 },
      { ...use, ...ONDA, postId: 3, personId: ANA, views: 1 },
    ],
    packs: [],
  },
]

function usageOf(days: readonly DayRows[]): Usage {
  const numbers = new UsageNumbers()
  const decoded = days.map((day, index) => numbers.decode(`2026-11-0${index + 1}`, encodeDay(day)))
  const posts = new Uint8Array(numbers.postIds.map((id) => Number(id !== 4)))
  return { days: decoded, numbers, filter: { posts, audiences: new Uint8Array(numbers.audiences.length).fill(1) } }
}

function countIn(usage: Usage, grouping: Grouping) {
  const counts = countByGroup(usage, grouping)
  const all = Array.from({ length: grouping.size }, (_, group) => group)
  const distinct = countDistinct(usage, grouping, { groups: all, rows: counts.rows })
  return all.map((group) => ({
    views: counts.views[group],
    downloads: counts.downloads[group],
    copies: counts.copies[group],
    bytes: counts.bytes[group],
    rows: counts.rows[group],
    ...distinct.get(group),
  }))
}

describe('countByGroup', () => {
  it('adds up a post in each of its clubs, and a download of several posts once in each', () => {
    const usage = usageOf(DAYS)
    const clubs = createGrouping(
      'post',
      2,
      usage.numbers.postIds.map((id) => CLUBS.get(id) ?? []),
    )
    expect(countIn(usage, clubs)).toEqual([
      { views: 3, downloads: 3, copies: 1, bytes: 2 ** 40 + 17, rows: 4, people: 3, media: 2, countries: 2 },
      { views: 0, downloads: 3, copies: 1, bytes: 2 ** 40 + 7, rows: 3, people: 3, media: 2, countries: 2 },
    ])
  })

  it('counts media that are written differently as one, with deleted accounts and posts', () => {
    const usage = usageOf(DAYS)
    const media = ['el sur', 'onda']
    const ofMedia = createGrouping(
      'audience',
      2,
      usage.numbers.audiences.map(({ medium }) => (medium === '' ? [] : [media.indexOf(medium)])),
    )
    expect(countIn(usage, ofMedia)).toEqual([
      { views: 8, downloads: 2, copies: 1, bytes: 2 ** 40, rows: 4, people: 2, media: 1, countries: 2 },
      { views: 1, downloads: 1, copies: 0, bytes: 17, rows: 2, people: 2, media: 1, countries: 1 },
    ])
    const each = usage.numbers.audiences.map((_, audience) => [audience])
    const ofAudiences = countByGroup(usage, createGrouping('audience', each.length, each))
    expect(sumGroups(ofAudiences, ofMedia)).toEqual(countByGroup(usage, ofMedia))
  })
})
