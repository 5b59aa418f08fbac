import { DAY_MS, HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { DemoLeague } from '@mixed-zone/demo-league/demo-league'
import { getRequired } from '@mixed-zone/demo-league/lookup'
import type { MediaPerson } from '@mixed-zone/demo-league/schemas'
import type { Db } from '../platform/database/database.ts'
import { accessRequests, requestNotes } from '../platform/database/schema/people.ts'
import { createCode } from '../platform/random/tokens.ts'
import type { StoredPeople, StoredPerson } from './insert-people.ts'

/** A request that was decided, as its mail needs it. */
export interface DecidedRequest {
  readonly id: number
  readonly state: 'authorised' | 'rejected'
  readonly decidedAt: Date
  readonly person: MediaPerson
  readonly personId: number | null
}

interface RequestContext {
  readonly mediaPeople: DemoLeague['mediaPeople']
  readonly people: StoredPeople
  readonly now: Date
}

function requestRow(person: MediaPerson, createdAt: Date) {
  return {
    code: createCode(),
    email: person.email,
    firstName: person.firstName,
    surnames: person.surnames,
    telephonePrefix: person.prefix,
    telephoneNumber: person.number,
    region: person.region,
    country: person.country,
    companyName: person.company,
    mediaType: person.mediaType,
    workType: person.workType,
    communicationsLocale: person.locale,
    newsletter: person.newsletter,
    legalAcceptedAt: createdAt,
    createdAt,
  }
}

/** The desk decides within a day; a trusted domain at once. */
function authorisedRow(person: StoredPerson, { index, adminId }: { index: number; adminId: number | null }) {
  const waitedHours = person.byDomain ? 0 : 1 + ((index * 7) % 22)
  return {
    ...requestRow(person, new Date(person.since.getTime() - waitedHours * HOUR_MS)),
    state: 'authorised' as const,
    reason: null,
    decidedAt: person.since,
    decidedBy: person.byDomain ? null : adminId,
    decidedByDomain: person.byDomain ?? false,
    personId: person.id,
  }
}

interface Rejection {
  readonly daysAgo: number
  readonly reason: string
}

function rejectedRow(person: MediaPerson, { daysAgo, reason }: Rejection, { people, now }: RequestContext) {
  const decidedAt = new Date(now.getTime() - daysAgo * DAY_MS)
  return {
    ...requestRow(person, new Date(decidedAt.getTime() - 15 * HOUR_MS)),
    state: 'rejected' as const,
    reason,
    decidedAt,
    decidedBy: people.adminId,
    decidedByDomain: false,
    personId: null,
  }
}

/** The requests of everybody, and the notes of the desk. Returns those that were decided. */
export async function insertRequests(db: Db, context: RequestContext): Promise<DecidedRequest[]> {
  const { mediaPeople, people } = context
  const { adminId } = people
  const decided = [
    ...people.media.map((person, index) => ({ person, row: authorisedRow(person, { index, adminId }) })),
    ...mediaPeople.rejected.map((person) => ({ person, row: rejectedRow(person, person, context) })),
    ...mediaPeople.waiting.flatMap((person) =>
      person.earlier ? [{ person, row: rejectedRow(person, person.earlier, context) }] : [],
    ),
  ].toSorted((one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime())
  const inserted = await db
    .insert(accessRequests)
    .values(decided.map(({ row }) => row))
    .returning({ id: accessRequests.id, code: accessRequests.code })
  const ids = new Map(inserted.map(({ id, code }) => [code, id]))
  await insertWaiting(db, context)
  return decided.map(({ person, row: { code, state, decidedAt, personId } }) => ({
    id: getRequired(ids, code),
    state,
    decidedAt,
    person,
    personId,
  }))
}

async function insertWaiting(db: Db, { mediaPeople, people, now }: RequestContext): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const waiting = await db
    .insert(accessRequests)
    .values(mediaPeople.waiting.map((person) => requestRow(person, ago(person.hoursAgo))))
    .returning({ id: accessRequests.id, email: accessRequests.email })
  const ids = new Map(waiting.map(({ id, email }) => [email, id]))
  const notes = mediaPeople.waiting.flatMap(({ email, notes: written = [] }) => {
    const requestId = getRequired(ids, email)
    return written.map(({ hoursAgo, text }) => ({ requestId, authorId: people.adminId, at: ago(hoursAgo), text }))
  })
  await db.insert(requestNotes).values(notes)
}
