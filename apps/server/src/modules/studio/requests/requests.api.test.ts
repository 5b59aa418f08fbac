import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import {
  addRequestNote,
  deleteRequestNote,
  getRequest,
  getRequestSummary,
  listRequests,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { requestDesk } from '../../../../test/request-desk.ts'
import { accessRequests, people, requestNotes } from '../../../platform/database/schema/people.ts'
import { usageEvents } from '../../../platform/database/schema/records.ts'

const desk = requestDesk()
const { ask, authorise, reject, undo, list, auditOf } = desk

const detail = async (id: string) =>
  (await desk.app.call(getRequest, { token: desk.admin.token, params: { id } })).answer()

const summary = async () => (await desk.app.call(getRequestSummary, { token: desk.admin.token })).answer()

describe('GET studio/requests', () => {
  it('lists waiting requests oldest first, with waiting time and colleagues of the domain', async () => {
    await desk.app.signIn({ email: 'pau@diario-sur.test' })
    await desk.app.signIn({ email: 'eva@diario-sur.test' })
    const first = await ask({ email: 'nuria@diario-sur.test' })
    desk.app.clock.advance(HOUR_MS)
    await desk.renewAdmin()
    const second = await ask({ companyName: 'Nobody Else' })
    const seen = (await list()).items.filter(({ id }) => id === first.id || id === second.id)
    expect(seen.map(({ id, waitedSeconds }) => [id, waitedSeconds])).toEqual([
      [first.id, 3_600],
      [second.id, 0],
    ])
    expect(seen[0]?.evidence).toMatchObject({
      verdict: 'trustworthy',
      domain: 'diario-sur.test',
      colleagues: { active: 2, suspended: 0 },
    })
    expect(seen[1]?.evidence).toMatchObject({ verdict: 'unknown', kinds: ['new-medium'], isNewMedium: true })
  })

  it('paginates and returns the total', async () => {
    for (let time = 0; time < 12; time += 1) await ask()
    const [one, two, far] = [await list({ page: 1 }), await list({ page: 2 }), await list({ page: 1_000 })]
    expect(one.total).toBeGreaterThanOrEqual(12)
    expect(one.items).toHaveLength(10)
    expect(one.items.map(({ id }) => id)).not.toContain(two.items[0]?.id)
    expect(far.items).toEqual([])
  })

  it('searches name, medium and address, ignoring accents, case and word order', async () => {
    const { id, email } = await ask({ name: 'Zoë', surnames: 'Núñez 50%_', companyName: 'Ràdio Única' })
    for (const text of ['zoe nunez', 'NUNEZ Zoé', 'radio unica', email.toUpperCase(), '0%_']) {
      expect(
        (await list({ text })).items.map((item) => item.id),
        text,
      ).toEqual([id])
    }
    for (const text of ["' or 1=1 --", 'zoe nobody', '\\']) expect((await list({ text })).items, text).toEqual([])
  })

  it('filters by region and media type, and sorts', async () => {
    const companyName = 'Sorted Wire'
    const latin = {
      region: 'latin-america',
      country: 'CL',
      telephone: { prefix: '+56', number: '2 2000 4471' },
    } as const
    const a = await ask({ companyName, surnames: 'Álvarez', mediaType: 'radio' })
    const b = await ask({ companyName, surnames: 'Bravo', mediaType: 'radio', ...latin })
    const ids = async (query: Record<string, string>) =>
      (await list({ text: companyName, ...query })).items.map(({ id }) => id)
    expect(await ids({ region: 'latin-america' })).toEqual([b.id])
    expect(await ids({ mediaType: 'radio', sort: 'country', direction: 'desc' })).toEqual([a.id, b.id])
    expect(await ids({ sort: 'name', direction: 'desc' })).toEqual([b.id, a.id])
    expect(await ids({ mediaType: 'television' })).toEqual([])
  })

  it('filters by each kind of evidence', async () => {
    await desk.app.signIn({ email: 'one@known-medium.test', companyName: 'Known Medium' })
    await desk.app.signIn({ email: 'two@known-medium.test', companyName: 'Known Medium', state: 'active' })
    await desk.app.db.update(people).set({ state: 'suspended' }).where(eq(people.email, 'two@known-medium.test'))
    const free = await ask({ email: 'freelance@gmail.com' })
    const known = await ask({ email: 'three@known-medium.test', companyName: 'KNOWN medium' })
    const again = await ask({ companyName: 'Known Medium' })
    await reject(again.id, 'No accreditation')
    const second = await ask({ email: again.email, telephone: { prefix: '+351', number: '912 345 678' } })
    const found = async (evidence: string) => (await list({ evidence, pageSize: 50 })).items.map(({ id }) => id)
    const expected: Readonly<Record<string, string[]>> = {
      'free-mail': [free.id],
      colleagues: [known.id],
      'suspended-colleagues': [known.id],
      'rejected-before': [second.id],
      'other-telephone-country': [second.id],
    }
    for (const [kind, ids] of Object.entries(expected)) {
      const rows = await found(kind)
      for (const id of ids) expect(rows, kind).toContain(id)
      for (const item of (await list({ pageSize: 50 })).items) {
        expect(rows.includes(item.id), `${kind} of ${item.id}`).toBe(item.evidence.kinds.some((each) => each === kind))
      }
    }
    const fresh = await found('new-medium')
    expect(fresh).not.toContain(known.id)
  })

  it('calls a request expired whose provisional password was not used in time', async () => {
    const { id } = await ask()
    await authorise(id)
    expect((await list({ state: 'authorised' })).items.map((item) => item.id)).toContain(id)
    desk.app.clock.advance(73 * HOUR_MS)
    await desk.renewAdmin()
    expect((await list({ state: 'authorised' })).items.map((item) => item.id)).not.toContain(id)
    expect((await list({ state: 'expired' })).items[0]).toMatchObject({ id, state: 'expired' })
    expect((await summary()).counts.expired).toBe((await list({ state: 'expired' })).total)
  })

  it.each([
    { page: 0 },
    { page: 'x' },
    { pageSize: 51 },
    { page: 1.5 },
    { state: 'any' },
    { page: 1e99 },
    { evidence: 'gut-feeling' },
    { sort: 'email' },
    { direction: 'up' },
    { region: 'moon' },
    { text: 'x'.repeat(201) },
  ])('rejects %j', async (query) => {
    expect((await desk.app.call(listRequests, { token: desk.admin.token, query })).failure().type).toBe('validation')
  })

  it('needs the permission users', async () => {
    const editor = await desk.app.signIn({ role: 'editor' })
    const { id } = await ask()
    const params = { id }
    const calls = [
      desk.app.call(listRequests, { token: editor.token }),
      desk.app.call(getRequestSummary, { token: editor.token }),
      desk.app.call(getRequest, { token: editor.token, params }),
      authorise(id, editor.token),
      reject(id, 'No', editor.token),
      undo(id, editor.token),
      desk.app.call(addRequestNote, { token: editor.token, params, body: { text: 'x' } }),
    ]
    for (const result of await Promise.all(calls)) expect(result.failure().type).toBe('permission')
  })
})

describe('GET studio/requests/summary', () => {
  it('counts by state, and says how long requests wait', async () => {
    const before = await summary()
    const [one, two] = [await ask(), await ask()]
    await ask()
    desk.app.clock.advance(HOUR_MS)
    await desk.renewAdmin()
    await authorise(one.id)
    await reject(two.id, 'No')
    const after = await summary()
    expect(after.counts).toMatchObject({
      waiting: before.counts.waiting + 1,
      authorised: before.counts.authorised + 1,
      rejected: before.counts.rejected + 1,
    })
    expect([after.targetWaitSeconds, typeof after.averageWaitSeconds]).toEqual([86_400, 'number'])
    expect(after.oldestWaitingSince).toBe((await list()).items[0]?.requestedAt)
  })
})

describe('GET studio/requests/:id', () => {
  it('shows colleagues with their use, and earlier requests', async () => {
    const colleague = await desk.app.signIn({ email: 'old@cordillera.test', companyName: 'Radio Cordillera' })
    const use = { companyName: '', mediaType: '', country: '', region: '', at: desk.app.clock.now() }
    await desk.app.db.insert(usageEvents).values([
      { ...use, event: 'download', personId: colleague.personId },
      { ...use, event: 'view', personId: colleague.personId },
    ])
    const first = await ask({ email: 'lucia@cordillera.test' })
    await reject(first.id, 'No card')
    const second = await ask({ email: 'lucia@cordillera.test' })
    const shown = await detail(second.id)
    expect(shown).toMatchObject({
      id: second.id,
      evidence: { verdict: 'look-closer', earlierRequests: 1, lastRejectedAt: expect.any(String) },
      colleagues: [{ id: String(colleague.personId), downloads: 1, state: 'active', suspendedReason: null }],
      earlierRequests: [{ id: first.id, state: 'rejected', reason: 'No card' }],
      notes: [],
    })
  })

  it('shows no colleagues for free mail', async () => {
    await desk.app.signIn({ email: 'someone@gmail.com' })
    const { id } = await ask({ email: 'else@gmail.com' })
    expect(await detail(id)).toMatchObject({
      colleagues: [],
      evidence: { isFreeMail: true, colleagues: { active: 0 } },
    })
  })

  it.each(['0', '-1', '999999', 'x', '99999999999999999999', "1' or '1'='1"])(
    'returns not-found for %s',
    async (id) => {
      expect((await desk.app.call(getRequest, { token: desk.admin.token, params: { id } })).failure().type).toBe(
        'not-found',
      )
      expect((await authorise(id)).failure().type).toBe('not-found')
      expect((await reject(id, 'No')).failure().type).toBe('not-found')
      expect((await undo(id)).failure().type).toBe('not-found')
    },
  )
})

describe('studio/requests/:id/notes', () => {
  const note = (id: string, text: string, token = desk.admin.token) =>
    desk.app.call(addRequestNote, { token, params: { id }, body: { text } })

  it('adds, shows, records and deletes notes of one’s own', async () => {
    const { id } = await ask()
    const added = await note(id, ' Called the newsroom ')
    expect([added.status, added.answer()]).toMatchObject([201, { author: 'Alba Rey', text: 'Called the newsroom' }])
    expect((await detail(id)).notes).toEqual([added.answer()])
    expect((await list({ pageSize: 50, sort: 'requestedAt', direction: 'desc' })).items[0]).toMatchObject({
      id,
      notes: 1,
    })
    const other = await desk.app.signIn({ role: 'admin' })
    const remove = (token: string) =>
      desk.app.call(deleteRequestNote, { token, params: { id, noteId: added.answer().id } })
    expect((await remove(other.token)).failure().type).toBe('not-found')
    expect((await remove(desk.admin.token)).status).toBe(204)
    expect((await remove(desk.admin.token)).failure().type).toBe('not-found')
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['request.noted', 'request.note-deleted'])
    expect(JSON.stringify(await auditOf(id))).not.toContain('newsroom')
  })

  it('deletes notes with the request', async () => {
    const { id } = await ask()
    await note(id, 'Gone soon')
    await desk.app.db.delete(accessRequests).where(eq(accessRequests.id, Number(id)))
    expect(
      await desk.app.db
        .select()
        .from(requestNotes)
        .where(eq(requestNotes.requestId, Number(id))),
    ).toEqual([])
  })

  it.each(['', '  ', 'x'.repeat(2_001), 'a\0b'])('rejects %j', async (text) => {
    const { id } = await ask()
    expect((await note(id, text)).failure().type).toBe('validation')
    expect((await note('999999', 'x')).failure().type).toBe('not-found')
  })
})
