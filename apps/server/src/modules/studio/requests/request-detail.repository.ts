import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { accessRequests, people, requestNotes } from '../../../platform/database/schema/people.ts'
import { personDownloads } from '../../../platform/database/schema/records.ts'
import { ofAddress, ofDomain } from './evidence.ts'
import { account, columnsOf, decider, type ListedRequest, type NoteRow } from './requests.repository.ts'

const MAX_COLLEAGUES = 10
const MAX_EARLIER = 20

/** A row as JSON, in which times are texts. */
type InJson<Row> = { readonly [Key in keyof Row]: Date extends Row[Key] ? Exclude<Row[Key], Date> | string : Row[Key] }

export interface ColleagueRow {
  readonly id: number
  readonly firstName: string
  readonly surnames: string
  readonly workType: string
  readonly state: 'active' | 'suspended'
  readonly provisionalUntil: Date | null
  readonly lockedUntil: Date | null
  readonly suspendedReason: string | null
  readonly lastSeenAt: Date | null
  readonly downloads: number
}

export type EarlierRow = Pick<ListedRequest, 'id' | 'state' | 'isExpired' | 'createdAt' | 'decidedAt' | 'reason'>

/** People of the same mail domain, those who were here last first. */
const COLLEAGUES = sql<readonly InJson<ColleagueRow>[]>`coalesce((select json_agg(found) from (
  select colleague.id, colleague.first_name as "firstName", colleague.surnames, colleague.work_type as "workType", colleague.state,
    colleague.provisional_until as "provisionalUntil", colleague.locked_until as "lockedUntil",
    colleague.suspended_reason as "suspendedReason", colleague.last_seen_at as "lastSeenAt",
    coalesce((select total from ${personDownloads} where person_id = colleague.id), 0) as downloads
  ${ofDomain} and colleague.state <> 'merged'
  order by colleague.last_seen_at desc nulls last, colleague.id desc limit ${sql.raw(String(MAX_COLLEAGUES))}) found), '[]')`

/** Newest first. */
const NOTES = sql<readonly InJson<NoteRow>[]>`coalesce((select json_agg(found) from (
  select note.id, note.at, note.text, note.author_id as "authorId", author.first_name as "authorFirstName",
    author.surnames as "authorSurnames"
  from ${requestNotes} note left join ${people} author on author.id = note.author_id
  where note.request_id = ${accessRequests.id} order by note.id desc) found), '[]')`

/** Newest first. Expired ones as in `columnsOf`. */
const EARLIER = sql<readonly InJson<EarlierRow>[]>`coalesce((select json_agg(found) from (
  select earlier.id, earlier.state, earlier.created_at as "createdAt", earlier.decided_at as "decidedAt", earlier.reason,
    earlier.state = 'authorised' and coalesce((select owner.provisional_until <= ${sql.placeholder('now')}::timestamptz
      from ${people} owner where owner.id = earlier.person_id), false) as "isExpired"
  ${ofAddress} order by earlier.id desc limit ${sql.raw(String(MAX_EARLIER))}) found), '[]')`

/**
 * All of a request's page in one statement, which is built once: the desk opens one request after the other. Execute it with `{ id, now }`, of
 * which `now` is an ISO text.
 */
export const prepareRequestDetail = (db: Db) =>
  db
    .select({
      ...columnsOf(sql.placeholder('now')),
      colleagueRows: COLLEAGUES,
      noteRows: NOTES,
      earlierRows: EARLIER,
    })
    .from(accessRequests)
    .leftJoin(decider, eq(decider.id, accessRequests.decidedBy))
    .leftJoin(account, eq(account.id, accessRequests.personId))
    .where(eq(accessRequests.id, sql.placeholder('id')))
    .prepare('request_detail')

type DetailRow = Awaited<ReturnType<ReturnType<typeof prepareRequestDetail>['execute']>>[number]

const dateOrNull = (text: string | null) => (text === null ? null : new Date(text))

/** The lists of a request's page, with times as dates again. */
export function parseDetailLists({ colleagueRows, noteRows, earlierRows }: DetailRow) {
  return {
    colleagues: colleagueRows.map(
      (row): ColleagueRow => ({
        ...row,
        provisionalUntil: dateOrNull(row.provisionalUntil),
        lockedUntil: dateOrNull(row.lockedUntil),
        lastSeenAt: dateOrNull(row.lastSeenAt),
      }),
    ),
    notes: noteRows.map((row): NoteRow => ({ ...row, at: new Date(row.at) })),
    earlier: earlierRows.map(
      (row): EarlierRow => ({ ...row, createdAt: new Date(row.createdAt), decidedAt: dateOrNull(row.decidedAt) }),
    ),
  }
}
