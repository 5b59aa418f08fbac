import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { getRequestStatus, login, register } from '@mixed-zone/contract/endpoints/access'
import {
  authoriseRequests,
  distrustDomain,
  listRequests,
  listTrustedDomains,
  rejectRequests,
  trustDomain,
  undoDecisions,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration, type SentRegistration } from '../../../../test/a-registration.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import { listJobs } from '../../../../test/test-jobs.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { accessRequests, people } from '../../../platform/database/schema/people.ts'
import { auditEntries, mails } from '../../../platform/database/schema/records.ts'
import { MAIL_QUEUE } from '../../../platform/mail/outbox.ts'

let test: TestApp
let admin: SignedIn
let lastAddress = 0

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin', firstName: 'Alba', surnames: 'Rey' })
})

afterAll(() => test.remove())

/** Asks for access, and gives the request's id. */
async function ask(overrides: Partial<SentRegistration> = {}): Promise<{ id: string; email: string }> {
  lastAddress += 1
  const body = aRegistration(overrides)
  await test.call(register, { body, address: `198.51.100.${lastAddress}` })
  const [request] = await test.db.select().from(accessRequests).where(eq(accessRequests.email, body.email))
  return { id: String(request?.id), email: body.email }
}

const decide = (endpoint: typeof authoriseRequests | typeof undoDecisions, ids: string[], token = admin.token) =>
  test.call(endpoint, { token, body: { ids } })

const reject = (ids: string[], reason: string) =>
  test.call(rejectRequests, { token: admin.token, body: { ids, reason } })

const decisionOf = async (id: string) => (await test.mails()).find(({ cause }) => cause === `decision:${id}`)

async function passwordOf(id: string): Promise<string> {
  const mail = await decisionOf(id)
  if (mail?.template !== 'authorised' || mail.details === null) throw new Error('no password was mailed')
  return mail.details.provisionalPassword
}

function logIn(email: string, password: string) {
  lastAddress += 1
  return test.call(login, { body: { email, password, captcha: SOLVED }, address: `198.51.100.${lastAddress}` })
}

const auditOf = async (id: string) =>
  (
    await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectKind, 'request'), eq(auditEntries.subjectId, id)))
      .orderBy(asc(auditEntries.id))
  ).filter(({ subjectKind }) => subjectKind === 'request')

describe('GET studio/requests', () => {
  it('lists waiting requests oldest first, with waiting time and colleagues', async () => {
    const colleague = await test.signIn({ companyName: 'DIARIO SUR', firstName: 'Pau' })
    const first = await ask({ companyName: 'Diario Sur' })
    test.clock.advance(HOUR_MS)
    admin = await test.signIn({ role: 'admin', firstName: 'Alba', surnames: 'Rey' })
    const second = await ask({ companyName: 'Nobody Else' })
    const { items: requests } = (await test.call(listRequests, { token: admin.token })).answer()
    const seen = requests.filter(({ id }) => id === first.id || id === second.id)
    expect(seen.map(({ id, waitedSeconds }) => [id, waitedSeconds])).toEqual([
      [first.id, 3_600],
      [second.id, 0],
    ])
    expect(seen[0]?.sameMedium).toEqual({
      total: 1,
      people: [{ id: String(colleague.personId), name: 'Pau', surnames: expect.any(String) }],
    })
    expect(seen[1]?.sameMedium).toEqual({ total: 0, people: [] })
  })

  it('paginates and returns the total', async () => {
    for (let time = 0; time < 12; time += 1) await ask()
    const page = async (number: number) =>
      (await test.call(listRequests, { token: admin.token, query: { page: number, pageSize: 10 } })).answer()
    const [one, two, far] = [await page(1), await page(2), await page(1_000)]
    expect(one.total).toBeGreaterThanOrEqual(12)
    expect(one.items).toHaveLength(10)
    expect(one.items.map(({ id }) => id)).not.toContain(two.items[0]?.id)
    expect(far.items).toEqual([])
  })

  it.each([{ page: 0 }, { page: 'x' }, { pageSize: 51 }, { page: 1.5 }, { state: 'any' }, { page: 1e99 }])(
    'rejects %j',
    async (query) => {
      expect((await test.call(listRequests, { token: admin.token, query })).failure().type).toBe('validation')
    },
  )
})

describe('POST studio/requests/authorise', () => {
  it('creates accounts with provisional passwords that expire after 72 hours', async () => {
    const asked = [await ask({ comunicationsLocale: 'pt', newsletter: true }), await ask()]
    const ids = asked.map(({ id }) => id)
    expect((await decide(authoriseRequests, ids)).answer()).toEqual({ done: ids, left: [] })
    const mail = await decisionOf(ids[0] ?? '')
    expect(mail).toMatchObject({ template: 'authorised', locale: 'pt', recipient: asked[0]?.email })
    const job = (await listJobs(test.db, MAIL_QUEUE.name)).find(({ key }) => key === String(mail?.id))
    expect(job?.delaySeconds).toBe(10)
    const passwords = [await passwordOf(ids[0] ?? ''), await passwordOf(ids[1] ?? '')]
    expect(new Set(passwords).size).toBe(2)
    const answer = (await logIn(asked[0]?.email ?? '', passwords[0] ?? '')).answer()
    expect(answer).toMatchObject({
      mustChangePassword: true,
      permissions: [],
      user: { role: 'media', newsletter: true },
    })
    test.clock.advance(72 * HOUR_MS)
    expect((await logIn(asked[1]?.email ?? '', passwords[1] ?? '')).failure().type).toBe('credentials')
    admin = await test.signIn({ role: 'admin', firstName: 'Alba', surnames: 'Rey' })
  })

  it('does not confirm the newsletter before the password is used', async () => {
    const { id, email } = await ask({ newsletter: true })
    await decide(authoriseRequests, [id])
    const [person] = await test.db.select().from(people).where(eq(people.email, email))
    expect([person?.newsletter, person?.newsletterPending]).toEqual([false, true])
  })

  it('decides once when called concurrently', async () => {
    const { id, email } = await ask()
    const results = await Promise.all(Array.from({ length: 5 }, () => decide(authoriseRequests, [id])))
    expect(results.filter((result) => result.answer().done.length === 1)).toHaveLength(1)
    expect(await test.db.select().from(people).where(eq(people.email, email))).toHaveLength(1)
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'request.authorised',
        actorId: admin.personId,
        changes: { state: { before: 'waiting', after: 'authorised' } },
      },
    ])
  })

  it('skips decided and unknown requests, and returns not-found if all are unknown', async () => {
    const { id } = await ask()
    expect((await decide(authoriseRequests, [id, id, '999999', 'x'])).answer()).toEqual({
      done: [id],
      left: ['999999', 'x'],
    })
    expect((await reject([id], 'Too late')).answer()).toEqual({ done: [], left: [id] })
    expect((await decide(authoriseRequests, ['999999', '', "' or 1=1"])).failure().type).toBe('not-found')
  })

  it('mails the owner of an account that was created meanwhile', async () => {
    const { id, email } = await ask()
    await test.access.createPerson(test.db, { email, firstName: 'Ada', surnames: 'Lois', password: 'Early-Bird-77' })
    expect((await decide(authoriseRequests, [id])).answer().done).toEqual([id])
    expect((await decisionOf(id))?.template).toBe('already-have-account')
    expect((await logIn(email, 'Early-Bird-77')).status).toBe(200)
  })
})

describe('POST studio/requests/reject', () => {
  it('mails the reason, shows it on the status page, and records it', async () => {
    const { id, email } = await ask({ comunicationsLocale: 'en' })
    expect((await reject([id], '  No accreditation ')).answer().done).toEqual([id])
    expect(await decisionOf(id)).toMatchObject({
      template: 'rejected',
      locale: 'en',
      recipient: email,
      details: { reason: 'No accreditation' },
    })
    const [request] = await test.db.select().from(accessRequests).where(eq(accessRequests.email, email))
    const status = await test.call(getRequestStatus, { body: { code: request?.code ?? '' } })
    expect(status.answer()).toMatchObject({ state: 'rejected', reason: 'No accreditation' })
    expect(await auditOf(id)).toMatchObject([{ action: 'request.rejected' }])
    const { items: requests } = (
      await test.call(listRequests, { token: admin.token, query: { state: 'rejected' } })
    ).answer()
    expect(requests[0]).toMatchObject({ id, decidedBy: 'Alba Rey', canBeUndone: true, reason: 'No accreditation' })
  })

  it.each(['', '   ', 'x'.repeat(1_001)])('requires a reason', async (reason) => {
    const { id } = await ask()
    expect((await reject([id], reason)).failure().fields).toHaveProperty('reason')
  })
})

describe('POST studio/requests/undo', () => {
  it('undoes a decision while its mail is waiting', async () => {
    const { id, email } = await ask()
    await decide(authoriseRequests, [id])
    const password = await passwordOf(id)
    expect((await decide(undoDecisions, [id])).answer().done).toEqual([id])
    expect(await decisionOf(id)).toBeUndefined()
    expect((await logIn(email, password)).failure().type).toBe('credentials')
    expect(await test.db.select().from(people).where(eq(people.email, email))).toEqual([])
    expect((await reject([id], 'On second thoughts')).answer().done).toEqual([id])
    expect((await decide(undoDecisions, [id])).answer().done).toEqual([id])
    expect((await decide(authoriseRequests, [id])).answer().done).toEqual([id])
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'request.authorised',
      'request.undone',
      'request.rejected',
      'request.undone',
      'request.authorised',
    ])
  })

  it('is too late once the mail is being sent or the account is used', async () => {
    const [sent, used] = [await ask(), await ask()]
    await decide(authoriseRequests, [sent.id, used.id])
    await test.db
      .update(mails)
      .set({ state: 'sending' })
      .where(eq(mails.cause, `decision:${sent.id}`))
    await logIn(used.email, await passwordOf(used.id))
    expect((await decide(undoDecisions, [sent.id, used.id])).answer()).toEqual({ done: [], left: [sent.id, used.id] })
    expect(await decisionOf(used.id)).toBeDefined()
    expect(await test.db.select().from(people).where(eq(people.email, sent.email))).toHaveLength(1)
  })

  it('keeps a decision that was followed by a new request', async () => {
    const { id, email } = await ask()
    await reject([id], 'No accreditation')
    await ask({ email })
    expect((await decide(undoDecisions, [id])).answer()).toEqual({ done: [], left: [id] })
  })
})

describe('studio/trusted-domains', () => {
  it('adds once, lists, removes and records domains', async () => {
    const add = (domain: string) => test.call(trustDomain, { token: admin.token, body: { domain } })
    const added = await add(' News.Example.TEST ')
    expect([added.status, added.answer().domain, added.answer().addedBy]).toEqual([
      201,
      'news.example.test',
      'Alba Rey',
    ])
    expect((await add('news.example.test')).status).toBe(201)
    const list = async () => (await test.call(listTrustedDomains, { token: admin.token })).answer().domains
    expect(await list()).toHaveLength(1)
    const remove = (domain: string) => test.call(distrustDomain, { token: admin.token, params: { domain } })
    expect((await remove('NEWS.example.test')).status).toBe(204)
    expect((await remove('news.example.test')).failure().type).toBe('not-found')
    expect(await list()).toEqual([])
    const audit = await test.db.select().from(auditEntries).where(eq(auditEntries.subjectKind, 'domain'))
    expect(audit.map(({ action }) => action)).toEqual(['domain.trusted', 'domain.distrusted'])
  })

  it.each(['', 'localhost', '@example.test', 'a@example.test', 'example..test', '*.test', 'x'.repeat(300), '-a.test'])(
    'rejects %j',
    async (domain) => {
      const result = await test.call(trustDomain, { token: admin.token, body: { domain } })
      expect(result.failure().type).toBe('validation')
    },
  )
})
