import type { Locale } from '@mixed-zone/contract/locales'
import { effectivePermissions } from '@mixed-zone/contract/permissions'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { PREVIEW_LINK_HOURS, type PreviewLink } from '@mixed-zone/contract/schemas/studio/versions'
import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { previewLinks } from '../../../platform/database/schema/writing.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createToken, digestOf, MAX_TOKEN_CHARACTERS } from '../../../platform/random/tokens.ts'
import { recordAudit } from '../../audit/audit.ts'
import { lockExistingPost, requirePost } from './find-post.ts'
import { presentAuthor } from './versions.presenter.ts'

/** Of one post at the same time. */
const MAX_VALID_LINKS = 50

interface PreviewLinksDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly publicUrl: string
}

export type PreviewLinksService = ReturnType<typeof createPreviewLinksService>

/** Addresses that show a draft to somebody without an account. They are stored as digests. */
export function createPreviewLinksService({ db, clock, publicUrl }: PreviewLinksDeps) {
  return {
    async list(id: string): Promise<{ items: PreviewLink[] }> {
      const postId = await requirePost(db, id)
      const rows = await listLinks(
        db,
        and(eq(previewLinks.postId, postId), gt(previewLinks.expiresAt, clock.now()), isNull(previewLinks.revokedAt)),
      )
      return { items: rows.map((row) => presentLink(row, clock.now())) }
    },

    async create(actor: Actor, id: string, locale: Locale): Promise<PreviewLink & { url: string }> {
      const token = createToken()
      const now = clock.now()
      return db.transaction(async (tx) => {
        const postId = await lockExistingPost(tx, id)
        const isValid = and(
          eq(previewLinks.postId, postId),
          gt(previewLinks.expiresAt, now),
          isNull(previewLinks.revokedAt),
        )
        if ((await tx.$count(previewLinks, isValid)) >= MAX_VALID_LINKS) throw new ApiError('conflict')
        const [created] = await tx
          .insert(previewLinks)
          .values({
            postId,
            authorId: actor.personId,
            tokenHash: digestOf(token),
            createdAt: now,
            expiresAt: new Date(now.getTime() + PREVIEW_LINK_HOURS * HOUR_MS),
          })
          .returning({ id: previewLinks.id })
        const [row] = await listLinks(tx, eq(previewLinks.id, created?.id ?? 0))
        if (!row) throw new Error('the insert returned no row')
        await recordAudit(tx, {
          at: now,
          actor: { personId: actor.personId },
          action: 'post.preview-shared',
          subject: { kind: 'post', id: postId },
          details: { linkId: String(row.id), expiresAt: row.expiresAt.toISOString() },
        })
        return { ...presentLink(row, now), url: new URL(`/${locale}/preview/${token}`, publicUrl).href }
      })
    },

    async revoke(actor: Actor, params: { readonly id: string; readonly linkId: string }): Promise<void> {
      await db.transaction(async (tx) => {
        const postId = await lockExistingPost(tx, params.id)
        const isLink = and(eq(previewLinks.id, rowId(params.linkId) ?? 0), eq(previewLinks.postId, postId))
        const [link] = await listLinks(tx, isLink)
        if (!link) throw new ApiError('not-found')
        if (link.revokedAt !== null) return
        const now = clock.now()
        await tx.update(previewLinks).set({ revokedAt: now }).where(isLink)
        await recordAudit(tx, {
          at: now,
          actor: { personId: actor.personId },
          action: 'post.preview-revoked',
          subject: { kind: 'post', id: postId },
          details: { linkId: String(link.id) },
        })
      })
    },

    /** The link of a token, if it is still valid. */
    async findByToken(token: string): Promise<LinkRow | null> {
      if (token === '' || token.length > MAX_TOKEN_CHARACTERS) return null
      return findValid(db, eq(previewLinks.tokenHash, digestOf(token)), clock.now())
    },

    /** The link whose pictures a signed address shows, if it is still valid. */
    async findByFileHandle(fileHandle: string): Promise<LinkRow | null> {
      const [, id] = /^preview-(\d{1,16})$/.exec(fileHandle) ?? []
      return id === undefined ? null : findValid(db, eq(previewLinks.id, Number(id)), clock.now())
    },

    async recordOpening({ id }: Pick<LinkRow, 'id'>): Promise<void> {
      await db.update(previewLinks).set({ openedAt: clock.now() }).where(eq(previewLinks.id, id))
    },
  }
}

/** Names a link in signed addresses of pictures, as sessions have a handle of their own. */
export const fileHandleOf = ({ id }: Pick<LinkRow, 'id'>) => `preview-${id}`

export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number]

/** Newest first. */
function listLinks(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: previewLinks.id,
      postId: previewLinks.postId,
      createdAt: previewLinks.createdAt,
      expiresAt: previewLinks.expiresAt,
      revokedAt: previewLinks.revokedAt,
      openedAt: previewLinks.openedAt,
      postState: posts.state,
      author: {
        id: people.id,
        firstName: people.firstName,
        surnames: people.surnames,
        state: people.state,
        role: people.role,
        permissionsAdded: people.permissionsAdded,
        permissionsTaken: people.permissionsTaken,
      },
    })
    .from(previewLinks)
    .innerJoin(people, eq(people.id, previewLinks.authorId))
    .innerJoin(posts, eq(posts.id, previewLinks.postId))
    .where(condition)
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id))
}

async function findValid(db: Db, condition: SQL, now: Date): Promise<LinkRow | null> {
  const [row] = await listLinks(db, condition)
  return row && isValid(row, now) ? row : null
}

/** Nobody shows others what they may no longer see themselves, or have thrown away. */
function isValid({ expiresAt, revokedAt, postState, author }: LinkRow, now: Date): boolean {
  const { state, role, permissionsAdded: added, permissionsTaken: taken } = author
  const maySee = state === 'active' && effectivePermissions({ role, added, taken }).includes('posts')
  return maySee && postState !== 'trash' && revokedAt === null && expiresAt > now
}

function presentLink(row: LinkRow, now: Date): PreviewLink {
  return {
    id: String(row.id),
    author: presentAuthor(row.author),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    isValid: isValid(row, now),
  }
}
