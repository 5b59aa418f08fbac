import { and, asc, desc, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { basketItems, receivedItems } from '../../platform/database/schema/downloads.ts'
import { accessRequests, accountMerges, people, requestNotes, sessions } from '../../platform/database/schema/people.ts'
import {
  auditEntries,
  mailAttempts,
  mails,
  mailSuppressions,
  notices,
  usageEventPosts,
  usageEvents,
} from '../../platform/database/schema/records.ts'
import { peopleImportRows, savedViews } from '../../platform/database/schema/studio.ts'

const PROFILE = {
  id: people.id,
  email: people.email,
  firstName: people.firstName,
  surnames: people.surnames,
  telephonePrefix: people.telephonePrefix,
  telephoneNumber: people.telephoneNumber,
  region: people.region,
  country: people.country,
  companyName: people.companyName,
  mediaType: people.mediaType,
  workType: people.workType,
  communicationsLocale: people.communicationsLocale,
  newsletter: people.newsletter,
  role: people.role,
  permissionsAdded: people.permissionsAdded,
  permissionsTaken: people.permissionsTaken,
  state: people.state,
  suspendedReason: people.suspendedReason,
  createdAt: people.createdAt,
  updatedAt: people.updatedAt,
  lastSeenAt: people.lastSeenAt,
  embargoTermsAcceptedAt: people.embargoTermsAcceptedAt,
  termsAcceptedAt: people.termsAcceptedAt,
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

type ProfileChange = Partial<
  Pick<
    typeof people.$inferInsert,
    | 'firstName'
    | 'surnames'
    | 'telephonePrefix'
    | 'telephoneNumber'
    | 'region'
    | 'country'
    | 'companyName'
    | 'mediaType'
    | 'workType'
    | 'communicationsLocale'
    | 'newsletter'
    | 'newsletterPending'
    | 'embargoTermsAcceptedAt'
    | 'termsAcceptedAt'
    | 'updatedAt'
  >
>

export async function findProfile(db: Db, personId: number) {
  const [person] = await db.select(PROFILE).from(people).where(eq(people.id, personId))
  return person ?? null
}

export async function lockProfile(tx: Db, personId: number): Promise<ProfileRow | null> {
  const [person] = await tx.select(PROFILE).from(people).where(eq(people.id, personId)).for('update')
  return person ?? null
}

/** The accounts that were merged into this one and can still be separated. */
export async function listMergedInto(db: Db, personId: number): Promise<number[]> {
  const rows = await db
    .select({ id: accountMerges.mergedId })
    .from(accountMerges)
    .where(eq(accountMerges.survivorId, personId))
    .orderBy(asc(accountMerges.id))
  return rows.map(({ id }) => id)
}

export function listMergedAccounts(db: Db, personId: number) {
  return db
    .select({
      email: people.email,
      name: people.firstName,
      surnames: people.surnames,
      companyName: people.companyName,
      createdAt: people.createdAt,
      mergedAt: accountMerges.mergedAt,
      erasedAt: accountMerges.undoUntil,
    })
    .from(accountMerges)
    .innerJoin(people, eq(people.id, accountMerges.mergedId))
    .where(eq(accountMerges.survivorId, personId))
    .orderBy(asc(accountMerges.id))
}

export async function updateProfile(db: Db, personId: number, change: ProfileChange): Promise<void> {
  await db.update(people).set(change).where(eq(people.id, personId))
}

/** Null if nobody has this code. */
export async function findSubscription(db: Db, unsubscribeCode: string): Promise<{ subscribed: boolean } | null> {
  const [row] = await db
    .select({ subscribed: people.newsletter })
    .from(people)
    .where(eq(people.unsubscribeCode, unsubscribeCode))
  return row ?? null
}

/** False if nobody has this code. */
export async function endNewsletter(db: Db, unsubscribeCode: string): Promise<boolean> {
  const ended = await db
    .update(people)
    .set({ newsletter: false, newsletterPending: false })
    .where(eq(people.unsubscribeCode, unsubscribeCode))
    .returning({ id: people.id })
  return ended.length > 0
}

export async function listRequestsOf(db: Db, { id, email }: Pick<ProfileRow, 'id' | 'email'>) {
  return db
    .select({
      createdAt: accessRequests.createdAt,
      state: accessRequests.state,
      decidedAt: accessRequests.decidedAt,
      reason: accessRequests.reason,
      email: accessRequests.email,
      name: accessRequests.firstName,
      surnames: accessRequests.surnames,
      telephone: { prefix: accessRequests.telephonePrefix, number: accessRequests.telephoneNumber },
      region: accessRequests.region,
      country: accessRequests.country,
      companyName: accessRequests.companyName,
      mediaType: accessRequests.mediaType,
      workType: accessRequests.workType,
      comunicationsLocale: accessRequests.communicationsLocale,
      newsletter: accessRequests.newsletter,
      legalAcceptedAt: accessRequests.legalAcceptedAt,
      notes: sql<{ at: string; text: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('at', note.at, 'text', note.text) order by note.id)
        from ${requestNotes} note where note.request_id = access_requests.id), '[]')`,
    })
    .from(accessRequests)
    .where(or(eq(accessRequests.personId, id), eq(accessRequests.email, email)))
    .orderBy(asc(accessRequests.id))
}

export async function listSessionsOf(db: Db, personId: number) {
  return db
    .select({
      device: sessions.device,
      address: sessions.address,
      createdAt: sessions.createdAt,
      usedAt: sessions.usedAt,
      endedAt: sessions.endedAt,
    })
    .from(sessions)
    .where(eq(sessions.personId, personId))
    .orderBy(desc(sessions.id))
}

export function listBasketOf(db: Db, personId: number) {
  return db
    .select({ assetId: basketItems.assetId, addedAt: basketItems.addedAt })
    .from(basketItems)
    .where(eq(basketItems.personId, personId))
    .orderBy(asc(basketItems.addedAt), asc(basketItems.assetId))
}

export function listSavedViewsOf(db: Db, personId: number) {
  return db
    .select({ list: savedViews.list, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(eq(savedViews.personId, personId))
    .orderBy(asc(savedViews.id))
}

export function listNoticesOf(db: Db, personId: number) {
  return db
    .select({ kind: notices.kind, postId: notices.postId, at: notices.at, readAt: notices.readAt })
    .from(notices)
    .where(eq(notices.personId, personId))
    .orderBy(asc(notices.id))
}

export function listReceivedOf(db: Db, personId: number) {
  return db
    .select({ item: receivedItems.item, receivedAt: receivedItems.receivedAt })
    .from(receivedItems)
    .where(eq(receivedItems.personId, personId))
    .orderBy(asc(receivedItems.receivedAt), asc(receivedItems.item))
}

/** A batch of a person's usage after an id, since there may be many rows. */
export async function listUsageOf(
  db: Db,
  personId: number,
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
) {
  return db
    .select({
      id: usageEvents.id,
      at: usageEvents.at,
      event: usageEvents.event,
      postId: usageEvents.postId,
      postIds: sql<string[]>`array(
        select ${usageEventPosts.postId}::text from ${usageEventPosts} where ${usageEventPosts.eventId} = ${usageEvents.id} order by 1)`,
      assetId: usageEvents.assetId,
      rendition: usageEvents.rendition,
      bytes: usageEvents.bytes,
      companyName: usageEvents.companyName,
      mediaType: usageEvents.mediaType,
      country: usageEvents.country,
      region: usageEvents.region,
    })
    .from(usageEvents)
    .where(and(eq(usageEvents.personId, personId), gt(usageEvents.id, afterId)))
    .orderBy(asc(usageEvents.id))
    .limit(limit)
}

/** Mails to the person, or to their address before the account existed. */
const isMailOf = ({ id, email }: Pick<ProfileRow, 'id' | 'email'>) =>
  or(eq(mails.personId, id), eq(sql`lower(${mails.recipient})`, email.toLowerCase()))

export async function listMailsOf(db: Db, person: Pick<ProfileRow, 'id' | 'email'>) {
  return db
    .select({ template: mails.template, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(isMailOf(person))
    .orderBy(asc(mails.id))
}

export async function listAuditOf(db: Db, personId: number) {
  return db
    .select({ at: auditEntries.at, action: auditEntries.action, actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(
      or(
        eq(auditEntries.actorId, personId),
        and(eq(auditEntries.subjectKind, 'person'), eq(auditEntries.subjectId, String(personId))),
      ),
    )
    .orderBy(asc(auditEntries.id))
}

const FINAL_STATES = ['sent', 'uncertain', 'failed', 'dropped', 'cancelled', 'suppressed'] as const

/**
 * Deletes a person and every row with their name: requests, waiting mails, the recipient of sent ones. Foreign keys delete the
 * sessions, and anonymise the usage rows, which stay.
 */
export async function deletePerson(tx: Db, person: Pick<ProfileRow, 'id' | 'email'>): Promise<void> {
  await tx
    .delete(accessRequests)
    .where(or(eq(accessRequests.personId, person.id), eq(accessRequests.email, person.email)))
  await tx.delete(mails).where(and(isMailOf(person), notInArray(mails.state, [...FINAL_STATES, 'sending'])))
  await tx
    .update(mails)
    .set({ recipient: '', details: null, preview: null, lastError: null })
    .where(and(isMailOf(person), inArray(mails.state, [...FINAL_STATES])))
  // Mail servers repeat the address in their answers.
  await tx
    .delete(mailAttempts)
    .where(inArray(mailAttempts.mailId, tx.select({ id: mails.id }).from(mails).where(isMailOf(person))))
  await tx.delete(peopleImportRows).where(eq(peopleImportRows.email, person.email))
  // Those that are being sent at this moment still need it.
  await tx.update(mails).set({ eraseRecipient: true, preview: null }).where(isMailOf(person))
  await deleteAccount(tx, person)
}

/** Deletes an account alone. Foreign keys delete what belongs to it. */
export async function deleteAccount(tx: Db, { id, email }: Pick<ProfileRow, 'id' | 'email'>): Promise<void> {
  await tx.delete(mailSuppressions).where(eq(mailSuppressions.address, email))
  await tx.delete(people).where(eq(people.id, id))
}
