import { listSections } from '@mixed-zone/contract/endpoints/library'
import { acceptTerms } from '@mixed-zone/contract/endpoints/people'
import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import { invitePerson } from '@mixed-zone/contract/endpoints/studio/people'
import { checkPeopleImport, importPeople } from '@mixed-zone/contract/endpoints/studio/people-import'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { people, sessions } from '../../../platform/database/schema/people.ts'
import { auditEntries, mails } from '../../../platform/database/schema/records.ts'
import { peopleImportRows } from '../../../platform/database/schema/studio.ts'
import { type Row, rowsOf, tableOf } from './import-table.fixture.ts'

let test: TestApp
let admin: SignedIn
let lastDomain = 0

beforeAll(async () => {
  test = await startTestApp({ runsJobs: true })
  admin = await test.signIn({ role: 'admin' })
})

afterAll(() => test.remove())

/** A domain of its own for each test. */
function newDomain(): string {
  lastDomain += 1
  return `imported-${lastDomain}.test`
}

const check = async (rows: readonly Row[], { by = admin } = {}) =>
  (await test.call(checkPeopleImport, { token: by.token, body: tableOf(rows) })).answer()

const start = (rows: readonly Row[], expected: number, by = admin) =>
  test.call(importPeople, { token: by.token, body: { ...tableOf(rows), expected } })

/** The job once it has ended. */
const waitForJob = (id: string, { token } = admin) =>
  vi.waitFor(
    async () => {
      const result = (await test.call(getJob, { token, params: { id }, query: { pageSize: 50 } })).answer()
      expect(result.job.state).toBe('done')
      return result
    },
    { timeout: 60_000, interval: 200 },
  )

const peopleOf = (domain: string) =>
  test.db
    .select()
    .from(people)
    .where(like(people.email, `%@${domain}`))
    .orderBy(people.email)

describe('POST studio/people/import', () => {
  it('creates the new people with what the file says, mails them, and records each and the whole', async () => {
    const domain = newDomain()
    const known = await test.signIn({ firstName: 'Unchanged' })
    const rows = [
      {
        email: `ana@${domain}`,
        name: 'Ana',
        surnames: 'Gil',
        companyName: 'Rádio Norte',
        mediaType: 'Rádio',
        workType: 'Jornalista',
        country: 'Portugal',
        telephone: '912 345 678',
        language: 'Português',
        role: 'manager',
        permissions: 'embargo, export',
      },
      { email: known.email, name: 'Changed', surnames: 'Name' },
      { email: 'wrong', name: 'Wrong', surnames: 'Row' },
    ]
    const { counts } = await check(rows)
    const started = await start(rows, counts.new)
    expect(started.status).toBe(202)
    const { jobId } = started.answer()
    const { job, rows: results } = await waitForJob(jobId)
    expect(job).toMatchObject({ kind: 'people.import', total: counts.new, finished: 1, failed: 0 })
    expect(results.items).toMatchObject([{ label: `Ana Gil, ana@${domain}`, result: 'done' }])
    const [person] = await peopleOf(domain)
    expect(person).toMatchObject({
      firstName: 'Ana',
      surnames: 'Gil',
      companyName: 'Rádio Norte',
      mediaType: 'radio',
      workType: 'journalist',
      country: 'PT',
      region: 'europe',
      telephonePrefix: '+351',
      telephoneNumber: '912345678',
      communicationsLocale: 'pt',
      role: 'manager',
      permissionsAdded: ['embargo'],
      newsletter: false,
      termsAcceptedAt: null,
    })
    expect(person?.provisionalUntil).not.toBeNull()
    const sent = await test.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, `ana@${domain}`))
    expect(sent).toMatchObject([{ template: 'authorised', locale: 'pt', personId: person?.id }])
    const [entry] = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'person.imported'))
    expect(entry).toMatchObject({
      actorId: admin.personId,
      subjectKind: 'import',
      subjectId: jobId,
      details: { rows: 3, new: 1, existing: 1, wrong: 1 },
    })
    const created = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'person.created'), eq(auditEntries.subjectId, String(person?.id))))
    expect(created).toMatchObject([
      { actorId: admin.personId, details: { role: 'manager', permissionsAdded: ['embargo'] } },
    ])
    const [unchanged] = await test.db.select().from(people).where(eq(people.id, known.personId))
    expect(unchanged?.firstName).toBe('Unchanged')
    expect(
      await test.db
        .select()
        .from(peopleImportRows)
        .where(eq(peopleImportRows.jobId, Number(jobId))),
    ).toMatchObject([{ data: null, personId: person?.id }])
  })

  it('does nothing if another number of people is new than the caller saw', async () => {
    const domain = newDomain()
    const rows = rowsOf(domain, 3)
    expect((await start(rows, 2)).failure().type).toBe('conflict')
    const { jobId } = (await start(rows, 3)).answer()
    await waitForJob(jobId)
    expect((await start(rows, 3)).failure().type).toBe('conflict')
    expect((await check(rows)).counts).toEqual({ new: 0, existing: 3, wrong: 0 })
    expect(await peopleOf(domain)).toHaveLength(3)
  })

  it('creates everybody once if the same file is imported twice at once', async () => {
    const domain = newDomain()
    const rows = rowsOf(domain, 8)
    const other = await test.signIn({ role: 'admin' })
    const jobs = await Promise.all([start(rows, 8), start(rows, 8, other)])
    const ended = await Promise.all([waitForJob(jobs[0].answer().jobId), waitForJob(jobs[1].answer().jobId, other)])
    const results = ended
      .flatMap(({ rows: { items } }) => items.map(({ result, reason }) => reason ?? result))
      .toSorted()
    expect(results).toEqual([...Array(8).fill('done'), ...Array(8).fill('has-account')])
    expect(await peopleOf(domain)).toHaveLength(8)
    const sent = await test.db
      .select()
      .from(mails)
      .where(like(mails.recipient, `%@${domain}`))
    expect(sent).toHaveLength(8)
  })

  it('lets nobody give what they do not hold, also if they lose it while the job runs', async () => {
    const domain = newDomain()
    const clerk = await test.signIn({ permissionsAdded: ['users'] })
    const admins = rowsOf(domain, 1).map((row) => ({ ...row, role: 'admin' }))
    expect((await start(admins, 1, clerk)).failure().type).toBe('conflict')
    const editor = await test.signIn({ role: 'editor', permissionsAdded: ['users'] })
    const rows = rowsOf(domain, 2).map((row) => ({ ...row, role: 'editor' }))
    await test.db.execute(sql`
      create function demote() returns trigger language plpgsql as $$
      begin
        update people set role = 'media' where id = (select owner_id from bulk_jobs where id = new.job_id);
        return new;
      end $$`)
    await test.db.execute(
      sql`create trigger demote after insert on people_import_rows for each row execute function demote()`,
    )
    const { jobId } = (await start(rows, 2, editor)).answer()
    await test.db.execute(sql`drop trigger demote on people_import_rows`)
    await test.db.execute(sql`drop function demote`)
    const { rows: results } = await waitForJob(jobId, editor)
    expect(results.items.map(({ label, reason }) => [label, reason])).toEqual([
      [`Ana Gil 0, person-0@${domain}`, 'cannot-grant'],
      [`Ana Gil 1, person-1@${domain}`, 'cannot-grant'],
    ])
    expect(await peopleOf(domain)).toEqual([])
  })

  it('needs the password or a code again', async () => {
    const unconfirmed = await test.signIn({ role: 'admin' })
    await test.db.update(sessions).set({ confirmedUntil: null }).where(eq(sessions.id, unconfirmed.actor.sessionId))
    const rows = rowsOf(newDomain(), 1)
    expect((await start(rows, 1, unconfirmed)).failure().type).toBe('reauthentication')
    expect((await check(rows, { by: unconfirmed })).counts.new).toBe(1)
  })

  it('erases what a row says about somebody with their account', async () => {
    const domain = newDomain()
    const { jobId } = (await start(rowsOf(domain, 1), 1)).answer()
    await waitForJob(jobId)
    const [person] = await peopleOf(domain)
    await test.db.delete(people).where(eq(people.id, person?.id ?? 0))
    expect(
      await test.db
        .select()
        .from(peopleImportRows)
        .where(eq(peopleImportRows.jobId, Number(jobId))),
    ).toEqual([])
  })
})

describe('POST studio/people', () => {
  it('refuses an address that two invite at once, for one of them', async () => {
    const email = `twice@${newDomain()}`
    const body = { email, name: 'Ana', surnames: 'Gil', role: 'media', comunicationsLocale: 'es' } as const
    const results = await Promise.all([1, 2].map(() => test.call(invitePerson, { token: admin.token, body })))
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('lets the invited person accept the legal texts at the first log-in', async () => {
    const email = `invited@${newDomain()}`
    const body = { email, name: 'Ana', surnames: 'Gil', role: 'media', comunicationsLocale: 'es' } as const
    await test.call(invitePerson, { token: admin.token, body })
    const [invited] = await test.db.select().from(people).where(eq(people.email, email))
    expect(invited?.termsAcceptedAt).toBeNull()
    const reader = await test.signIn({ termsAcceptedAt: null })
    expect((await test.call(listSections, { token: reader.token })).failure().type).toBe('terms')
    expect((await test.call(acceptTerms, { token: reader.token })).status).toBe(204)
    expect((await test.call(listSections, { token: reader.token })).status).toBe(200)
  })
})
