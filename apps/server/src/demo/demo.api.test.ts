import { login } from '@mixed-zone/contract/endpoints/access'
import { getHome, getPost } from '@mixed-zone/contract/endpoints/pages'
import { listPeople } from '@mixed-zone/contract/endpoints/studio/people'
import { getRequestSummary, listDomains, listRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import { PERSON_STATES } from '@mixed-zone/contract/schemas/studio/people'
import { EVIDENCE_KINDS } from '@mixed-zone/contract/schemas/studio/requests'
import type { DemoPost } from '@mixed-zone/demo-league/schemas'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/start-test-app.ts'
import { SOLVED } from '../../test/test-captcha.ts'
import { assets, files } from '../platform/database/schema/files.ts'
import { posts, quickLinks, squadMembers, tags, teams } from '../platform/database/schema/library.ts'
import { accessRequests, people, requestNotes, sessions } from '../platform/database/schema/people.ts'
import { auditEntries, mails, usageEvents } from '../platform/database/schema/records.ts'
import { socialItems } from '../platform/database/schema/social.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type Demo, type DemoDeps, fillDemo } from './demo.ts'

/** Stores dozens of files. */
const TIMEOUT_MS = 120_000

const TEXTS = { title: 'A title', summary: 'A summary', body: '<p>Since {day:-1}<script>no()</script></p>' }

function aDemoPost(overrides: Partial<DemoPost> = {}): DemoPost {
  return {
    key: 'a-post',
    section: 'featured',
    hoursAgo: 2,
    teams: ['almenara'],
    categories: ['match-gallery'],
    tags: ['var'],
    pictures: [{ picture: 'portrait-nortada-4x5' }],
    translations: { es: TEXTS, en: TEXTS, pt: TEXTS },
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
    translations: { en: { ...TEXTS, body: `${TEXTS.body}<figure data-asset="2"></figure>` } },
  }),
  aDemoPost({
    key: 'an-older-post',
    section: '{product}-stories',
    hoursAgo: 300,
    videos: ['training'],
    hasExternalVideos: true,
    pictures: [],
  }),
  aDemoPost({ key: 'an-embargoed-post', section: 'press-releases', embargoHours: 20, pictures: [] }),
  aDemoPost({ key: 'a-scheduled-post', section: 'interviews', hoursAgo: -20, pictures: [] }),
]

const TABLES = [
  posts,
  assets,
  files,
  teams,
  squadMembers,
  people,
  accessRequests,
  requestNotes,
  sessions,
  mails,
  usageEvents,
  auditEntries,
  quickLinks,
  socialItems,
] as const

function depsOf({ database, storage, clock }: TestApp, overrides: Partial<DemoDeps> = {}): DemoDeps {
  return {
    database,
    storage,
    clock,
    timeZone: 'Europe/Madrid',
    productKey: 'league',
    hasVideoHost: false,
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

/** A disk that fails after a number of files. */
function failingAfter(limit: number, storage: Storage): Storage {
  let puts = 0
  return {
    ...storage,
    put: async (bytes) => {
      puts += 1
      if (puts > limit) throw new Error('The disk failed.')
      return storage.put(bytes)
    },
  }
}

describe('fillDemo › with accounts', () => {
  let test: TestApp
  let demo: Demo | null
  const progress: number[] = []

  beforeAll(async () => {
    test = await startTestApp({ environment: { VIDEO_HOST: 'https://video.example' } })
    const onProgress: DemoDeps['onProgress'] = ({ done, total }) => progress.push(done, total)
    demo = await fillDemo(depsOf(test, { hasVideoHost: true, onProgress }), CONTENT)
  }, TIMEOUT_MS)

  afterAll(() => test.remove())

  async function logIn(address = 'media@mixedzone.test'): Promise<string> {
    const account = demo?.accounts.find(({ email }) => email === address)
    const { email = '', password = '' } = account ?? {}
    return (await test.call(login, { body: { email, password, captcha: SOLVED } })).answer().token
  }

  it('shows the home page to the media account', async () => {
    const home = (await test.call(getHome, { token: await logIn() })).answer()
    expect(home.lead?.title).toBe('A title')
    const states = home.matchday?.fixtures.map(({ state }) => state)
    expect(states).toEqual(expect.arrayContaining(['finished', 'live', 'scheduled']))
    expect(home.quickLinks.map(({ url }) => url)).toEqual([`/en/post/${home.lead?.id}`, '/en/legal-notice'])
    // The embargoed and the scheduled post are not visible yet.
    expect(home.sections.flatMap((section) => section.posts)).toHaveLength(1)
  })

  it('stores a post with its relations, assets and corrections', async () => {
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
    const video = post.assets.find(({ kind }) => kind === 'video')
    const figure = `<figure data-asset="${video?.id}"></figure>`
    expect(post.body).toMatch(new RegExp(`^<p>Since \\d+ \\w+</p>${figure}$`))
    expect(video).toMatchObject({ duration: 8.6, width: 960, height: 540 })
    expect(video?.subtitles.map(({ locale }) => locale)).toEqual(['es', 'en', 'pt'])
  })

  it('stores the squads of the season with numbers and positions', async () => {
    const [row] = await test.db
      .select({ number: squadMembers.number, position: squadMembers.position, team: teams.textId })
      .from(squadMembers)
      .innerJoin(tags, eq(tags.id, squadMembers.playerTagId))
      .innerJoin(teams, eq(teams.id, squadMembers.teamId))
      .where(eq(tags.textId, 'martin-rueda'))
    expect(row).toEqual({ number: 7, position: 'forward', team: 'almenara' })
    const [players] = await test.db.select({ count: count() }).from(tags).where(eq(tags.kind, 'player'))
    const [members] = await test.db.select({ count: count() }).from(squadMembers)
    expect(members).toEqual(players)
  })

  it('has a video on the external host, if there is one, and all others in our storage', async () => {
    const token = await logIn()
    const { lead, sections } = (await test.call(getHome, { token })).answer()
    const [older] = sections.flatMap((section) => section.posts)
    const videoOf = async (id = '') =>
      (await test.call(getPost, { token, body: { id } })).answer().assets.find(({ kind }) => kind === 'video')

    expect(await videoOf(older?.id)).toMatchObject({
      url: null,
      thumb: 'https://video.example/thumbs/entrenamiento-640.jpg',
      caption: 'Fifteen open minutes',
      subtitles: [],
    })
    expect(await videoOf(lead?.id)).toMatchObject({
      url: expect.stringMatching(/^\/api\/files\//),
      thumb: expect.stringMatching(/^\/thumbs\/entrenamiento-\d+-640\.jpg\?k=/),
    })
  })

  it('counts views only of visible posts, after their publication', async () => {
    const seen = await test.db
      .select({ at: usageEvents.at, key: posts.sectionId, from: posts.publishedAt })
      .from(usageEvents)
      .innerJoin(posts, eq(posts.id, usageEvents.postId))
    expect(new Set(seen.map(({ key }) => key))).toEqual(new Set(['featured', 'league-stories']))
    expect(seen.filter(({ at, from }) => !from || at < from || at > test.clock.now())).toEqual([])
  })

  it('has requests with every kind of evidence for the desk', async () => {
    const token = await logIn('admin@mixedzone.test')
    const { items, total } = (await test.call(listRequests, { token, query: { pageSize: 50 } })).answer()
    expect(total).toBe(22)
    expect(new Set(items.flatMap(({ evidence }) => evidence.kinds))).toEqual(new Set(EVIDENCE_KINDS))
    expect(new Set(items.map(({ evidence }) => evidence.verdict)).size).toBe(3)
    const { counts } = (await test.call(getRequestSummary, { token })).answer()
    expect(counts).toEqual({ waiting: 22, authorised: 71, rejected: 6, expired: 1 })
    const proposed = (await test.call(listDomains, { token, query: { state: 'proposed' } })).answer()
    expect(proposed.items.map(({ domain }) => domain)).toEqual(['laorilla.test'])
  })

  it('has people in every state, and sends none of their mails', async () => {
    const token = await logIn('admin@mixedzone.test')
    for (const state of PERSON_STATES) {
      expect((await test.call(listPeople, { token, query: { state } })).answer().total, state).toBeGreaterThan(0)
    }
    const stored = await test.db.select({ state: mails.state }).from(mails)
    expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(['sent', 'failed']))
  })

  it('reports progress after each file', () => {
    // Twenty crests, a picture, a clip and a document.
    expect(progress).toEqual(Array.from({ length: 23 }, (_, index) => [index + 1, 23]).flat())
  })

  it('changes nothing when called again', async () => {
    const rows = await countRows(test)
    expect(await fillDemo(depsOf(test), CONTENT)).toEqual(demo)
    expect(await countRows(test)).toEqual(rows)
  })
})

describe('fillDemo › interrupted', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.remove())

  it(
    'leaves no rows behind wherever it fails, and completes on the next call',
    async () => {
      const amongFiles = depsOf(test, { storage: failingAfter(9, test.storage) })
      await expect(fillDemo(amongFiles, CONTENT)).rejects.toThrow()
      expect(await test.db.select().from(teams)).toEqual([])

      const unstorable = aDemoPost({ key: 'broken', teams: ['almenara', 'almenara'] })
      await expect(fillDemo(depsOf(test), [...CONTENT, unstorable])).rejects.toThrow()
      expect(await test.db.select().from(people)).toEqual([])
      expect(await test.db.select().from(teams)).toEqual([])

      expect((await fillDemo(depsOf(test), CONTENT))?.accounts).toHaveLength(3)
      expect(await test.db.select().from(posts)).toHaveLength(CONTENT.length)
      expect(await test.db.select().from(teams)).toHaveLength(20)
    },
    TIMEOUT_MS,
  )
})

describe('fillDemo › without accounts', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.remove())

  it('does nothing in a database that has people', async () => {
    const { personId } = await test.signIn()
    expect(await fillDemo(depsOf(test), CONTENT)).toBeNull()
    expect(await test.db.select().from(teams)).toEqual([])
    await test.db.delete(people).where(eq(people.id, personId))
  })

  it(
    'fills once when two nodes start together, and creates nobody with a known password',
    async () => {
      const deps = depsOf(test, { allowAccounts: false })
      const demos = await Promise.all([fillDemo(deps, CONTENT), fillDemo(deps, CONTENT)])
      expect(demos).toEqual([{ accounts: [] }, { accounts: [] }])
      expect(await test.db.select().from(posts)).toHaveLength(CONTENT.length)
      const everybody = await test.db.select({ hash: people.passwordHash, role: people.role }).from(people)
      expect(everybody).toHaveLength(72)
      expect(everybody.filter(({ hash, role }) => hash !== '!' || role !== 'media')).toEqual([])
      const waiting = await test.db.select().from(accessRequests).where(eq(accessRequests.state, 'waiting'))
      expect(waiting).toHaveLength(22)
    },
    TIMEOUT_MS,
  )
})
