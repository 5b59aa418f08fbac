import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { addComment } from '@mixed-zone/contract/endpoints/studio/versions'
import type { Comment } from '@mixed-zone/contract/schemas/studio/versions'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId } from '../../../platform/database/row-id.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { postComments } from '../../../platform/database/schema/writing.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { lockExistingPost, requirePost } from './find-post.ts'
import { presentAuthor } from './versions.presenter.ts'

/** Of one post, resolved ones included. */
const MAX_COMMENTS = 1_000

export type CommentsService = ReturnType<typeof createCommentsService>

export function createCommentsService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  /** Changes the comment unless it is so already. */
  async function setResolved(actor: Actor, params: { id: string; commentId: string }, isResolved: boolean) {
    return db.transaction(async (tx) => {
      const postId = await lockExistingPost(tx, params.id)
      const commentId = requireRowId(params.commentId)
      const isComment = sql`${postComments.id} = ${commentId} and ${postComments.postId} = ${postId}`
      const [comment] = await listComments(tx, isComment)
      if (!comment) throw new ApiError('not-found')
      if ((comment.resolvedAt !== null) === isResolved) return presentComment(comment)
      const resolved = { resolvedAt: clock.now(), resolvedBy: actor.personId }
      await tx
        .update(postComments)
        .set(isResolved ? resolved : { resolvedAt: null, resolvedBy: null })
        .where(isComment)
      await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: postId })
      return findComment(tx, isComment)
    })
  }

  return {
    async list(id: string): Promise<{ items: Comment[] }> {
      const postId = await requirePost(db, id)
      const rows = await listComments(db, eq(postComments.postId, postId))
      return { items: rows.map(presentComment) }
    },

    async add(actor: Actor, id: string, comment: BodyOf<typeof addComment>): Promise<Comment> {
      return db.transaction(async (tx) => {
        const postId = await lockExistingPost(tx, id)
        if ((await tx.$count(postComments, eq(postComments.postId, postId))) >= MAX_COMMENTS) {
          throw new ApiError('conflict')
        }
        const [added] = await tx
          .insert(postComments)
          .values({ ...comment, postId, authorId: actor.personId, at: clock.now() })
          .returning({ id: postComments.id })
        if (!added) throw new Error('the insert returned no row')
        await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: postId })
        return findComment(tx, eq(postComments.id, added.id))
      })
    },

    resolve: (actor: Actor, params: { id: string; commentId: string }) => setResolved(actor, params, true),
    reopen: (actor: Actor, params: { id: string; commentId: string }) => setResolved(actor, params, false),
  }
}

const resolvers = alias(people, 'resolvers')

type CommentRow = Awaited<ReturnType<typeof listComments>>[number]

/** Oldest first. */
function listComments(db: Db, condition: SQL) {
  return db
    .select({
      id: postComments.id,
      locale: postComments.locale,
      part: postComments.part,
      start: postComments.start,
      end: postComments.end,
      quote: postComments.quote,
      text: postComments.text,
      at: postComments.at,
      resolvedAt: postComments.resolvedAt,
      author: { id: people.id, firstName: people.firstName, surnames: people.surnames },
      resolver: { id: resolvers.id, firstName: resolvers.firstName, surnames: resolvers.surnames },
    })
    .from(postComments)
    .leftJoin(people, eq(people.id, postComments.authorId))
    .leftJoin(resolvers, eq(resolvers.id, postComments.resolvedBy))
    .where(condition)
    .orderBy(asc(postComments.id))
}

async function findComment(db: Db, condition: SQL): Promise<Comment> {
  const [row] = await listComments(db, condition)
  if (!row) throw new ApiError('not-found')
  return presentComment(row)
}

function presentComment({ id, at, author, resolvedAt, resolver, ...passage }: CommentRow): Comment {
  return {
    ...passage,
    id: String(id),
    author: presentAuthor(author),
    at: at.toISOString(),
    resolved: resolvedAt && { by: presentAuthor(resolver), at: resolvedAt.toISOString() },
  }
}
