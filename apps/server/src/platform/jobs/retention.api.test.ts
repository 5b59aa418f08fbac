import { randomBytes } from 'node:crypto'
import { logout } from '@mixed-zone/contract/endpoints/access'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { eq, getTableName, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { receivedItems } from '../database/schema/downloads.ts'
import { assets } from '../database/schema/files.ts'
import { posts } from '../database/schema/library.ts'
import { accessRequests, limitCounters, sessions, usedCaptchas } from '../database/schema/people.ts'
import { auditEntries, mails, usageEvents } from '../database/schema/records.ts'
import { createRetention, retentionRules } from './retention.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

const PERIODS = { usageMonths: 24, auditYears: 5, mailsDays: 90 }

async function deleteExpired(): Promise<void> {
  const { hourly, nightly } = createRetention({ db: test.db, clock: test.clock, getPeriods: () => PERIODS })
  for (const task of [...hourly, ...nightly]) await task.run()
}

/** Why a table without a rule of its own does not grow for ever. */
const BOUNDED: Readonly<Record<string, string>> = {
  account_merge_rows: 'deleted with the merge',
  account_merges: 'ended after 30 days by a task of the studio',
  assets: 'what editors publish; those without a post are deleted after 30 days by a task of the studio',
  basket_items: 'at most 2,000 for each person',
  categories: 'what editors publish',
  change_counters: 'one row',
  corrections: 'what editors publish',
  coverage_promises: 'one for each category at most',
  demo_rows: 'one for each row of the demo; deleted with it',
  document_pages: 'at most 20 for each document; deleted with it',
  external_links: 'what editors publish',
  file_details: 'one for each file',
  files: 'deleted by collect-files once nothing refers to them',
  fixtures: 'what editors publish',
  front_page: 'one row',
  front_page_versions: 'what editors publish by hand; kept so that every version can be restored',
  labelled_files: 'one for each asset and rendition',
  mail_suppressions: 'addresses that have refused a mail, until they are released',
  matchdays: 'what editors publish',
  migrations: 'one for each migration',
  one_time_secrets: 'one for each person',
  people: 'decided by the accreditation desk',
  person_downloads: 'one for each person',
  post_changes: 'one small row for each post that ever existed',
  post_usage_counted: 'one row',
  post_documents: 'one for each post, language and format',
  press_contacts: 'what editors publish',
  quick_links: 'what editors publish',
  recovery_codes: 'ten for each person',
  renditions: 'a fixed number for each picture; deleted with it',
  source_digests: 'one for each file that was uploaded',
  saved_views: 'at most 200 for each person',
  search_words: 'the vocabulary of all posts',
  sections: 'fixed',
  setup_links: 'one for each start without an admin; deleted at the next one, and with the first admin',
  setting_drafts: 'one for each setting',
  setting_files: 'at most two for each version',
  setting_versions: 'what admins change by hand; kept so that every version can be restored',
  settings: 'one for each setting',
  shared_document_updates: 'merged into the document when the last writer leaves; deleted with the post',
  social_accounts: 'what editors publish',
  social_items: 'the newest 20 of each account',
  squad_members: 'one for each player, club and season',
  tags: 'what editors publish',
  teams: 'what editors publish',
  term_merges: 'one for each row that was merged; what an undo needs is deleted after 30 days by a task of the studio',
  text_id_aliases: 'one for each former text id',
  usage_days: 'one for each day; emptied and deleted with the usage events of the day',
  usage_rollup: 'one row',
  uploads: 'deleted by clean-up-uploads a week after the last byte, or a day after their end',
  mail_domains: 'decided by the accreditation desk',
}

/** Tables whose rows are deleted with those of a table that has a rule. */
const DEPENDENT: Readonly<Record<string, string>> = {
  audit_personal: 'audit_entries',
  bulk_job_rows: 'bulk_jobs',
  file_transfers: 'sessions',
  mail_attempts: 'mails',
  people_import_rows: 'bulk_jobs',
  post_categories: 'posts',
  pending_publications: 'posts',
  post_authors: 'posts',
  post_drafts: 'posts',
  post_facts: 'posts',
  post_usage_totals: 'posts',
  post_versions: 'posts',
  post_comments: 'posts',
  post_tags: 'posts',
  post_teams: 'posts',
  post_translations: 'posts',
  request_notes: 'access_requests',
  shared_documents: 'posts',
  usage_event_posts: 'usage_events',
  zip_entries: 'zips',
}

describe('retentionRules', () => {
  const { hourly, nightly } = retentionRules(PERIODS)
  const withRule = new Set([...hourly, ...nightly].map(({ column }) => getTableName(column.table)))

  it('covers every table that is not bounded in another way', async () => {
    const { rows } = await test.database.query(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    const explained = [...withRule, ...Object.keys(BOUNDED), ...Object.keys(DEPENDENT)]
    expect(explained.sort()).toEqual(rows.map(({ name }) => name).sort())
  })

  it.each(Object.entries(DEPENDENT))('deletes rows of %s with those of %s', async (table, parent) => {
    expect(withRule).toContain(parent)
    const { rows } = await test.database.query(
      `select from pg_constraint where contype = 'f' and confdeltype = 'c'
        and conrelid = $1::regclass and confrelid = $2::regclass`,
      [table, parent],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('createRetention', () => {
  it('deletes sessions a month after their end', async () => {
    const ended = await test.signIn()
    const forgotten = await test.signIn()
    await test.call(logout, { token: ended.token })
    const idsAfter = async () => {
      await deleteExpired()
      return (await test.db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id)
    }
    expect(await idsAfter()).toEqual(expect.arrayContaining([ended.actor.sessionId, forgotten.actor.sessionId]))
    test.clock.advance(30 * DAY_MS + 1)
    expect(await idsAfter()).toEqual([forgotten.actor.sessionId])
    test.clock.advance(7 * DAY_MS)
    const active = await test.signIn()
    expect(await idsAfter()).toEqual([active.actor.sessionId])
    expect((await test.call(listSections, { token: active.token })).status).toBe(200)
  })

  it('deletes used captchas after their expiry', async () => {
    const now = test.clock.now().getTime()
    const row = (ms: number) => ({ digest: randomBytes(32), expiresAt: new Date(now + ms) })
    const kept = row(1)
    await test.db.insert(usedCaptchas).values([row(-1), kept])
    await deleteExpired()
    expect((await test.db.select().from(usedCaptchas)).map(({ digest }) => digest)).toEqual([kept.digest])
  })

  it('deletes old counters, but none with an active block', async () => {
    await test.db.delete(limitCounters)
    const now = test.clock.now().getTime()
    const row = (subject: string, windowMs: number) => ({
      name: 'test',
      subject,
      hits: 1,
      windowStartedAt: new Date(now + windowMs),
    })
    await test.db
      .insert(limitCounters)
      .values([row('old', -DAY_MS - 1), row('young', -DAY_MS + 1), row('waiting', 900_000)])
    await deleteExpired()
    const subjects = (await test.db.select().from(limitCounters)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['waiting', 'young'])
  })

  it('deletes usage and audit entries after their retention period, in batches', async () => {
    const { db, clock } = test
    await db.delete(usageEvents)
    const about = { event: 'view', companyName: 'x', mediaType: 'other', country: 'ES', region: 'europe' } as const
    const done = { actorLabel: 'x', action: 'x', subjectKind: 'x', subjectId: 'x' }
    clock.moveTo(new Date('2028-02-29T12:00:00Z'))
    for (const at of ['2026-02-28T11:59:59Z', '2026-03-01T12:00:00Z', '2028-02-29T11:00:00Z']) {
      await db.insert(usageEvents).values({ ...about, at: new Date(at) })
    }
    for (const at of ['2023-02-28T00:00:00Z', '2023-03-02T00:00:00Z'])
      await db.insert(auditEntries).values({ ...done, at: new Date(at) })
    // More than one batch.
    await db.execute(sql`
      insert into usage_events (at, event, company_name, media_type, country, region)
      select timestamptz '2020-01-01', 'view', 'x', 'other', 'ES', 'europe' from generate_series(1, 5001)`)
    await deleteExpired()
    expect((await db.select().from(usageEvents)).map(({ at }) => at.getUTCMonth())).toEqual([2, 1])
    const left = await db.select().from(auditEntries).where(eq(auditEntries.action, 'x'))
    expect(left.map(({ at }) => at.getUTCMonth())).toEqual([2])
  })

  it('deletes finished mails after 90 days, and no mail that is still to be sent', async () => {
    await test.db.delete(mails)
    const now = test.clock.now().getTime()
    const row = (state: (typeof mails.$inferInsert)['state'] & string, days: number) => ({
      messageId: `<${state}-${days}@example.test>`,
      template: 'test',
      cause: `${state} ${days}`,
      recipient: 'a@example.test',
      locale: 'es' as const,
      state,
      createdAt: new Date(now - days * DAY_MS),
    })
    const states = ['waiting', 'sending', 'sent', 'uncertain', 'failed', 'dropped'] as const
    await test.db.insert(mails).values([...states.map((state) => row(state, 91)), row('sent', 89)])
    await deleteExpired()
    const left = await test.db.select({ cause: mails.cause }).from(mails)
    expect(left.map(({ cause }) => cause).sort()).toEqual(['sending 91', 'sent 89', 'waiting 91'])
  })

  const aRequest = (request: Partial<typeof accessRequests.$inferInsert>) => ({
    code: randomBytes(8).toString('hex'),
    email: 'person@example.test',
    firstName: 'Ada',
    surnames: 'Byron',
    telephonePrefix: '+34',
    telephoneNumber: '910000000',
    region: 'europe',
    country: 'ES',
    companyName: 'Medium',
    mediaType: 'other',
    workType: 'other',
    communicationsLocale: 'es' as const,
    newsletter: false,
    legalAcceptedAt: test.clock.now(),
    createdAt: test.clock.now(),
    ...request,
  })

  it('deletes access requests a year after they were decided, or made if nobody decides', async () => {
    const at = (isoTime: string) => new Date(isoTime)
    test.clock.moveTo(at('2028-01-10T00:00:00Z'))
    await test.db
      .insert(accessRequests)
      .values([
        aRequest({ email: 'old@example.test', state: 'rejected', decidedAt: at('2027-01-09T00:00:00Z') }),
        aRequest({ email: 'decided@example.test', state: 'authorised', decidedAt: at('2027-01-11T00:00:00Z') }),
        aRequest({ email: 'ignored@example.test', createdAt: at('2027-01-09T00:00:00Z') }),
        aRequest({ email: 'waiting@example.test', createdAt: at('2027-01-11T00:00:00Z') }),
      ])
    await deleteExpired()
    const left = await test.db.select({ email: accessRequests.email }).from(accessRequests)
    expect(left.map(({ email }) => email).sort()).toEqual(['decided@example.test', 'waiting@example.test'])
  })

  it('deletes what people have received after the period of usage', async () => {
    const { actor } = await test.signIn()
    const row = (item: string, days: number) => ({
      personId: actor.personId,
      item,
      receivedAt: new Date(test.clock.now().getTime() - days * DAY_MS),
    })
    await test.db.insert(receivedItems).values([row('asset/1/1', 732), row('asset/2/1', 728)])
    await deleteExpired()
    expect((await test.db.select().from(receivedItems)).map(({ item }) => item)).toEqual(['asset/2/1'])
  })

  it('empties the trash after 30 days and keeps all other posts', async () => {
    const old = await insertPost(test.db, { state: 'trash' })
    const young = await insertPost(test.db, { state: 'trash' })
    const published = await insertPost(test.db)
    const setTrashed = (id: number, days: number) =>
      test.db
        .update(posts)
        .set({ trashedAt: new Date(test.clock.now().getTime() - days * DAY_MS) })
        .where(eq(posts.id, id))
    await setTrashed(old.id, 31)
    await setTrashed(young.id, 29)
    await setTrashed(published.id, 31)
    const file = await storeBytes(test, 'a text of an old post')
    const asset = await insertAsset(test, { postId: old.id, fileId: file.id, kind: 'text', name: 'old.txt' })
    await test.db.update(posts).set({ leadAssetId: asset.id }).where(eq(posts.id, old.id))
    await deleteExpired()
    const ids = (await test.db.select({ id: posts.id }).from(posts)).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([young.id, published.id]))
    expect(ids).not.toContain(old.id)
    expect(await test.db.select().from(assets).where(eq(assets.id, asset.id))).toEqual([])
  })
})
