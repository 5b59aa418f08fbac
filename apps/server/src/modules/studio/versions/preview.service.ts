import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Library, lockPost, writeContent } from '../../library/library.ts'
import { contentOf, loadSnapshot } from '../posts/snapshot.ts'
import { requirePost } from './find-post.ts'
import { fileHandleOf, type PreviewLinksService } from './preview-links.service.ts'
import { createPreviewAddresses, isPreviewRendition } from './preview-pictures.routes.ts'

interface PreviewDeps extends Pick<Platform, 'db' | 'clock' | 'fileKeys' | 'getTimeZone'> {
  readonly getHiddenPost: Library['getHiddenPost']
  readonly links: PreviewLinksService
}

interface Reading {
  readonly locale: Locale
  /** Signs the addresses of pictures. */
  readonly fileHandle: string
}

/** So often the time of the last opening is stored. */
const OPENING_RECORDED_MS = MINUTE_MS

export type PreviewService = ReturnType<typeof createPreviewService>

/** Drafts as journalists would see them. */
export function createPreviewService({ db, clock, fileKeys, getTimeZone, getHiddenPost, links }: PreviewDeps) {
  /**
   * Writes the draft where readers find posts, reads it as they do, and rolls back: the result is what publishing will show, and nobody else
   * ever sees it.
   */
  async function load(postId: number, { locale, fileHandle }: Reading): Promise<Post> {
    const now = clock.now()
    const addresses = createPreviewAddresses(fileKeys.signerOf(fileHandle))
    const today = leagueDay(now, getTimeZone())
    const context = { viewer: { seesEmbargoed: true }, locale, now, today, addresses }
    const post = await runAndRollBack(db, async (tx) => {
      // Before the document, as publishing does: in another order the two could wait for each other.
      const locked = await lockPost(tx, postId)
      if (!locked) throw new ApiError('not-found')
      const { snapshot, draft } = await loadSnapshot(tx, postId, { now, timeZone: getTimeZone() })
      await writeContent(tx, postId, contentOf(snapshot, draft.post.sectionId))
      const { embargo } = snapshot.facts
      await tx
        .update(posts)
        .set({
          publishedAt: sql`coalesce(${posts.publishedAt}, ${now})`,
          ...(embargo !== null && { embargoUntil: new Date(embargo) }),
        })
        .where(eq(posts.id, postId))
      return getHiddenPost(tx, postId, context)
    })
    return withoutDownloads({ ...post, texts: [], zip: { size: 0, count: 0 } })
  }

  return {
    async get({ fileHandle }: Actor, id: string, locale: Locale): Promise<Post> {
      return load(await requirePost(db, id), { locale, fileHandle })
    },

    async getByToken(token: string, locale: Locale): Promise<{ post: Post; expiresAt: string }> {
      const link = await links.findByToken(token)
      if (!link) throw new ApiError('not-found')
      const post = await load(link.postId, { locale, fileHandle: fileHandleOf(link) })
      const { openedAt, expiresAt } = link
      if (openedAt === null || clock.now().getTime() - openedAt.getTime() > OPENING_RECORDED_MS) {
        await links.recordOpening(link)
      }
      return { post, expiresAt: expiresAt.toISOString() }
    },
  }
}

/** Carries the result out of a transaction that must not be committed. */
class RolledBack<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('rolled back')
    this.result = result
  }
}

async function runAndRollBack<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      throw new RolledBack(await work(tx))
    })
  } catch (error) {
    // Thrown above, with what `work` returned.
    if (error instanceof RolledBack) return error.result as T
    throw error
  }
}

/** Nothing of a draft can be downloaded, and its pictures are not larger than a screen needs. */
function withoutDownloads(post: Post): Post {
  return {
    ...post,
    documents: [],
    assets: post.assets.map((asset) => ({
      ...asset,
      url: null,
      subtitles: [],
      renditions: asset.renditions.filter(({ name, type }) => isPreviewRendition(name) && type === 'image/webp'),
    })),
  }
}
