import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import {
  authoriseRequests,
  listRequests,
  rejectRequests,
  undoDecisions,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { SentRegistration } from '../../../../test/a-registration.ts'
import { requestDesk } from '../../../../test/request-desk.ts'
import { accessRequests } from '../../../platform/database/schema/people.ts'

const desk = requestDesk({ runsJobs: true })

const ask = async (overrides: Partial<SentRegistration> = {}) => (await desk.ask(overrides)).id

const stateOf = async (id: string) =>
  (
    await desk.app.db
      .select()
      .from(accessRequests)
      .where(eq(accessRequests.id, Number(id)))
  )[0]

/** The rows of a job once it has ended. */
async function resultsOf(jobId: string) {
  return vi.waitFor(
    async () => {
      const { job, rows } = (await desk.app.call(getJob, { token: desk.admin.token, params: { id: jobId } })).answer()
      expect(job.state).toBe('done')
      return rows.items
    },
    { timeout: 30_000, interval: 200 },
  )
}

describe('POST studio/requests/authorise', () => {
  it('authorises the selected requests, and says which were decided already', async () => {
    const ids = [await ask({ name: 'Aoife', surnames: 'Walsh' }), await ask()]
    const first = await desk.app.call(authoriseRequests, { token: desk.admin.token, body: { ids: [ids[0] ?? ''] } })
    expect(first.status).toBe(202)
    expect(await resultsOf(first.answer().jobId)).toEqual([{ id: ids[0], label: 'Aoife Walsh', result: 'done' }])
    const second = await desk.app.call(authoriseRequests, {
      token: desk.admin.token,
      body: { ids: [...ids, '999999', 'x'] },
    })
    const results = await resultsOf(second.answer().jobId)
    expect(results.map(({ result }) => result)).toEqual(['conflict', 'done', 'not-found', 'not-found'])
    expect((await stateOf(ids[1] ?? ''))?.state).toBe('authorised')
  }, 60_000)

  it('authorises all that match a filter, unless their number has changed', async () => {
    const companyName = 'Filtered Wire'
    const ids = [await ask({ companyName }), await ask({ companyName }), await ask({ companyName })]
    const filter = { state: 'waiting', text: companyName } as const
    const { total } = (await desk.app.call(listRequests, { token: desk.admin.token, query: filter })).answer()
    const body = (seen: number) => ({ filter, total: seen })
    const late = await desk.app.call(authoriseRequests, { token: desk.admin.token, body: body(total + 1) })
    expect(late.failure().type).toBe('conflict')
    const started = await desk.app.call(authoriseRequests, { token: desk.admin.token, body: body(total) })
    expect((await resultsOf(started.answer().jobId)).map(({ id, result }) => [id, result])).toEqual(
      ids.map((id) => [id, 'done']),
    )
  }, 60_000)
})

describe('POST studio/requests/undo', () => {
  it('undoes what a job decided by a filter', async () => {
    const companyName = 'Undone Wire'
    const ids = [await ask({ companyName }), await ask({ companyName })]
    const body = { filter: { state: 'waiting', text: companyName } as const, total: ids.length }
    const { jobId } = (await desk.app.call(authoriseRequests, { token: desk.admin.token, body })).answer()
    await resultsOf(jobId)
    const undone = await desk.app.call(undoDecisions, { token: desk.admin.token, body: { jobId } })
    expect((await resultsOf(undone.answer().jobId)).map(({ id, result }) => [id, result])).toEqual(
      ids.map((id) => [id, 'done']),
    )
    expect((await Promise.all(ids.map(stateOf))).map((row) => row?.state)).toEqual(['waiting', 'waiting'])
  }, 60_000)

  it('does not know jobs of others, or jobs that decided nothing', async () => {
    const other = await desk.app.signIn({ role: 'admin' })
    const started = await desk.app.call(authoriseRequests, { token: other.token, body: { ids: ['999999'] } })
    const { jobId } = started.answer()
    const refused = await desk.app.call(undoDecisions, { token: desk.admin.token, body: { jobId } })
    expect(refused.failure().type).toBe('not-found')
    const undoing = (
      await desk.app.call(undoDecisions, { token: desk.admin.token, body: { ids: ['999999'] } })
    ).answer()
    const again = await desk.app.call(undoDecisions, { token: desk.admin.token, body: { jobId: undoing.jobId } })
    expect(again.failure().type).toBe('not-found')
  })
})

describe('POST studio/requests/reject', () => {
  it('mails each person the reason in their language, and can be undone', async () => {
    const ids = [await ask({ comunicationsLocale: 'es' }), await ask({ comunicationsLocale: 'pt' })]
    const reason = { es: 'Sin carné', en: 'No card', pt: 'Sem cartão' }
    const started = await desk.app.call(rejectRequests, { token: desk.admin.token, body: { ids, reason } })
    await resultsOf(started.answer().jobId)
    expect((await Promise.all(ids.map(stateOf))).map((row) => row?.reason)).toEqual(['Sin carné', 'Sem cartão'])
    const undone = await desk.app.call(undoDecisions, { token: desk.admin.token, body: { ids } })
    await resultsOf(undone.answer().jobId)
    expect((await Promise.all(ids.map(stateOf))).map((row) => row?.state)).toEqual(['waiting', 'waiting'])
  }, 60_000)

  it.each([
    {},
    { ids: [] },
    { ids: ['1'] },
    { ids: ['1'], reason: '' },
    { filter: {}, reason: 'No' },
    { filter: { state: 'any' }, total: 1, reason: 'No' },
    { ids: Array.from({ length: 501 }, (_, index) => String(index)), reason: 'No' },
  ])('rejects %j', async (payload) => {
    const result = await desk.app.inject({
      method: 'POST',
      url: '/api/studio/requests/reject',
      headers: { authorization: `Bearer ${desk.admin.token}` },
      payload,
    })
    expect([result.statusCode, result.json().error.type]).toEqual([422, 'validation'])
  })
})
