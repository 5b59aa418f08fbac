import { login } from '@mixed-zone/contract/endpoints/access'
import { getHome, getPost } from '@mixed-zone/contract/endpoints/library'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '../../test/start-test-app.ts'
import { SOLVED } from '../../test/test-captcha.ts'
import { assets, files } from '../platform/database/schema/files.ts'
import { posts, quickLinks, teams } from '../platform/database/schema/library.ts'
import { accessRequests, people } from '../platform/database/schema/people.ts'
import { auditEntries, usageEvents } from '../platform/database/schema/records.ts'
import { socialItems } from '../platform/database/schema/social.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { DemoPost } from '@mixed-zone/demo-league/content/post-type'
import { type Demo, type DemoParts, fillDemo } from './demo.ts'

/** Over a hundred files are stored each time. */
const PATIENCE_MS = 120_000

const WORDS = { title: 'A title', summary: 'A summary', body: '<p>Since {day:-1}<script>no()</script></p>' }

function aDemoPost(overrides: Partial<DemoPost> = {}): DemoPost {
  return {
    key: 'a-post',
    section: 'featured',
    hoursAgo: 2,
    teams: ['almenara'],
    categories: ['match-gallery'],
    tags: ['var'],
    pictures: ['portrait-nortada-4x5'],
    translations: { es: WORDS, en: WORDS, pt: WORDS },
    ...overrides,
  }
}

const CONTENT: readonly DemoPost[] = [
  aDemoPost({
    fixture: { home: 'almenara', away: 'puerto-claro' },
    players: ['martin-rueda'],
    videos: ['training'],
    documents: ['media-guide'],
    external: [{ title: { es: 'Acta', en: 'Report', pt: 'Relatório' }, url: 'https://committee.test/' }],
    contact: 'almenara',
    rights: { kind: 'editorial', untilDays: 30 },
    corrections: [{ hoursAgo: 1, text: { es: 'Sí', en: 'Yes', pt: 'Sim' } }],
  }),
  aDemoPost({ key: 'an-older-post', section: '{product}-stories', hoursAgo: 300, videos: ['training'], pictures: [] }),
  aDemoPost({ key: 'an-embargoed-post', section: 'press-releases', embargoHours: 20, pictures: [] }),
  aDemoPost({ key: 'a-scheduled-post', section: 'interviews', hoursAgo: -20, pictures: [] }),
]

const TABLES = [
  posts,
  assets,
  files,
  teams,
  people,
  accessRequests,
  usageEvents,
  auditEntries,
  quickLinks,
  socialItems,
] as const

function partsOf({ database, storage, clock }: TestApp, overrides: Partial<DemoParts> = {}): DemoParts {
  return {
    database,
    storage,
    clock,
    timeZone: 'Europe/Madrid',
    productKey: 'league',
    allowAccounts: true,
    ...overrides,
  }
}

async function countRows({ db }: TestApp): Promise<number[]> {
  const counts: number[] = []
  for (const table of TABLES) {
    const [row] = await db.select({ rows: count() }).from(table)
    counts.push(row?.rows ?? 0)
  }
  return counts
}

/** A disk that gives up after so many files. */
function failingAfter(limit: number, storage: Storage): Storage {
  let puts = 0
  return {
    ...storage,
    put: async (bytes) => {
      puts += 1
      if (puts > limit) throw new Error('The disk has gone.')
      return storage.put(bytes)
    },
  }
}

describe('a demo that was filled in', () => {
  let test: TestApp
  let demo: Demo | null
  const progress: number[] = []

  beforeAll(async () => {
    test = await startTestApp()
    demo = await fillDemo(partsOf(test, { onProgress: ({ done, total }) => progress.push(done, total) }), CONTENT)
  }, PATIENCE_MS)

  afterAll(() => test.remove())

  async function logIn(): Promise<string> {
    const account = demo?.accounts.find(({ email }) => email === 'media@mixedzone.test')
    const { email = '', password = '' } = account ?? {}
    return (await test.call(login, { body: { email, password, captcha: SOLVED } })).answer().token
  }

  it('shows its home page to its media account', async () => {
    const home = (await test.call(getHome, { token: await logIn() })).answer()
    expect(home.lead?.title).toBe('A title')
    const states = home.matchday?.fixtures.map(({ state }) => state)
    expect(states).toEqual(expect.arrayContaining(['finished', 'live', 'scheduled']))
    expect(home.quickLinks.map(({ url }) => url)).toEqual([`/en/post/${home.lead?.id}`, '/en/legal-notice'])
    // The embargoed and the scheduled one are nobody's business yet.
    expect(home.sections.flatMap((section) => section.posts)).toHaveLength(1)
  })

  it('shows a post with all that belongs to it', async () => {
    const token = await logIn()
    const { lead } = (await test.call(getHome, { token })).answer()
    const post = (await test.call(getPost, { token, body: { id: lead?.id ?? '' } })).answer()
    expect(post).toMatchObject({
      counts: { images: 1, videos: 1, texts: 1, files: 0 },
      fixture: { name: 'Derbi de la Ría', score: { home: 2, away: 1 } },
      contact: { name: 'Beatriz Solana' },
      external: [{ title: 'Report' }],
      corrections: [{ text: 'Yes' }],
    })
    expect(post.body).toMatch(/^<p>Since \d+ \w+<\/p>$/)
    const video = post.assets.find(({ kind }) => kind === 'video')
    expect(video).toMatchObject({ duration: 8.6, width: 960, height: 540 })
    expect(video?.subtitles.map(({ locale }) => locale)).toEqual(['es', 'en', 'pt'])
  })

  it('counts views only of what could be seen, and when it could', async () => {
    const seen = await test.db
      .select({ at: usageEvents.at, key: posts.sectionId, from: posts.publishedAt })
      .from(usageEvents)
      .innerJoin(posts, eq(posts.id, usageEvents.postId))
    expect(new Set(seen.map(({ key }) => key))).toEqual(new Set(['featured', 'league-stories']))
    expect(seen.filter(({ at, from }) => !from || at < from || at > test.clock.now())).toEqual([])
  })

  it('has told how far it had come', () => {
    // Twenty crests, a picture, a clip and a document.
    expect(progress).toEqual(Array.from({ length: 23 }, (_, index) => [index + 1, 23]).flat())
  })

  it('is not changed by a second time', async () => {
    const rows = await countRows(test)
    expect(await fillDemo(partsOf(test), CONTENT)).toEqual(demo)
    expect(await countRows(test)).toEqual(rows)
  })
})

describe('a demo that was broken off', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.remove())

  it(
    'is not there, wherever it broke, and whole after the next time',
    async () => {
      const amongFiles = partsOf(test, { storage: failingAfter(9, test.storage) })
      await expect(fillDemo(amongFiles, CONTENT)).rejects.toThrow()
      expect(await test.db.select().from(teams)).toEqual([])

      const unstorable = aDemoPost({ key: 'broken', teams: ['almenara', 'almenara'] })
      await expect(fillDemo(partsOf(test), [...CONTENT, unstorable])).rejects.toThrow()
      expect(await test.db.select().from(people)).toEqual([])
      expect(await test.db.select().from(teams)).toEqual([])

      expect((await fillDemo(partsOf(test), CONTENT))?.accounts).toHaveLength(3)
      expect(await test.db.select().from(posts)).toHaveLength(CONTENT.length)
      expect(await test.db.select().from(teams)).toHaveLength(20)
    },
    PATIENCE_MS,
  )
})

describe('a demo in a public place', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.remove())

  it('is left out where a league has its own people', async () => {
    const { personId } = await test.signIn()
    expect(await fillDemo(partsOf(test), CONTENT)).toBeNull()
    expect(await test.db.select().from(teams)).toEqual([])
    await test.db.delete(people).where(eq(people.id, personId))
  })

  it(
    'is there once though two nodes start at once, with nobody whose password is known',
    async () => {
      const parts = partsOf(test, { allowAccounts: false })
      const demos = await Promise.all([fillDemo(parts, CONTENT), fillDemo(parts, CONTENT)])
      expect(demos).toEqual([{ accounts: [] }, { accounts: [] }])
      expect(await test.db.select().from(posts)).toHaveLength(CONTENT.length)
      const everybody = await test.db.select({ hash: people.passwordHash, role: people.role }).from(people)
      expect(everybody).toHaveLength(40)
      expect(everybody.filter(({ hash, role }) => hash !== '!' || role !== 'media')).toEqual([])
      const waiting = await test.db.select().from(accessRequests).where(eq(accessRequests.state, 'waiting'))
      expect(waiting).toHaveLength(9)
    },
    PATIENCE_MS,
  )
})
