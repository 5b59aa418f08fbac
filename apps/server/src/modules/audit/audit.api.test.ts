import { login } from '@mixed-zone/contract/endpoints/access'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'
import { auditEntries } from '../../platform/database/schema/records.ts'
import { anonymiseInAudit } from './audit.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

const loginsOf = (personId: number) =>
  test.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'session.started'), eq(auditEntries.actorId, personId)))

describe('the audit log', () => {
  it('records each login and no failed one', async () => {
    const { personId, email, actor } = await test.signIn()
    expect(await loginsOf(personId)).toMatchObject([{ subjectKind: 'session', subjectId: String(actor.sessionId) }])
    for (const password of [TEST_PASSWORD, 'Wrong-Box-2026']) {
      await test.call(login, { body: { email, password, captcha: SOLVED } })
    }
    expect(await loginsOf(personId)).toHaveLength(2)
  })

  it.each([
    ['delete', sql`delete from audit_entries`],
    ['truncate', sql`truncate audit_entries`],
    ['change of the action', sql`update audit_entries set action = 'nothing'`],
    ['change of the time', sql`update audit_entries set at = at - interval '1 second'`],
    ['change of the details', sql`update audit_entries set details = '{"x": 1}'`],
    ['another name of the actor', sql`update audit_entries set actor_label = 'Somebody Else'`],
    ['another actor', sql`update audit_entries set actor_id = (select max(id) from people)`],
  ])('refuses SQL: %s', async (_name, statement) => {
    const { personId } = await test.signIn()
    await test.signIn()
    const before = await loginsOf(personId)
    await expect(test.db.execute(statement)).rejects.toThrow()
    expect(await loginsOf(personId)).toEqual(before)
  })

  it('lets names be removed with an account', async () => {
    const { personId, email } = await test.signIn()
    await anonymiseInAudit(test.db, { id: personId, email })
    expect(await loginsOf(personId)).toMatchObject([{ actorLabel: `#${personId}` }])
  })
})
