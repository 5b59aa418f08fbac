import type { Permission } from '@mixed-zone/contract/permissions'
import type { FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import { and, eq, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId, rowIds } from '../../../platform/database/row-id.ts'
import { posts, postTags } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Change, isReleased, type KnownPost, type Publishing } from '../../library/library.ts'
import { type BulkJobs, type BulkRow, RowRefusal } from '../jobs/bulk-jobs.service.ts'
import { hasSection, haveAllTags, splitTags } from './choices.repository.ts'
import { lockDraftRow, touchDraft } from './drafts.repository.ts'
import { setPublishedFact } from './facts.repository.ts'
import type { FactsService } from './facts.service.ts'
import { loadDraft } from './load-draft.ts'
import { findPending } from './pending.repository.ts'
import type { PostStatesService } from './post-states.service.ts'
import { listPostIds, listPostTitles, type PostFilter } from './posts.repository.ts'
import { PublicationBlocked, type PublishService } from './publish.service.ts'
import { findPublishedVersion, updateVersionFacts } from './versions.repository.ts'

interface BulkPostsDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone'> {
  readonly jobs: Pick<BulkJobs, 'register'>
  readonly publishing: Pick<Publishing, 'changeIn'>
  readonly publish: Pick<PublishService, 'publishIn'>
  readonly states: Pick<PostStatesService, 'archiveIn' | 'trashIn'>
  readonly facts: Pick<FactsService, 'saveIn'>
}

interface TagChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

type StoredPost = KnownPost & Pick<typeof posts.$inferSelect, 'state'>

interface BulkAction<Options> {
  readonly kind: string
  readonly permission: Permission
  readonly run: (tx: Db, row: BulkRow<Options>, post: StoredPost) => Promise<unknown>
}

export type BulkPosts = ReturnType<typeof createBulkPosts>

/** Changes of several posts as jobs. Each post is changed as if it were the only one. */
export function createBulkPosts({ db, clock, getTimeZone, jobs, publishing, publish, states, facts }: BulkPostsDeps) {
  function register<Options>({ kind, permission, run }: BulkAction<Options>) {
    return jobs.register<PostFilter, Options>({
      kind,
      permission,
      listIds: (from, filter) =>
        // The filter names its author by id.
        listPostIds(from, filter, {
          context: { now: clock.now(), timeZone: getTimeZone(), personId: 0 },
          order: { direction: 'asc' },
        }),
      listLabels: listPostTitles,
      async run(tx, row) {
        await run(tx, row, await findStored(tx, row.id))
      },
    })
  }

  /** Changes the published post and its draft; readers see it at once. */
  const changeReleased = (tx: Db, row: BulkRow<unknown>, { post, action, details, write, change }: ReleasedChange) =>
    publishing.changeIn(changeOf(tx, row), post, {
      action,
      details,
      async apply(found, now) {
        await write(now)
        await changeVersions(tx, { postId: found.id, now }, change)
        await touchDraft(tx, { postId: found.id, personId: row.operator.personId, at: now })
        return {}
      },
    })

  async function changeTags(tx: Db, row: BulkRow<TagChange>, post: StoredPost): Promise<void> {
    await lockDraftRow(tx, post.id)
    const added = await splitTags(tx, rowIds(row.options.add))
    const { facts: draft } = await loadDraft(tx, post.id, clock.now())
    const changeIds = (field: 'tags' | 'players', value: readonly string[]) => {
      const kept = value.filter((id) => !row.options.remove.includes(id))
      return [...new Set([...kept, ...added[field].map(String)])]
    }
    for (const field of ['tags', 'players'] as const) {
      const { value, version } = draft[field]
      const next = changeIds(field, value)
      if (next.length === value.length && next.every((id) => value.includes(id))) continue
      if (isReleased(post)) await setPublishedFact(tx, { postId: post.id, field, value: next, at: clock.now() })
      else await facts.saveIn(tx, row.operator.personId, { postId: post.id, field, value: next, version })
    }
    if (!isReleased(post)) return
    await changeReleased(tx, row, {
      post,
      action: 'post.tagged',
      details: { ...row.options },
      write: () => writeTags(tx, post.id, row.options),
      change: (published) => ({
        ...published,
        tags: changeIds('tags', published.tags),
        players: changeIds('players', published.players),
      }),
    })
  }

  async function changeSection(tx: Db, row: BulkRow<{ sectionId: string }>, post: StoredPost): Promise<void> {
    const { sectionId } = row.options
    await lockDraftRow(tx, post.id)
    if (!isReleased(post)) {
      const { facts: draft } = await loadDraft(tx, post.id, clock.now())
      const { version } = draft.section
      await facts.saveIn(tx, row.operator.personId, { postId: post.id, field: 'section', value: sectionId, version })
      return
    }
    await changeReleased(tx, row, {
      post,
      action: 'post.moved',
      details: { sectionId },
      async write(at) {
        await setPublishedFact(tx, { postId: post.id, field: 'section', value: sectionId, at })
        await tx.update(posts).set({ sectionId }).where(eq(posts.id, post.id))
      },
      change: (published) => ({ ...published, section: sectionId }),
    })
  }

  const start = {
    publish: register<object>({
      kind: 'posts.publish',
      permission: 'publish',
      async run(tx, row, post) {
        try {
          await publish.publishIn(changeOf(tx, row), post)
        } catch (error) {
          throw error instanceof PublicationBlocked ? new RowRefusal('validation', error.kind) : error
        }
      },
    }),
    archive: register<object>({
      kind: 'posts.archive',
      permission: 'publish',
      async run(tx, row, post) {
        if (!isReleased(post)) throw new RowRefusal('conflict', 'not-published')
        await states.archiveIn(changeOf(tx, row), post)
      },
    }),
    trash: register<object>({
      kind: 'posts.trash',
      permission: 'posts',
      run: (tx, row, post) => states.trashIn(changeOf(tx, row), post),
    }),
    tag: register<TagChange>({ kind: 'posts.tag', permission: 'posts', run: changeTags }),
    move: register<{ sectionId: string }>({ kind: 'posts.move', permission: 'posts', run: changeSection }),
  }

  return {
    ...start,
    /** Rejects before the job starts, not once for each post. */
    async tag(...[actor, request]: Parameters<typeof start.tag>) {
      const { add, remove } = request.options
      if (!(await haveAllTags(db, [...new Set([...add, ...remove])]))) throw new ApiError('validation')
      return start.tag(actor, request)
    },
    async move(...[actor, request]: Parameters<typeof start.move>) {
      if (!(await hasSection(db, request.options.sectionId))) throw new ApiError('validation')
      return start.move(actor, request)
    },
  }
}

interface ReleasedChange {
  readonly post: StoredPost
  readonly action: 'post.tagged' | 'post.moved'
  readonly details: Readonly<Record<string, unknown>>
  readonly write: (at: Date) => Promise<void>
  readonly change: ChangeFacts
}

type ChangeFacts = (facts: FactValues) => FactValues

const changeOf = (tx: Db, { operator, affect }: BulkRow<unknown>): Change => ({ tx, affect, editor: operator })

/** Locked: the version is that of this moment, so nobody can have changed the post since. */
async function findStored(tx: Db, id: string): Promise<StoredPost> {
  const [post] = await tx
    .select({ id: posts.id, version: posts.version, state: posts.state })
    .from(posts)
    .where(eq(posts.id, rowId(id) ?? 0))
    .for('no key update')
  if (!post) throw new ApiError('not-found')
  return post
}

/** Also in the versions that an update, or undoing a publication, will write: they would overwrite the change otherwise. */
async function changeVersions(
  tx: Db,
  { postId, now }: { postId: number; now: Date },
  change: ChangeFacts,
): Promise<void> {
  const pending = await findPending(tx, postId)
  const canBeUndone = pending !== null && pending.undoUntil > now
  const versions = [
    await findPublishedVersion(tx, postId),
    canBeUndone ? await findPublishedVersion(tx, postId, { before: pending.versionNumber }) : null,
  ]
  for (const version of versions) {
    if (!version) continue
    await updateVersionFacts(tx, { postId, number: version.number, facts: change(version.snapshot.facts) })
  }
}

async function writeTags(tx: Db, postId: number, { add, remove }: TagChange): Promise<void> {
  await tx.delete(postTags).where(and(eq(postTags.postId, postId), anyOf(postTags.tagId, rowIds(remove))))
  const last = sql`(select coalesce(max(position), -1) + 1 from ${postTags} where ${postTags.postId} = ${postId})`
  const rows = rowIds(add).map((tagId) => ({ postId, tagId, position: last }))
  if (rows.length > 0) await tx.insert(postTags).values(rows).onConflictDoNothing()
}
