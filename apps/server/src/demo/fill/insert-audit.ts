import type { Db } from '../../platform/database/database.ts'
import { auditEntries } from '../../platform/database/schema/records.ts'
import { inBatches } from './in-batches.ts'
import type { StoredPeople } from './insert-people.ts'
import type { StoredPost } from './insert-posts.ts'

interface Done {
  readonly people: StoredPeople
  readonly posts: readonly StoredPost[]
  readonly now: Date
}

/** Who let whom in and who published what, as the audit log would have it. */
export async function insertAudit(db: Db, { people, posts, now }: Done): Promise<void> {
  const admitted = people.media.map(({ id, email, since }) => ({
    at: since,
    actorId: people.adminId,
    actorLabel: 'Tiago Falcão',
    action: 'access-request.authorise',
    subjectKind: 'person',
    subjectId: String(id),
    details: { email },
  }))
  const published = posts
    .filter(({ publishedAt }) => publishedAt < now)
    .map(({ post, id, publishedAt }) => ({
      at: publishedAt,
      actorId: people.editorId,
      actorLabel: 'Marta Quiroga',
      action: 'post.publish',
      subjectKind: 'post',
      subjectId: String(id),
      details: { section: post.section },
    }))
  const rows = [...admitted, ...published].sort((one, other) => one.at.getTime() - other.at.getTime())
  await inBatches(rows, (batch) => db.insert(auditEntries).values(batch).returning({ id: auditEntries.id }))
}
