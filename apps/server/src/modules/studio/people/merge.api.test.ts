import { forgotPassword, register } from '@mixed-zone/contract/endpoints/access'
import { getMyData } from '@mixed-zone/contract/endpoints/people'
import {
  getMergePreview,
  getPeopleSummary,
  getPerson,
  invitePerson,
  listPeople,
  listPersonDownloads,
  listPersonHistory,
  mergePeople,
  reinstatePerson,
} from '@mixed-zone/contract/endpoints/studio/people'
import { searchStudio } from '@mixed-zone/contract/endpoints/studio/shell'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { aRegistration } from '../../../../test/a-registration.ts'
import { startTestApp } from '../../../../test/start-test-app.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import { listJobs, refuseJobs } from '../../../../test/test-jobs.ts'
import { mergeScenario } from '../../../../test/merge-scenario.ts'
import { idOf, type SignedIn } from '../../../../test/test-sign-in.ts'
import { receivedItems } from '../../../platform/database/schema/downloads.ts'
import { accessRequests, people } from '../../../platform/database/schema/people.ts'
import { auditEntries, usageEvents } from '../../../platform/database/schema/records.ts'
import { savedViews } from '../../../platform/database/schema/studio.ts'
import { MAIL_QUEUE } from '../../../platform/mail/outbox.ts'

const scenario = mergeScenario()

const { merge, undo, isOpen, logIn, signInWithRows, snapshot, noticesTo, personIn } = scenario

describe('GET studio/people/:id/merge-preview', () => {
  const preview = (of: SignedIn, other: { id: string }, by = scenario.admin) =>
    scenario.test.call(getMergePreview, { token: by.token, params: idOf(of), query: { otherId: other.id } })

  it('counts what each account has, and says which cannot end', async () => {
    const merged = await signInWithRows()
    const survivor = await scenario.test.signIn({ role: 'editor' })
    const { person, other, cannotMerge } = (await preview(survivor, idOf(merged))).answer()
    expect([person.id, other.id, cannotMerge]).toEqual([idOf(survivor).id, idOf(merged).id, null])
    expect(other.counts).toEqual({ downloads: 1, views: 1, requests: 2, mails: 2, savedViews: 2, basket: 1 })
    expect(person.counts).toEqual({ downloads: 0, views: 0, requests: 0, mails: 0, savedViews: 0, basket: 0 })
    expect([person.isLastAdmin, other.isLastAdmin]).toEqual([false, false])
  })

  it('says why the caller cannot merge them', async () => {
    const clerk = await scenario.test.signIn({ permissionsAdded: ['users'] })
    const [editor, reader] = [await scenario.test.signIn({ role: 'editor' }), await scenario.test.signIn()]
    expect((await preview(reader, idOf(editor), clerk)).answer().cannotMerge).toBe('more-permissions')
    expect((await preview(reader, idOf(clerk), clerk)).answer().cannotMerge).toBe('own-account')
  })

  it('finds neither unknown people, nor merged ones, nor one account twice', async () => {
    const [merged, survivor] = [await scenario.test.signIn(), await scenario.test.signIn()]
    for (const id of ['x', '0', '999999', '-1', idOf(survivor).id]) {
      expect((await preview(survivor, { id })).failure().type, id).toBe('not-found')
    }
    await merge(merged, survivor)
    expect((await preview(survivor, idOf(merged))).failure().type).toBe('not-found')
  })
})

describe('POST studio/people/:id/merges', () => {
  it('is told in the data of the surviving account until the other is erased', async () => {
    const merged = await scenario.test.signIn({ firstName: 'Ana', surnames: 'Gil' })
    const survivor = await scenario.test.signIn()
    await merge(merged, survivor)
    const mergedAt = scenario.test.clock.now()
    const { token } = (await logIn(survivor)).answer()
    const { mergedAccounts } = (await scenario.test.call(getMyData, { token })).answer()
    expect(mergedAccounts).toMatchObject([
      {
        email: merged.email,
        name: 'Ana',
        surnames: 'Gil',
        mergedAt: mergedAt.toISOString(),
        erasedAt: new Date(mergedAt.getTime() + 30 * DAY_MS).toISOString(),
      },
    ])
  })

  it('gives everything to the surviving account, which keeps its role, and closes the other', async () => {
    const merged = await signInWithRows({ role: 'editor', surnames: 'Merged Away' })
    const survivor = await signInWithRows({ permissionsAdded: ['embargo'] })
    const result = await merge(merged, survivor)
    expect([result.status, result.answer()]).toMatchObject([
      201,
      { personId: idOf(merged).id, email: merged.email, at: scenario.test.clock.now().toISOString() },
    ])
    const { personId } = survivor
    const rows = await snapshot()
    const left = JSON.stringify([rows.usage, rows.requests, rows.domains, rows.mails])
    expect(left).not.toMatch(new RegExp(`"(person_id|decided_by|added_by)":${merged.personId}\\b`))
    expect(await scenario.test.db.$count(usageEvents, eq(usageEvents.personId, personId))).toBe(4)
    expect(await scenario.test.db.$count(accessRequests, eq(accessRequests.personId, personId))).toBe(3)
    expect(await scenario.test.db.$count(receivedItems, eq(receivedItems.personId, personId))).toBe(3)
    expect(await scenario.test.db.$count(savedViews, eq(savedViews.personId, personId))).toBe(3)
    const [view] = await scenario.test.db
      .select()
      .from(savedViews)
      .where(sql`person_id = ${personId} and name = 'Shared'`)
    expect(view?.query).toBe(`id=${personId}`)
    expect(await personIn(survivor)).toMatchObject({ role: 'media', permissionsAdded: ['embargo'], state: 'active' })
    expect(await personIn(merged)).toMatchObject({ role: 'editor', state: 'merged' })
    expect([await isOpen(merged), await isOpen(survivor)]).toEqual([false, false])
    expect((await logIn(merged)).failure().type).toBe('credentials')
    expect((await logIn(survivor)).status).toBe(200)
    const downloads = await scenario.test.call(listPersonDownloads, {
      token: scenario.admin.token,
      params: idOf(survivor),
    })
    expect(downloads.answer().total).toBe(2)
  })

  it('mails both addresses after ten seconds which account is left', async () => {
    const merged = await scenario.test.signIn({ communicationsLocale: 'pt', firstName: 'Ana' })
    const survivor = await scenario.test.signIn({ communicationsLocale: 'en' })
    await merge(merged, survivor)
    const details = {
      keptEmail: survivor.email,
      mergedEmail: merged.email,
      erasedAt: new Date(scenario.test.clock.now().getTime() + 30 * DAY_MS).toISOString(),
    }
    expect(await noticesTo(merged)).toMatchObject([{ locale: 'pt', details: { ...details, firstName: 'Ana' } }])
    expect(await noticesTo(survivor)).toMatchObject([{ locale: 'en', details }])
  })

  it('is recorded in the history of both, and shown on the page of the surviving one', async () => {
    const merged = await scenario.test.signIn({ firstName: 'Ana', surnames: 'Ruiz' })
    const survivor = await scenario.test.signIn()
    await merge(merged, survivor)
    const history = await scenario.test.call(listPersonHistory, { token: scenario.admin.token, params: idOf(survivor) })
    expect(history.answer().items[0]).toMatchObject({
      action: 'person.merged',
      facts: [
        { field: 'person', value: merged.personId },
        { field: 'email', value: merged.email },
      ],
    })
    const [entry] = await scenario.test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'person.merged-into'))
    expect(entry).toMatchObject({
      actorId: scenario.admin.personId,
      changes: { state: { before: 'active', after: 'merged' } },
    })
    const { merges } = (
      await scenario.test.call(getPerson, { token: scenario.admin.token, params: idOf(survivor) })
    ).answer()
    expect(merges).toMatchObject([{ personId: idOf(merged).id, name: 'Ana Ruiz', email: merged.email }])
  })

  it('hides the merged account from lists, counts, search and calls on it', async () => {
    const merged = await scenario.test.signIn({ surnames: 'Zzyzx', companyName: 'Hidden Wire' })
    const survivor = await scenario.test.signIn()
    const before = (await scenario.test.call(getPeopleSummary, { token: scenario.admin.token })).answer().counts.all
    await merge(merged, survivor)
    const { token } = scenario.admin
    expect((await scenario.test.call(getPeopleSummary, { token })).answer().counts.all).toBe(before - 1)
    expect((await scenario.test.call(listPeople, { token, query: { text: 'Zzyzx' } })).answer().total).toBe(0)
    expect((await scenario.test.call(searchStudio, { token, query: { text: 'Zzyzx' } })).answer().people).toEqual([])
    expect((await scenario.test.call(getPerson, { token, params: idOf(merged) })).failure().type).toBe('not-found')
    expect((await scenario.test.call(reinstatePerson, { token, params: idOf(merged) })).failure().type).toBe(
      'not-found',
    )
    expect((await personIn(merged))?.state).toBe('merged')
  })

  it('rejects unknown accounts, an account with itself, and one that is merged already', async () => {
    const [a, b, c] = [await scenario.test.signIn(), await scenario.test.signIn(), await scenario.test.signIn()]
    const call = (id: string, mergedId: unknown) =>
      // As a client that does not keep to the contract sends it.
      scenario.test.call(mergePeople, {
        token: scenario.admin.token,
        params: { id },
        body: { mergedId: mergedId as string },
      })
    expect((await call('x', idOf(a).id)).failure().type).toBe('not-found')
    expect((await call(idOf(a).id, '999999')).failure().type).toBe('not-found')
    expect((await call(idOf(a).id, '\0')).failure().type).toBe('not-found')
    expect((await call(idOf(a).id, 12)).failure().type).toBe('validation')
    expect((await call(idOf(a).id, undefined)).failure().type).toBe('validation')
    expect((await merge(a, a)).failure().type).toBe('conflict')
    expect((await merge(a, b)).status).toBe(201)
    expect((await merge(a, b)).failure().type).toBe('conflict')
    expect((await merge(a, c)).failure().type).toBe('conflict')
    expect((await merge(c, a)).failure().type).toBe('conflict')
  })

  it('needs every permission of either account, and neither may be one’s own', async () => {
    const clerk = await scenario.test.signIn({ permissionsAdded: ['users', 'export'] })
    const [reader, exporter] = [
      await scenario.test.signIn(),
      await scenario.test.signIn({ permissionsAdded: ['export'] }),
    ]
    const editor = await scenario.test.signIn({ role: 'editor' })
    expect((await merge(editor, reader, clerk)).failure().type).toBe('permission')
    expect((await merge(reader, editor, clerk)).failure().type).toBe('permission')
    expect((await merge(reader, clerk, clerk)).failure().type).toBe('permission')
    expect((await merge(clerk, reader, clerk)).failure().type).toBe('permission')
    expect((await personIn(reader))?.state).toBe('active')
    expect((await merge(exporter, reader, clerk)).status).toBe(201)
    const [other, promoted] = [await scenario.test.signIn(), await scenario.test.signIn()]
    expect((await merge(other, promoted, clerk)).status).toBe(201)
    await scenario.test.db.update(people).set({ role: 'editor' }).where(eq(people.id, promoted.personId))
    expect((await undo(other, promoted, clerk)).failure().type).toBe('permission')
  })

  it('lets nobody end the last admin, who may survive', async () => {
    const alone = await startTestApp()
    try {
      const last = await alone.signIn({ role: 'admin' })
      // Holds everything, but by single permissions: no admin.
      const deputy = await alone.signIn({ permissionsAdded: [...last.actor.permissions] })
      const reader = await alone.signIn()
      const call = (merged: SignedIn, survivor: SignedIn) =>
        alone.call(mergePeople, { token: deputy.token, params: idOf(survivor), body: { mergedId: idOf(merged).id } })
      expect((await call(last, reader)).failure().type).toBe('permission')
      expect((await call(reader, last)).status).toBe(201)
    } finally {
      await alone.remove()
    }
  })

  it('keeps a suspension, and puts it back with an undo', async () => {
    const [merged, survivor] = [await scenario.test.signIn(), await scenario.test.signIn()]
    await scenario.test.db.update(people).set({ state: 'suspended' }).where(eq(people.id, merged.personId))
    await merge(merged, survivor)
    expect((await personIn(survivor))?.state).toBe('active')
    expect((await undo(merged, survivor)).answer().state).toBe('suspended')
  })

  it('leaves one winner if two admins merge the same accounts in opposite directions at once', async () => {
    const second = await scenario.test.signIn({ role: 'admin' })
    for (let round = 0; round < 4; round++) {
      const [a, b] = [await scenario.test.signIn(), await scenario.test.signIn()]
      const results = await Promise.all([merge(a, b), merge(b, a, second)])
      expect(results.map(({ status }) => status).sort()).toEqual([201, 409])
      const states = [await personIn(a), await personIn(b)].map((person) => person?.state)
      expect(states.sort()).toEqual(['active', 'merged'])
    }
  })

  it('loses no row if an account is merged while another is merged into it', async () => {
    const second = await scenario.test.signIn({ role: 'admin' })
    const [a, b, c] = [await signInWithRows(), await signInWithRows(), await scenario.test.signIn()]
    const results = await Promise.all([merge(a, b), merge(b, c, second)])
    expect(results.map(({ status }) => status).sort()).toEqual(results[0]?.status === 201 ? [201, 201] : [201, 409])
    const expected = results[0]?.status === 201 ? 4 : 2
    expect(await scenario.test.db.$count(usageEvents, eq(usageEvents.personId, c.personId))).toBe(expected)
  })
})

describe('the address of a merged account', () => {
  it('gets no reminder without a job that sends it', async () => {
    const { test } = scenario
    const [merged, survivor] = [await test.signIn(), await test.signIn()]
    await merge(merged, survivor)
    const isRetried = async () => (await listJobs(test.db, 'mail-reset-link')).some(({ state }) => state === 'retry')
    const accept = await refuseJobs(test.db, MAIL_QUEUE.name)
    try {
      await test.call(forgotPassword, { body: { email: merged.email, captcha: SOLVED }, address: '198.51.100.203' })
      await vi.waitUntil(isRetried, { timeout: 20_000 })
      expect(await noticesTo(merged)).toHaveLength(1)
    } finally {
      await accept()
    }
  })

  it('gets a reminder instead of a link or a second account', async () => {
    const [merged, survivor] = [await scenario.test.signIn(), await scenario.test.signIn()]
    await merge(merged, survivor)
    await scenario.test.call(forgotPassword, {
      body: { email: merged.email, captcha: SOLVED },
      address: '198.51.100.201',
    })
    await vi.waitUntil(async () => (await noticesTo(merged)).length === 2, { timeout: 20_000 })
    const body = aRegistration({ email: merged.email })
    expect((await scenario.test.call(register, { body, address: '198.51.100.202' })).status).toBe(202)
    const notices = await noticesTo(merged)
    expect(notices).toHaveLength(3)
    for (const { details } of notices) expect(details).toMatchObject({ keptEmail: survivor.email })
    expect(await scenario.test.db.$count(accessRequests, eq(accessRequests.email, merged.email))).toBe(0)
    const invitation = {
      email: merged.email,
      name: 'A',
      surnames: 'B',
      role: 'media',
      comunicationsLocale: 'es',
    } as const
    expect(
      (await scenario.test.call(invitePerson, { token: scenario.admin.token, body: invitation })).failure().type,
    ).toBe('conflict')
  })
})
