import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import {
  endSessionsOfPeople,
  listPeople,
  reinstatePeople,
  renewPasswords,
  suspendPeople,
} from '@mixed-zone/contract/endpoints/studio/people'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { isSessionOpen, type SignedIn } from '../../../../test/test-sign-in.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { auditEntries, auditPersonal } from '../../../platform/database/schema/records.ts'

const TIMEOUT_MS = 60_000

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp({ runsJobs: true })
  admin = await test.signIn({ role: 'admin' })
})

afterAll(() => test.remove())

const idOf = ({ personId }: SignedIn) => String(personId)

/** The rows of a job once it has ended. */
async function resultsOf(started: { answer(): { jobId: string } }, by = admin) {
  const { jobId } = started.answer()
  return vi.waitFor(
    async () => {
      const { job, rows } = (await test.call(getJob, { token: by.token, params: { id: jobId } })).answer()
      expect(job.state).toBe('done')
      return rows.items
    },
    { timeout: 30_000, interval: 200 },
  )
}

const personIn = async ({ personId }: SignedIn) =>
  (await test.db.select().from(people).where(eq(people.id, personId)))[0]

describe('POST studio/people/suspend', () => {
  it(
    'suspends each with the reason, and says why others were left as they were',
    async () => {
      const clerk = await test.signIn({ permissionsAdded: ['users'] })
      const reader = await test.signIn({ firstName: 'Ana', surnames: 'Ruiz' })
      const editor = await test.signIn({ role: 'editor' })
      const suspended = await test.signIn()
      await test.db.update(people).set({ state: 'suspended' }).where(eq(people.id, suspended.personId))
      const ids = [...[reader, editor, suspended, clerk, admin].map(idOf), '999999', 'x']
      const started = await test.call(suspendPeople, { token: clerk.token, body: { ids, reason: ' Shared it ' } })
      expect(started.status).toBe(202)
      expect(await resultsOf(started, clerk)).toEqual([
        { id: idOf(reader), label: 'Ana Ruiz', result: 'done' },
        expect.objectContaining({ result: 'permission', reason: 'more-permissions' }),
        expect.objectContaining({ result: 'conflict', reason: 'already-suspended' }),
        expect.objectContaining({ result: 'permission', reason: 'own-account' }),
        expect.objectContaining({ result: 'permission', reason: 'last-admin' }),
        { id: '999999', label: null, result: 'not-found' },
        { id: 'x', label: null, result: 'not-found' },
      ])
      expect(await personIn(reader)).toMatchObject({ state: 'suspended', suspendedReason: 'Shared it' })
      expect(await isSessionOpen(test, reader)).toBe(false)
      expect([(await personIn(editor))?.state, (await personIn(admin))?.state]).toEqual(['active', 'active'])
      const [entry] = await test.db
        .select({ action: auditEntries.action, actorId: auditEntries.actorId, details: auditPersonal.details })
        .from(auditEntries)
        .innerJoin(auditPersonal, eq(auditPersonal.entryId, auditEntries.id))
        .where(and(eq(auditEntries.subjectKind, 'person'), eq(auditEntries.subjectId, idOf(reader))))
      expect(entry).toEqual({ action: 'person.suspended', actorId: clerk.personId, details: { reason: 'Shared it' } })
    },
    TIMEOUT_MS,
  )

  it('needs a reason and a selection', async () => {
    const { token } = admin
    const ids = ['1']
    const wrong = [
      { ids },
      { ids, reason: '  ' },
      { ids, reason: 'x'.repeat(501) },
      { reason: 'a' },
      { ids: [], reason: 'a' },
      { filter: { state: 'dead' }, total: 1, reason: 'a' },
      { filter: {}, total: -1, reason: 'a' },
    ]
    for (const body of wrong) {
      // As a client that does not keep to the contract sends it.
      const result = await test.call(suspendPeople, { token, body: body as never })
      expect(result.failure().type, JSON.stringify(body)).toBe('validation')
    }
  })

  it(
    'takes all that match a filter, unless their number has changed',
    async () => {
      const companyName = 'Bulk Wire'
      const persons = [await test.signIn({ companyName }), await test.signIn({ companyName })]
      const filter = { text: companyName }
      const { token } = admin
      const { total } = (await test.call(listPeople, { token, query: filter })).answer()
      const outdated = await test.call(suspendPeople, { token, body: { filter, total: total - 1, reason: 'a' } })
      expect(outdated.failure().type).toBe('conflict')
      const results = await resultsOf(await test.call(suspendPeople, { token, body: { filter, total, reason: 'a' } }))
      expect(results.map(({ result }) => result)).toEqual(['done', 'done'])
      for (const person of persons) expect((await personIn(person))?.state).toBe('suspended')
    },
    TIMEOUT_MS,
  )
})

describe('POST studio/people/reinstate', () => {
  it(
    'reinstates those who are suspended',
    async () => {
      const [active, suspended] = [await test.signIn(), await test.signIn()]
      await test.db
        .update(people)
        .set({ state: 'suspended', suspendedReason: 'a' })
        .where(eq(people.id, suspended.personId))
      const body = { ids: [active, suspended].map(idOf) }
      const results = await resultsOf(await test.call(reinstatePeople, { token: admin.token, body }))
      expect(results).toMatchObject([{ result: 'conflict', reason: 'not-suspended' }, { result: 'done' }])
      expect(await personIn(suspended)).toMatchObject({ state: 'active', suspendedReason: null })
    },
    TIMEOUT_MS,
  )
})

describe('POST studio/people/end-sessions', () => {
  it(
    'ends all sessions of each',
    async () => {
      const persons = [await test.signIn(), await test.signIn()]
      const body = { ids: [...persons, admin].map(idOf) }
      const results = await resultsOf(await test.call(endSessionsOfPeople, { token: admin.token, body }))
      expect(results).toMatchObject([
        { result: 'done' },
        { result: 'done' },
        { result: 'permission', reason: 'own-account' },
      ])
      for (const person of persons) expect(await isSessionOpen(test, person)).toBe(false)
      expect(await isSessionOpen(test, admin)).toBe(true)
    },
    TIMEOUT_MS,
  )
})

describe('POST studio/people/renew-passwords', () => {
  it(
    'mails each a password of their own, except those who are suspended',
    async () => {
      const [first, second, suspended] = [await test.signIn(), await test.signIn(), await test.signIn()]
      await test.db.update(people).set({ state: 'suspended' }).where(eq(people.id, suspended.personId))
      const body = { ids: [first, second, suspended].map(idOf) }
      const results = await resultsOf(await test.call(renewPasswords, { token: admin.token, body }))
      expect(results).toMatchObject([
        { result: 'done' },
        { result: 'done' },
        { result: 'conflict', reason: 'suspended' },
      ])
      const mailed = (await test.mails()).filter(({ template }) => template === 'authorised')
      expect(mailed.map(({ recipient }) => recipient)).toEqual([first.email, second.email])
      expect((await personIn(first))?.provisionalUntil).not.toBeNull()
      expect((await personIn(first))?.passwordHash).not.toBe((await personIn(second))?.passwordHash)
    },
    TIMEOUT_MS,
  )
})
