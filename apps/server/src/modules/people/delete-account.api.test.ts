import { confirmOneTimeCode, login, register, startOneTimeCode } from '@mixed-zone/contract/endpoints/access'
import { authoriseRequest } from '@mixed-zone/contract/endpoints/studio/requests'
import { deleteAccount, getUserData } from '@mixed-zone/contract/endpoints/people'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { eq, sql } from 'drizzle-orm'
import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration } from '../../../test/a-registration.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'
import { accessRequests, people, sessions } from '../../platform/database/schema/people.ts'
import { auditEntries, auditPersonal, mails, usageEvents } from '../../platform/database/schema/records.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

const remove = (token: string, password = TEST_PASSWORD, code?: string) =>
  test.call(deleteAccount, { token, body: { password, ...(code === undefined ? {} : { code }) } })

describe('POST private/delete-account', () => {
  it('deletes the person and anonymises their usage', async () => {
    const admin = await test.signIn({ role: 'admin' })
    const body = aRegistration({ name: 'Forgettable', surnames: 'Olvidadiza' })
    await test.call(register, { body })
    const [request] = await test.db.select().from(accessRequests)
    await test.call(authoriseRequest, { token: admin.token, params: { id: String(request?.id) } })
    const mail = (await test.mails()).find(({ template }) => template === 'authorised')
    if (mail?.template !== 'authorised' || mail.details === null) throw new Error('no password was mailed')
    const password = mail.details.provisionalPassword
    await test.db.update(people).set({ provisionalUntil: null }).where(eq(people.email, body.email))
    await test.db.update(mails).set({ state: 'sent' }).where(eq(mails.template, 'authorised'))
    const { token, user } = (
      await test.call(login, { body: { email: body.email, password, captcha: SOLVED } })
    ).answer()
    const use = {
      at: test.clock.now(),
      event: 'view',
      companyName: 'Gazeta',
      mediaType: 'newspaper',
      country: 'ES',
      region: 'europe',
    } as const
    await test.db.insert(usageEvents).values({ ...use, personId: Number(user.id) })

    expect((await remove(token, password)).status).toBe(204)

    expect((await test.call(getUserData, { token })).failure().type).toBe('token')
    expect(await test.db.select().from(usageEvents)).toMatchObject([{ personId: null, companyName: 'Gazeta' }])
    const left = JSON.stringify([
      await test.db.select().from(people),
      await test.db.select().from(accessRequests),
      (await test.db.select().from(mails)).filter(({ template }) => template !== 'account-deleted'),
      (await test.db.select().from(sessions)).filter(({ personId }) => personId === Number(user.id)),
    ])
    for (const hidden of [body.email, 'Forgettable', 'Olvidadiza']) expect(left).not.toContain(hidden)
    const goodbye = (await test.mails()).find(({ template }) => template === 'account-deleted')
    expect(goodbye).toMatchObject({ recipient: body.email, personId: null, locale: 'es', eraseRecipient: true })
    for (const table of [auditEntries, auditPersonal]) {
      expect(JSON.stringify(await test.db.select().from(table))).not.toContain('Forgettable')
    }
    const audit = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'person.deleted'))
    expect(audit).toMatchObject([{ subjectId: user.id, actorId: Number(user.id), actorLabel: `#${user.id}` }])
    expect((await test.call(register, { body, address: '198.51.100.9' })).status).toBe(202)
  })

  it('erases the address of a mail that is being sent once it is sent', async () => {
    const { token, personId, email } = await test.signIn()
    await test.mailer.enqueue(test.db, {
      template: 'already-have-account',
      cause: 'being sent',
      to: email,
      locale: 'en',
      personId,
      details: { firstName: 'Ana' },
    })
    await test.db.update(mails).set({ state: 'sending' }).where(eq(mails.cause, 'being sent'))
    expect((await remove(token)).status).toBe(204)
    const [mail] = await test.db.select().from(mails).where(eq(mails.cause, 'being sent'))
    expect(mail).toMatchObject({ recipient: email, eraseRecipient: true })
  })

  it('requires the password and limits wrong attempts', async () => {
    const { token } = await test.signIn()
    for (let time = 0; time < 5; time += 1) {
      expect((await remove(token, 'Wrong-Box-2026')).failure().fields).toHaveProperty('password')
    }
    expect((await remove(token)).failure().type).toBe('rate-limit')
  })

  it('requires the one-time code if there is one', async () => {
    const { token } = await test.signIn({ role: 'editor' })
    const { secret } = (await test.call(startOneTimeCode, { token, body: { password: TEST_PASSWORD } })).answer()
    const code = () => generate({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) })
    await test.call(confirmOneTimeCode, { token, body: { code: await code() } })
    test.clock.advance(30_000)
    expect((await remove(token)).failure().type).toBe('code')
    expect((await remove(token, TEST_PASSWORD, '000000')).failure().type).toBe('code')
    expect((await remove(token, TEST_PASSWORD, await code())).status).toBe(204)
  })

  it('rejects the last admin', async () => {
    await test.db.update(people).set({ role: 'media' })
    const admin = await test.signIn({ role: 'admin' })
    expect((await remove(admin.token)).failure().type).toBe('permission')
    await test.signIn({ role: 'admin' })
    expect((await remove(admin.token)).status).toBe(204)
  })
})

describe('retention', () => {
  /** What foreign keys do: cascade, set null, or refuse. */
  const RULES = { goes: 'c', 'stays without the person': 'n', 'goes with the merged account': 'cna' } as const

  /** Tables that name people, and what becomes of their rows: a new one is a decision about own data and deletion, made here. */
  const NAMING_PEOPLE: Readonly<Record<string, keyof typeof RULES>> = {
    // Accounts that were merged into another are erased before it.
    account_merges: 'goes with the merged account',
    access_requests: 'stays without the person',
    assets: 'stays without the person',
    basket_items: 'goes',
    mails: 'stays without the person',
    notices: 'goes',
    one_time_secrets: 'goes',
    person_downloads: 'goes',
    password_resets: 'goes',
    pending_publications: 'stays without the person',
    post_authors: 'goes',
    post_drafts: 'stays without the person',
    post_facts: 'stays without the person',
    // The comment itself belongs to the post.
    post_comments: 'stays without the person',
    preview_links: 'goes',
    received_items: 'goes',
    recovery_codes: 'goes',
    // The note itself goes with the request that it is about.
    request_notes: 'stays without the person',
    running_exports: 'goes',
    running_zips: 'goes',
    bulk_jobs: 'goes',
    people_import_rows: 'goes',
    saved_views: 'goes',
    staff_presence: 'goes',
    sessions: 'goes',
    front_page_versions: 'stays without the person',
    setting_drafts: 'stays without the person',
    setting_versions: 'stays without the person',
    shared_document_updates: 'stays without the person',
    studio_events: 'goes',
    term_merges: 'stays without the person',
    uploads: 'goes',
    mail_domains: 'stays without the person',
    usage_events: 'stays without the person',
    zips: 'goes',
  }

  it('is decided for every table that refers to a person', async () => {
    const { rows: keys } = await test.db.execute<{ table: string; rule: string }>(sql`
      select distinct conrelid::regclass::text as table, confdeltype::text as rule from pg_constraint
      where contype = 'f' and confrelid = 'people'::regclass order by 1`)
    expect(keys.length).toBeGreaterThan(8)
    for (const { table, rule } of keys) {
      const decided = NAMING_PEOPLE[table]
      expect(decided, table).toBeDefined()
      expect(decided && RULES[decided], table).toContain(rule)
    }
  })
})
