import { deleteAccount } from '@mixed-zone/contract/endpoints/people'
import { deletePerson } from '@mixed-zone/contract/endpoints/studio/people'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mergeScenario } from '../../../../test/merge-scenario.ts'
import { idOf, type SignedIn } from '../../../../test/test-sign-in.ts'
import { receivedItems } from '../../../platform/database/schema/downloads.ts'
import { accessRequests, accountMerges } from '../../../platform/database/schema/people.ts'
import { auditEntries, mails, usageEvents } from '../../../platform/database/schema/records.ts'
import { MERGED_REFERENCES } from './merge.repository.ts'

const scenario = mergeScenario()

const { merge, undo, logIn, signInWithRows, snapshot, noticesTo, personIn, endMerges } = scenario

describe('POST studio/people/:id/merges/:mergedId/undo', () => {
  it('puts back exactly what was there', async () => {
    const merged = await signInWithRows({ role: 'editor' })
    const survivor = await signInWithRows()
    const before = await snapshot()
    await merge(merged, survivor)
    expect(await snapshot()).not.toEqual(before)
    const result = await undo(merged, survivor)
    expect([result.status, result.answer().id]).toEqual([200, idOf(merged).id])
    expect(await snapshot()).toEqual(before)
    expect((await logIn(merged)).status).toBe(200)
    const [entry] = await scenario.test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'person.merge-undone'))
    expect(entry).toMatchObject({ actorId: scenario.admin.personId })
  })

  it('leaves what the surviving account did since', async () => {
    const [merged, survivor] = [await signInWithRows(), await signInWithRows()]
    await merge(merged, survivor)
    const { personId } = survivor
    scenario.test.clock.advance(DAY_MS)
    const at = scenario.test.clock.now()
    await scenario.test.db.insert(usageEvents).values({
      at,
      event: 'download',
      personId,
      companyName: 'Gazeta',
      mediaType: 'newspaper',
      country: 'ES',
      region: 'europe',
    })
    // Received again: the later date is the survivor's own.
    await scenario.test.db
      .update(receivedItems)
      .set({ receivedAt: at })
      .where(sql`person_id = ${personId} and item = ${`own ${merged.personId}`}`)
    const later = await scenario.test.signIn({ role: 'admin' })
    expect((await undo(merged, survivor, later)).status).toBe(200)
    expect(await scenario.test.db.$count(usageEvents, eq(usageEvents.personId, personId))).toBe(3)
    expect(await scenario.test.db.$count(receivedItems, eq(receivedItems.personId, personId))).toBe(3)
    expect(await scenario.test.db.$count(receivedItems, eq(receivedItems.personId, merged.personId))).toBe(2)
  })

  it('sends no mail if it was undone before the first ones, and otherwise tells those who got one', async () => {
    const [merged, survivor] = [await scenario.test.signIn(), await scenario.test.signIn()]
    await merge(merged, survivor)
    await undo(merged, survivor)
    expect([await noticesTo(merged), await noticesTo(survivor)]).toEqual([[], []])
    await merge(merged, survivor)
    await scenario.test.db.update(mails).set({ state: 'sent' }).where(eq(mails.recipient, merged.email))
    await undo(merged, survivor)
    const templates = (await noticesTo(merged)).map(({ template }) => template)
    expect([templates, await noticesTo(survivor)]).toEqual([['accounts-merged', 'merge-undone'], []])
    await merge(merged, survivor)
    await scenario.test.db.update(mails).set({ state: 'sent' }).where(eq(mails.recipient, survivor.email))
    await undo(merged, survivor)
    expect((await noticesTo(survivor)).at(-1)).toMatchObject({
      template: 'merge-undone',
      details: { email: merged.email },
    })
  })

  it('cannot separate an account whose survivor was merged itself, until that is undone', async () => {
    const [a, b, c] = [await signInWithRows(), await signInWithRows(), await signInWithRows()]
    const before = await snapshot()
    await merge(a, b)
    await merge(b, c)
    expect(await scenario.test.db.$count(usageEvents, eq(usageEvents.personId, c.personId))).toBe(6)
    expect((await undo(a, b)).failure().type).toBe('conflict')
    expect((await undo(b, c)).status).toBe(200)
    expect((await undo(a, b)).status).toBe(200)
    expect(await snapshot()).toEqual(before)
  })

  it('keeps what a second merged account has as well', async () => {
    const [a, b, survivor] = [await signInWithRows(), await signInWithRows(), await scenario.test.signIn()]
    await merge(a, survivor)
    await merge(b, survivor)
    await undo(a, survivor)
    const items = await scenario.test.db
      .select()
      .from(receivedItems)
      .where(eq(receivedItems.personId, survivor.personId))
    expect(items.map(({ item }) => item).sort()).toEqual([`own ${b.personId}`, 'shared'])
  })

  it('works once, for this pair only, and for 30 days', async () => {
    const [merged, survivor, other] = [
      await scenario.test.signIn(),
      await scenario.test.signIn(),
      await scenario.test.signIn(),
    ]
    expect((await undo(merged, survivor)).failure().type).toBe('not-found')
    await merge(merged, survivor)
    expect((await undo(merged, other)).failure().type).toBe('not-found')
    const results = await Promise.all([undo(merged, survivor), undo(merged, survivor)])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 404])
    await merge(merged, survivor)
    scenario.test.clock.advance(30 * DAY_MS)
    const late = await scenario.test.signIn({ role: 'admin' })
    expect((await undo(merged, survivor, late)).failure().type).toBe('conflict')
  })
})

describe('the end of the undo', () => {
  it('erases the merged account and keeps its rows with the surviving one', async () => {
    const [merged, survivor] = [await signInWithRows({ surnames: 'Vergessen' }), await signInWithRows()]
    await merge(merged, survivor)
    // A download that was running at the time of the merge.
    await scenario.test.db.execute(sql`
      insert into usage_events (at, event, person_id, company_name, media_type, country, region)
      values (now(), 'download', ${merged.personId}, '', '', '', '')`)
    await endMerges()
    expect(await personIn(merged)).toBeDefined()
    scenario.test.clock.advance(30 * DAY_MS)
    await endMerges()
    expect(await personIn(merged)).toBeUndefined()
    expect(await scenario.test.db.$count(usageEvents, eq(usageEvents.personId, survivor.personId))).toBe(5)
    expect(await scenario.test.db.$count(accountMerges, eq(accountMerges.mergedId, merged.personId))).toBe(0)
    expect(await scenario.test.db.$count(accessRequests, eq(accessRequests.personId, survivor.personId))).toBe(3)
    const audit = await scenario.test.db.execute(sql`select to_jsonb(audit_personal) from audit_personal`)
    expect(JSON.stringify(audit.rows)).not.toContain('Vergessen')
    expect(JSON.stringify(audit.rows)).not.toContain(merged.email)
  })

  it('ends a chain of merges in its order', async () => {
    const [a, b, c] = [await signInWithRows(), await signInWithRows(), await scenario.test.signIn()]
    await merge(a, b)
    scenario.test.clock.advance(DAY_MS)
    const later = await scenario.test.signIn({ role: 'admin' })
    await merge(b, c, later)
    scenario.test.clock.advance(40 * DAY_MS)
    await endMerges()
    expect([await personIn(a), await personIn(b)]).toEqual([undefined, undefined])
    expect(await scenario.test.db.$count(usageEvents, eq(usageEvents.personId, c.personId))).toBe(4)
  })
})

describe('erasing people', () => {
  const traces = async (...accounts: SignedIn[]) => {
    const rows = await snapshot()
    const { rows: audit } = await scenario.test.db.execute(sql`select to_jsonb(audit_personal) from audit_personal`)
    const stored = (await scenario.test.db.select().from(mails)).filter(
      ({ template }) => template !== 'account-deleted',
    )
    const text = JSON.stringify([rows.people, rows.requests, rows.merges, stored, audit]).toLowerCase()
    return accounts.filter(({ email }) => text.includes(email.toLowerCase()))
  }

  it('erases the merged account with the surviving one', async () => {
    const [merged, survivor] = [await signInWithRows(), await signInWithRows()]
    await merge(merged, survivor)
    const result = await scenario.test.call(deletePerson, { token: scenario.admin.token, params: idOf(survivor) })
    expect(result.status).toBe(204)
    expect(await traces(merged, survivor)).toEqual([])
    expect([await personIn(merged), await personIn(survivor)]).toEqual([undefined, undefined])
  })

  it('needs every permission of the accounts that were merged into it', async () => {
    const clerk = await scenario.test.signIn({ permissionsAdded: ['users'] })
    const [editor, between, survivor] = [
      await scenario.test.signIn({ role: 'editor' }),
      await scenario.test.signIn(),
      await scenario.test.signIn(),
    ]
    await merge(editor, between)
    await merge(between, survivor)
    const remove = (token: string) => scenario.test.call(deletePerson, { token, params: idOf(survivor) })
    expect((await remove(clerk.token)).failure().type).toBe('permission')
    expect(await personIn(editor)).toBeDefined()
    expect((await remove(scenario.admin.token)).status).toBe(204)
  })

  it('does so when the person deletes the account', async () => {
    const [a, b, survivor] = [await signInWithRows(), await signInWithRows(), await signInWithRows()]
    await merge(a, b)
    await merge(b, survivor)
    const { token } = (await logIn(survivor)).answer()
    expect((await scenario.test.call(deleteAccount, { token, body: { password: TEST_PASSWORD } })).status).toBe(204)
    expect(await traces(a, b, survivor)).toEqual([])
  })

  it('erases the merged account alone', async () => {
    const [merged, survivor] = [await signInWithRows(), await signInWithRows()]
    await merge(merged, survivor)
    expect((await scenario.test.call(deletePerson, { token: scenario.admin.token, params: idOf(merged) })).status).toBe(
      204,
    )
    expect(await traces(merged, survivor)).toEqual([survivor])
    expect((await undo(merged, survivor)).failure().type).toBe('not-found')
    expect(await scenario.test.db.$count(usageEvents, eq(usageEvents.personId, survivor.personId))).toBe(4)
  })
})

const NOT_MERGED = [
  // They belong to the account itself.
  'account_merges.merged_by',
  'account_merges.merged_id',
  'account_merges.survivor_id',
  'one_time_secrets.person_id',
  'password_resets.person_id',
  'recovery_codes.person_id',
  'sessions.person_id',
  // They end after hours or days.
  'bulk_jobs.owner_id',
  'people_import_rows.person_id',
  'preview_links.author_id',
  'running_exports.person_id',
  'running_zips.person_id',
  'staff_presence.person_id',
  'studio_events.recipient_id',
  'uploads.person_id',
  'zips.person_id',
  // Triggers keep it.
  'person_downloads.person_id',
]

describe('merged references', () => {
  it('are all columns that refer to people, but those of the account itself', async () => {
    const { rows } = await scenario.test.db.execute<{ reference: string }>(sql`
      select conrelid::regclass || '.' || attname as reference
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'people'::regclass`)
    const found = rows.map(({ reference }) => reference)
    expect([...MERGED_REFERENCES, ...NOT_MERGED].toSorted()).toEqual(found.toSorted())
  })
})
