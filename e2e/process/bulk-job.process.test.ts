import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ADMIN, callStudio, logIn } from '../harness/api-client.ts'
import { killCommands } from '../harness/child-process.ts'
import { runSql } from '../harness/database.ts'
import { readOutbox } from '../harness/outbox.ts'
import { startProduct } from '../harness/product.ts'
import { insertRequests, sendDelayedMails, storedDecisions, storedMails } from '../harness/studio-data.ts'
import { copyTemplate } from '../harness/template.ts'

const REQUESTS = 100
const PAGE_SIZE = 50
const REASON = 'No hemos podido comprobar el medio.'

interface JobAnswer {
  job: { state: string; total: number; finished: number; failed: number; endedAt: string | null }
  rows: { items: { id: string; result: string }[]; total: number }
}

let folder: string

beforeEach(() => {
  folder = copyTemplate()
})

afterEach(async () => {
  await killCommands()
  rmSync(folder, { recursive: true, force: true })
})

test('POST studio/requests/reject › after kill -9 half-way each request is decided once, with one mail and one result', async () => {
  const first = await startProduct({ dataDir: folder })
  const { token } = await logIn(first.origin, ADMIN)
  const requests = await insertRequests(folder, { count: REQUESTS, companyName: 'Nine News' })
  const ids = requests.map(({ id }) => id)
  // Each row takes so long that the server is always killed half-way. The embedded database has no second session for a lock.
  await runSql(
    folder,
    `create function slow_row() returns trigger language plpgsql as $$
    declare until timestamptz := clock_timestamp() + interval '50 milliseconds';
    begin
      while clock_timestamp() < until loop end loop;
      return new;
    end $$;
    create trigger slow_row before update on access_requests for each row execute function slow_row()`,
  )
  const body = { ids, reason: REASON }
  const started = await callStudio({ origin: first.origin, token, path: 'requests/reject', body })
  const { jobId }: { jobId: string } = await started.json()
  const readFinished = async () => Number(await runSql(folder, `select finished from bulk_jobs where id = ${jobId}`))
  await expect.poll(readFinished, { interval: 10 }).toBeGreaterThan(10)
  first.command.kill('SIGKILL')
  await first.command.ended
  const killedAt = new Date()

  const second = await startProduct({ dataDir: folder })
  await runSql(folder, 'drop trigger slow_row on access_requests')
  const readPage = async (page: number): Promise<JobAnswer> => {
    const path = `jobs/${jobId}?page=${page}&pageSize=${PAGE_SIZE}`
    return (await callStudio({ origin: second.origin, token, path })).json()
  }
  await expect.poll(async () => (await readPage(1)).job.state).toBe('done')
  const [{ job, rows }, { rows: others }] = [await readPage(1), await readPage(2)]
  await sendDelayedMails(folder)
  const everyMail = new Map(requests.map(({ email }) => [email, ['rejected sent']]))
  await expect.poll(() => storedMails(folder, requests)).toEqual(everyMail)
  const decisions = await storedDecisions(folder, requests)
  const audited = await runSql(
    folder,
    `select count(*) || ' of ' || count(distinct subject_id) from audit_entries
    where action = 'request.rejected' and subject_id in (${ids.map((id) => `'${id}'`).join()})`,
  )
  await second.stop()

  expect(started.status).toBe(202)
  expect(job).toMatchObject({ state: 'done', total: REQUESTS, finished: REQUESTS, failed: 0 })
  // Otherwise it had ended before it was killed.
  expect(new Date(job.endedAt ?? 0).getTime()).toBeGreaterThan(killedAt.getTime())
  expect([...rows.items, ...others.items].map(({ id, result }) => [id, result])).toEqual(ids.map((id) => [id, 'done']))
  expect(decisions).toEqual(new Map(ids.map((id) => [id, { state: 'rejected', reason: REASON }])))
  expect(audited).toBe(`${REQUESTS} of ${REQUESTS}`)
  const outbox = readOutbox(folder).map(({ to }) => to)
  expect(requests.filter(({ email }) => outbox.filter((to) => to.includes(email)).length !== 1)).toEqual([])
}, 240_000)
