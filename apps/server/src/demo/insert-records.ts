import { DAY_MS, HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { AuditAction } from '@mixed-zone/contract/rules/audit-actions'
import { createRandom, pick } from '@mixed-zone/demo-league/random'
import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { sessions } from '../platform/database/schema/people.ts'
import { auditEntries, auditPersonal, usageEvents } from '../platform/database/schema/records.ts'
import { createCode, createToken, digestOf } from '../platform/random/tokens.ts'
import { inBatches } from './in-batches.ts'
import type { StoredAsset } from './insert-assets.ts'
import type { StoredPeople, StoredPerson } from './insert-people.ts'
import type { StoredPost, StoredPosts } from './insert-posts.ts'

type UsageRow = typeof usageEvents.$inferInsert

const SEED = 20_260_815

const MAX_READERS = 90

/** Interest in a post halves in this time. */
const HALF_LIFE_MS = 14 * HOUR_MS

interface VisitContext {
  readonly random: () => number
  readonly now: Date
  readonly assetsOf: ReadonlyMap<number, readonly StoredAsset[]>
  readonly bytesOf: ReadonlyMap<number, number>
}

function readersOf({ post }: StoredPost, random: () => number): number {
  const ofMatchday = post.matchday ? 45 : 0
  const interest = ofMatchday + post.pictures.length * 1.6 + (post.videos?.length ?? 0) * 3 + post.teams.length * 1.5
  return Math.min(MAX_READERS, Math.round(8 + interest * (0.4 + random() * 1.2)))
}

/** A time after publication, with exponential decay, outside the European night. */
function readAt(publishedAt: Date, random: () => number): Date {
  const delayMs = -Math.log2(1 - random() * 0.999) * HALF_LIFE_MS
  const readTime = new Date(publishedAt.getTime() + delayMs)
  return readTime.getUTCHours() < 5 ? new Date(readTime.getTime() + 6 * HOUR_MS) : readTime
}

function isUsing({ since, quietDays = 0, provisionalHours }: StoredPerson, at: Date, now: Date): boolean {
  const isQuiet = at.getTime() > now.getTime() - quietDays * DAY_MS
  return provisionalHours === undefined && since <= at && !isQuiet
}

function visit(stored: StoredPost, person: StoredPerson, context: VisitContext): UsageRow[] {
  const { random, now, assetsOf, bytesOf } = context
  const at = readAt(stored.publishedAt, random)
  if (at > now || !isUsing(person, at, now)) return []
  const common = {
    personId: person.id,
    companyName: person.company,
    mediaType: person.mediaType,
    country: person.country,
    region: person.region,
    postId: stored.id,
  }
  const rows: UsageRow[] = [{ ...common, at, event: 'view' }]
  const assets = assetsOf.get(stored.id) ?? []
  const maxDownloads = person.mediaType === 'photo-agency' ? 4 : 2
  const downloads = assets.length === 0 || random() < 0.35 ? 0 : 1 + Math.floor(random() * maxDownloads)
  for (let count = 0; count < downloads; count += 1) {
    const asset = pick(assets, random)
    const isSmaller = asset.kind === 'image' && random() < 0.3
    rows.push({
      ...common,
      at: new Date(at.getTime() + (count + 1) * 40_000),
      event: 'download',
      assetId: asset.id,
      rendition: isSmaller ? '1920' : 'original',
      bytes: asset.fileId === null ? null : (bytesOf.get(asset.fileId) ?? null),
    })
  }
  if (random() < 0.18) rows.push({ ...common, at: new Date(at.getTime() + 25_000), event: 'copy-text' })
  return rows.filter((row) => row.at <= now)
}

interface Usage {
  readonly people: readonly StoredPerson[]
  readonly stored: StoredPosts
  readonly bytesOf: ReadonlyMap<number, number>
  readonly now: Date
}

/** When each person was here last, by id. */
type LastUse = ReadonlyMap<number, Date>

/** Months of views and downloads, the same at every start. Unpublished and embargoed posts have none. */
export async function insertUsage(db: Db, { people, stored, bytesOf, now }: Usage): Promise<LastUse> {
  const random = createRandom(SEED)
  // Videos on an external host are not downloaded here.
  const downloadable = stored.assets.filter(({ fileId }) => fileId !== null)
  const context: VisitContext = { random, now, bytesOf, assetsOf: Map.groupBy(downloadable, ({ postId }) => postId) }
  const rows = stored.posts
    .filter(({ post, publishedAt }) => publishedAt < now && post.embargoHours === undefined)
    .flatMap((post) => {
      const readers = readersOf(post, random)
      return Array.from({ length: readers }, () => visit(post, pick(people, random), context)).flat()
    })
    .filter((row) => row.at.getTime() > now.getTime() - 150 * DAY_MS)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  await inBatches(rows, (batch) => db.insert(usageEvents).values(batch).returning({ id: usageEvents.id }))
  await db.execute(sql`
    update people set last_seen_at = used.at
    from (select person_id, max(at) as at from usage_events group by person_id) used where used.person_id = people.id`)
  return new Map(rows.flatMap(({ personId, at }) => (personId ? [[personId, at] as const] : [])))
}

const DEVICES = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
]

/** Older sessions have ended. */
const MAX_SESSION_AGE_MS = 12 * HOUR_MS

/** Sessions on one or two devices of those who were here lately. Nobody knows their tokens. */
export async function insertSessions(
  db: Db,
  { lastUse, now }: { readonly lastUse: LastUse; readonly now: Date },
): Promise<void> {
  const random = createRandom(SEED + 1)
  const recent = [...lastUse].filter(([, at]) => at.getTime() > now.getTime() - MAX_SESSION_AGE_MS)
  const rows = recent.flatMap(([personId, lastAt]) =>
    Array.from({ length: random() < 0.4 ? 2 : 1 }, (_, index) => {
      const usedAt = new Date(lastAt.getTime() - index * random() * 2 * HOUR_MS)
      const createdAt = new Date(usedAt.getTime() - (1 + random() * 60) * HOUR_MS)
      return {
        personId,
        tokenHash: digestOf(createToken()),
        fileHandle: createCode(),
        address: `${pick(['192.0.2', '198.51.100', '203.0.113'], random)}.${1 + Math.floor(random() * 253)}`,
        device: pick(DEVICES, random),
        createdAt,
        usedAt,
        endsAt: new Date(createdAt.getTime() + 7 * DAY_MS),
      }
    }),
  )
  if (rows.length > 0) await db.insert(sessions).values(rows)
}

interface AuditInput {
  readonly people: StoredPeople
  readonly posts: readonly StoredPost[]
  readonly now: Date
}

/** Audit entries of every account, every suspension and every published post. */
export async function insertAudit(db: Db, { people, posts, now }: AuditInput): Promise<void> {
  const ofPerson = ({ id }: StoredPerson, action: AuditAction, at: Date) => ({
    at,
    actorId: people.adminId,
    actorLabel: actorLabel(people.adminId),
    action,
    subjectKind: 'person',
    subjectId: String(id),
  })
  const created = people.media.map((person) => ofPerson(person, 'person.created', person.since))
  const suspended = people.media
    .filter(({ suspendedReason }) => suspendedReason !== undefined)
    .map((person) => ({
      ...ofPerson(person, 'person.suspended', new Date(now.getTime() - (person.quietDays ?? 0) * DAY_MS)),
      changes: { state: { before: 'active', after: 'suspended' } },
    }))
  const published = posts
    .filter(({ publishedAt }) => publishedAt < now)
    .map(({ post, id, publishedAt }) => ({
      at: publishedAt,
      actorId: people.editorId,
      actorLabel: actorLabel(people.editorId),
      action: 'post.published' satisfies AuditAction,
      subjectKind: 'post',
      subjectId: String(id),
      details: { section: post.section },
    }))
  const rows = [...created, ...suspended, ...published].sort((one, other) => one.at.getTime() - other.at.getTime())
  const stored = await inBatches(rows, (batch) =>
    db
      .insert(auditEntries)
      .values(batch)
      .returning({ id: auditEntries.id, subjectKind: auditEntries.subjectKind, subjectId: auditEntries.subjectId }),
  )
  const emails = new Map(people.media.map(({ id, email }) => [String(id), email]))
  const personal = stored
    .filter(({ subjectKind }) => subjectKind === 'person')
    .map(({ id, subjectId }) => ({ entryId: id, personId: Number(subjectId), address: emails.get(subjectId) ?? null }))
  await inBatches(personal, (batch) => db.insert(auditPersonal).values(batch).returning({ id: auditPersonal.entryId }))
}

/** A demo without accounts has entries of no person. */
const actorLabel = (id: number | null) => (id === null ? 'demo' : `#${id}`)
