import { login } from '@mixed-zone/contract/endpoints/access'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'
import { auditEntries, auditPersonal } from '../../platform/database/schema/records.ts'
import { anonymiseInAudit, changesBetween, type PersonalValues, recordAudit } from './audit.ts'

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

const personalOf = (entryId: number) => test.db.select().from(auditPersonal).where(eq(auditPersonal.entryId, entryId))

async function recordPersonal({ subjectId = 999_999, personal }: { subjectId?: number; personal: PersonalValues }) {
  await recordAudit(test.db, {
    at: test.clock.now(),
    actor: { label: 'test' },
    action: 'person.created',
    subject: { kind: 'person', id: subjectId },
    personal,
  })
  const [entry] = await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  if (!entry) throw new Error('no entry was stored')
  return entry
}

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
    ['change of the changes', sql`update audit_entries set changes = '{"x": 1}'`],
    ['update without a change', sql`update audit_entries set action = action`],
    ['another name of the actor', sql`update audit_entries set actor_label = 'Somebody Else'`],
    ['another actor', sql`update audit_entries set actor_id = (select max(id) from people)`],
  ])('refuses SQL: %s', async (_name, statement) => {
    const { personId } = await test.signIn()
    await test.signIn()
    const before = await loginsOf(personId)
    await expect(test.db.execute(statement)).rejects.toThrow()
    expect(await loginsOf(personId)).toEqual(before)
  })

  it('keeps no name of the actor in the entry', async () => {
    const { personId } = await test.signIn({ firstName: 'Unrecorded' })
    expect(await loginsOf(personId)).toMatchObject([{ actorLabel: `#${personId}`, details: {}, changes: {} }])
  })

  it.each([
    ['delete', sql`delete from audit_personal`],
    ['truncate', sql`truncate audit_personal`],
    ['change of the name', sql`update audit_personal set name = 'Somebody Else'`],
  ])('refuses SQL on personal values: %s', async (_name, statement) => {
    const { id } = await recordPersonal({ personal: { name: 'Kept Name' } })
    await expect(test.db.execute(statement)).rejects.toThrow()
    expect(await personalOf(id)).toMatchObject([{ name: 'Kept Name' }])
  })

  it('erases the values of a person by account and by address, and no others', async () => {
    const { personId, email } = await test.signIn()
    const byAccount = await recordPersonal({ subjectId: personId, personal: { name: 'A' } })
    const byAddress = await recordPersonal({ personal: { name: 'B', address: email.toUpperCase() } })
    const other = await recordPersonal({ personal: { name: 'C', address: 'other@example.test' } })
    await test.db.transaction((tx) => anonymiseInAudit(tx, { id: personId, email }))
    expect(await personalOf(byAccount.id)).toEqual([])
    expect(await personalOf(byAddress.id)).toEqual([])
    expect(await personalOf(other.id)).toMatchObject([{ name: 'C' }])
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(inArray(auditEntries.id, [byAccount.id, byAddress.id]))
    expect(entries).toHaveLength(2)
  })

  it('does not allow other deletions in the transaction that erases a person', async () => {
    const { personId, email } = await test.signIn()
    const other = await recordPersonal({ personal: { name: 'D', address: 'other@example.test' } })
    const erasing = test.db.transaction(async (tx) => {
      await anonymiseInAudit(tx, { id: personId, email })
      await tx.delete(auditPersonal)
    })
    await expect(erasing).rejects.toThrow()
    expect(await personalOf(other.id)).toMatchObject([{ name: 'D' }])
  })
})

describe('changesBetween', () => {
  it('returns only fields that differ, also in lists', () => {
    const before = { role: 'media', added: ['posts'], name: null as string | null }
    expect(changesBetween(before, { role: 'editor', added: ['posts'], name: 'x' })).toEqual({
      role: { before: 'media', after: 'editor' },
      name: { before: null, after: 'x' },
    })
    expect(changesBetween(before, { added: ['posts', 'publish'] })).toEqual({
      added: { before: ['posts'], after: ['posts', 'publish'] },
    })
  })
})
