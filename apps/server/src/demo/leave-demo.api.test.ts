import { login } from '@mixed-zone/contract/endpoints/access'
import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { listAudit } from '@mixed-zone/contract/endpoints/studio/audit'
import { getDemo, leaveDemo } from '@mixed-zone/contract/endpoints/studio/demo'
import { getFrontPage, publishFrontPage, saveFrontPageDraft } from '@mixed-zone/contract/endpoints/studio/front-page'
import { getSetup } from '@mixed-zone/contract/endpoints/studio/setup'
import type { FrontPage } from '@mixed-zone/contract/schemas/studio/front-page'
import type { DemoPost } from '@mixed-zone/demo-league/schemas'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../test/start-test-app.ts'
import { SOLVED } from '../../test/test-captcha.ts'
import { createDemoService } from '../modules/studio/studio.ts'
import { postFacts } from '../platform/database/schema/drafts.ts'
import { categories, fixtures, frontPage, posts, tags, teams } from '../platform/database/schema/library.ts'
import { people } from '../platform/database/schema/people.ts'
import { demoRows, mails, usageEvents } from '../platform/database/schema/records.ts'
import { type DemoDeps, fillDemo } from './demo.ts'
import { DEMO_PASSWORD } from './insert-people.ts'

/** Stores dozens of files. */
const TIMEOUT_MS = 120_000

/** Of a test app. */
const PUBLIC_URL = 'http://localhost:3000'

const TEXTS = { title: 'A title', summary: 'A summary', body: '<p>Text</p>' }

const CONTENT: readonly DemoPost[] = [
  {
    key: 'a-post',
    section: 'featured',
    hoursAgo: 2,
    teams: ['almenara'],
    categories: ['match-gallery'],
    tags: ['var'],
    players: ['martin-rueda'],
    fixture: { home: 'almenara', away: 'puerto-claro' },
    pictures: [{ picture: 'portrait-nortada-4x5' }],
    contact: 'almenara',
    translations: { es: TEXTS, en: TEXTS, pt: TEXTS },
  },
]

let test: TestApp

const depsOf = ({ database, storage, clock }: TestApp): DemoDeps => ({
  database,
  storage,
  clock,
  timeZone: 'Europe/Madrid',
  productKey: 'league',
  hasVideoHost: false,
  allowAccounts: true,
})

beforeAll(async () => {
  test = await startTestApp()
  await fillDemo(depsOf(test), CONTENT)
}, TIMEOUT_MS)

afterAll(() => test.remove())

const logIn = async (email: string, password: string) =>
  (await test.call(login, { body: { email, password, captcha: SOLVED } })).answer().token

const byCommand = () =>
  createDemoService({
    db: test.db,
    backgroundDb: test.db,
    clock: test.clock,
    changes: test.changes,
    publicUrl: PUBLIC_URL,
  }).leave('command')

async function idOf(table: typeof teams | typeof categories | typeof tags, textId: string): Promise<number> {
  const [row] = await test.db.select({ id: table.id }).from(table).where(eq(table.textId, textId))
  if (!row) throw new Error(`no row ${textId}`)
  return row.id
}

/** What may have rows without the demo, and why. */
const OTHER_TABLES: Readonly<Record<string, string>> = {
  change_counters: 'one row',
  categories: 'one that an own draft names',
  fixtures: 'one that an own post is about',
  front_page: 'one row',
  files: 'deleted by the collector, with what is below them',
  file_details: 'see files',
  limit_counters: 'log-ins of this test',
  matchdays: 'that of the fixture',
  migrations: 'one for each migration',
  post_changes: 'one for each post that ever existed',
  post_usage_counted: 'one row',
  press_contacts: 'those of the clubs that stay',
  renditions: 'see files',
  search_words: 'the vocabulary of all posts, also of the own ones',
  sections: 'fixed',
  settings: 'settings stay',
  source_digests: 'see files',
  studio_events: 'deleted within the hour',
  usage_days: 'counted again',
  usage_rollup: 'one row',
}

/** What stays of the league's own, in tables that the demo fills too. */
const OWN_ROWS: Readonly<Record<string, number>> = {
  audit_personal: 0,
  // The page before the first publication, and what was published.
  front_page_versions: 2,
  quick_links: 1,
  // Of the category that stays.
  coverage_promises: 1,
  people: 1,
  person_downloads: 1,
  posts: 2,
  post_facts: 2,
  post_teams: 1,
  post_translations: 2,
  sessions: 1,
  tags: 1,
  teams: 3,
  usage_events: 1,
}

const linkTo = (url: string) => ({ titles: { es: 'Guía', en: 'Guide', pt: 'Guia' }, url, icon: 'book-open' })

/** Publishes the links of the demo with an own one and two to a post of the demo, and leaves a draft that differs only by what goes. */
async function publishLinks(token: string, postId: number): Promise<void> {
  const save = async (
    change: (links: ReturnType<typeof linkTo>[]) => ReturnType<typeof linkTo>[],
    lead: FrontPage['lead'] = null,
  ) => {
    const { published, draft } = (await test.call(getFrontPage, { token })).answer()
    const base = draft ?? published
    const value = { ...base, lead, quickLinks: change([...base.quickLinks]) }
    return (await test.call(saveFrontPageDraft, { token, body: { base, value } })).answer()
  }
  const { revision } = await save((links) => [
    linkTo(`/post/${postId}`),
    ...links,
    linkTo('https://league.test/guide'),
    linkTo(`${PUBLIC_URL.toUpperCase().replace('HTTP', 'http')}/es/post/${postId}`),
  ])
  ;(await test.call(publishFrontPage, { token, body: { revision } })).answer()
  await save((links) => links.toReversed(), { postId: String(postId), until: '2099-01-01T00:00:00.000Z' })
}

describe('leaving the demo', () => {
  it('is refused to an account of the demo', async () => {
    const token = await logIn('admin@mixedzone.test', DEMO_PASSWORD)
    const { counts, blockedBy } = (await test.call(getDemo, { token })).answer()
    expect(counts).toMatchObject({ posts: 1, clubs: 20 })
    expect(blockedBy).toBe('demo-account')
    await test.db.execute(sql`update sessions set confirmed_until = now() + interval '1 day'`)
    expect((await test.call(leaveDemo, { token })).failure().type).toBe('permission')
  })

  it('is refused to the command as long as only the demo has an admin', async () => {
    await expect(byCommand()).rejects.toMatchObject({ type: 'permission' })
    expect(await test.db.$count(teams)).toBe(20)
  })

  it('is refused to somebody with the permission who is no admin', async () => {
    const { token, personId } = await test.signIn({ permissionsAdded: ['settings'] })
    expect((await test.call(getDemo, { token })).answer().blockedBy).toBe('role')
    expect((await test.call(leaveDemo, { token })).failure().type).toBe('permission')
    await test.db.delete(people).where(eq(people.id, personId))
  })

  it('deletes nothing if something new refers to a row of it', async () => {
    await test.database.query(
      'create table late_use (team_id bigint references teams); insert into late_use select min(id) from teams',
    )
    const { token, personId } = await test.signIn({ role: 'admin' })
    const marks = await test.db.$count(demoRows)
    expect((await test.call(leaveDemo, { token })).failure().type).toBe('conflict')
    expect(await test.db.$count(demoRows)).toBe(marks)
    expect([await test.db.$count(teams), await test.db.$count(posts)]).toEqual([20, 1])
    await test.database.query('drop table late_use')
    await test.db.delete(people).where(eq(people.id, personId))
  })

  it(
    'deletes all rows of the demo, and none that the league has or uses',
    async () => {
      const own = await test.signIn({ role: 'admin' })
      const brisa = await idOf(teams, 'brisa')
      const [fixture] = await test.db.select().from(fixtures).limit(1)
      const used = await insertPost(test.db, { sectionId: 'featured', teamIds: [brisa], fixtureId: fixture?.id ?? 0 })
      const draft = await insertPost(test.db, { sectionId: 'featured', state: 'draft' })
      const category = await idOf(categories, 'match-gallery')
      const fact = { postId: draft.id, changedAt: test.clock.now() }
      await test.db.insert(postFacts).values([
        { ...fact, field: 'categories', value: [String(category)] },
        { ...fact, field: 'teams', value: [String(await idOf(teams, 'almenara'))] },
      ])
      const [demoPost] = await test.db
        .select({ id: posts.id })
        .from(posts)
        .where(sql`id not in (${used.id}, ${draft.id})`)
      const use = {
        at: test.clock.now(),
        event: 'view',
        personId: own.personId,
        companyName: '',
        mediaType: 'other',
        country: 'ES',
        region: 'europe',
      } as const
      await test.db.insert(usageEvents).values([
        { ...use, postId: used.id },
        { ...use, postId: demoPost?.id ?? 0 },
      ])

      await publishLinks(own.token, demoPost?.id ?? 0)

      const { removed, kept } = (await test.call(leaveDemo, { token: own.token })).answer()

      expect(removed).toEqual({ posts: 1, people: 75, clubs: expect.any(Number), fixtures: expect.any(Number) })
      expect(kept).toBeGreaterThan(0)
      const { rows: tables } = await test.database.query(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
      )
      for (const { name } of tables) {
        if (name in OTHER_TABLES || name === 'audit_entries') continue
        const { rows } = await test.database.query(`select count(*)::int as total from ${name}`)
        const clubs = new Set([brisa, fixture?.homeTeamId, fixture?.awayTeamId, await idOf(teams, 'almenara')]).size
        const expected = name === 'teams' ? clubs : (OWN_ROWS[name] ?? 0)
        expect([name, rows[0].total]).toEqual([name, expected])
      }
      expect(await test.db.$count(categories)).toBe(1)
      expect(await test.db.$count(fixtures)).toBe(1)
      expect(await test.db.select({ email: people.email }).from(people)).toEqual([{ email: own.email }])
    },
    TIMEOUT_MS,
  )

  it('leaves an audit entry, and none of those that the demo invented', async () => {
    const token = await logIn((await test.db.select().from(people))[0]?.email ?? '', TEST_PASSWORD)
    const { items } = (await test.call(listAudit, { token, query: { pageSize: 50 } })).answer()
    expect(items.filter(({ action }) => action === 'setting.demo-removed')).toHaveLength(1)
    expect(items.filter(({ action }) => action === 'post.published')).toEqual([])
    expect((await test.call(getHome, { token })).answer().quickLinks.map(({ url }) => url)).toEqual([
      'https://league.test/guide',
    ])
    const { draft } = (await test.call(getFrontPage, { token })).answer()
    expect(draft).toBeNull()
    expect(await test.db.select({ draft: frontPage.draft }).from(frontPage)).toEqual([{ draft: null }])
    expect((await test.call(getSetup, { token })).answer().isOpen).toBe(false)
  })

  it('cannot be done twice, and the next start does not fill the demo in again', async () => {
    await expect(byCommand()).rejects.toMatchObject({ type: 'not-found' })
    expect(await fillDemo(depsOf(test), CONTENT)).toBeNull()
    expect(await test.db.$count(mails)).toBe(0)
    expect(await test.db.$count(posts)).toBe(2)
  })
})
