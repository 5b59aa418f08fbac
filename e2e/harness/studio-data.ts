import { randomUUID } from 'node:crypto'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { type Account, ADMIN } from './api-client.ts'
import { runSql } from './database.ts'

/** A request for access that waits for the desk. */
export interface WaitingRequest {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly locale: Locale
}

interface NewRequests {
  readonly count: number
  /** Searched by the tests, so that each sees its own requests only. */
  readonly companyName: string
}

/** A company that no other test uses, also not an earlier attempt of the same test. */
export const uniqueCompany = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

/** Inserts requests, the oldest first, in all languages and each with a mail domain of its own. */
export async function insertRequests(
  dataDir: string,
  { count, companyName }: NewRequests,
): Promise<readonly WaitingRequest[]> {
  const key = randomUUID().slice(0, 8)
  const rows = await runSql(
    dataDir,
    `insert into access_requests (
      code, email, first_name, surnames, telephone_prefix, telephone_number, region, country, company_name, media_type,
      work_type, communications_locale, newsletter, legal_accepted_at, created_at
    )
    select gen_random_uuid(), 'applicant@' || number || '.${key}.test', 'Nadia', 'Ruiz ' || number, '+34', '612345678',
      'europe', 'ES', '${companyName}', 'newspaper', 'journalist', (array['${LOCALES.join("','")}'])[1 + number % 3],
      false, now(), now() - interval '2 hours' + number * interval '1 second'
    from generate_series(101, ${100 + count}) as number
    returning id, first_name || ' ' || surnames, email, communications_locale`,
  )
  return rows.split('\n').map((row) => {
    const [id = '', name = '', email = '', locale = ''] = row.split('|')
    // Written by the statement above.
    return { id, name, email, locale: locale as Locale }
  })
}

interface StoredDecision {
  readonly state: string
  readonly reason: string | null
}

/** The decisions by the id of their request. */
export async function storedDecisions(
  dataDir: string,
  requests: readonly WaitingRequest[],
): Promise<ReadonlyMap<string, StoredDecision>> {
  const rows = await runSql(
    dataDir,
    `select json_object_agg(id, json_build_object('state', state, 'reason', reason)) from access_requests
    where id in (${requests.map(({ id }) => id).join()})`,
  )
  return new Map(Object.entries<StoredDecision>(JSON.parse(rows)))
}

/** The mails to these people by address, as template and state: `rejected sent`. */
export async function storedMails(
  dataDir: string,
  requests: readonly WaitingRequest[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await runSql(
    dataDir,
    `select recipient || ' ' || template || ' ' || state from mails
    where recipient in (${requests.map(({ email }) => `'${email}'`).join()}) order by id`,
  )
  const lines = rows === '' ? [] : rows.split('\n')
  const mails = lines.map((line) => ({ to: line.split(' ')[0] ?? '', mail: line.slice(line.indexOf(' ') + 1) }))
  return new Map([...Map.groupBy(mails, ({ to }) => to)].map(([to, sent]) => [to, sent.map(({ mail }) => mail)]))
}

/** Starts to send what waits for the end of the time in which it can be undone. */
export async function sendDelayedMails(dataDir: string): Promise<void> {
  await runSql(dataDir, `update jobs.job set start_after = now() where name = 'send-mail' and state = 'created'`)
}

/** Another admin, with the name and a copy of everything else of the demo's admin. */
export async function insertAdmin(
  dataDir: string,
  { firstName, surnames }: { firstName: string; surnames: string },
): Promise<Account> {
  const email = `admin.${randomUUID().slice(0, 8)}@mixedzone.test`
  const copied =
    'role, password_hash, region, country, communications_locale, terms_accepted_at, embargo_terms_accepted_at'
  await runSql(
    dataDir,
    `insert into people (email, first_name, surnames, unsubscribe_code, created_at, updated_at, ${copied})
    select '${email}', '${firstName}', '${surnames}', gen_random_uuid(), now(), now(), ${copied}
    from people where email = '${ADMIN.email}'`,
  )
  return { email, password: ADMIN.password }
}

/** Files on the sorting desk, with the bytes of pictures that posts use. */
export async function insertInboxFiles(dataDir: string, count: number): Promise<void> {
  await runSql(
    dataDir,
    `insert into assets (kind, file_id, name, captions, created_at)
    select kind, file_id, 'desk-' || name, captions, now() from assets
    where kind = 'image' and file_id is not null and post_id is not null order by id limit ${count}`,
  )
}
