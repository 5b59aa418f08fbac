import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { publishFrontPage, saveFrontPageDraft } from '@mixed-zone/contract/endpoints/studio/front-page'
import type { Locale } from '@mixed-zone/contract/locales'
import { completeFrontPage, isSameFrontPage, mergeFrontPage } from '@mixed-zone/contract/rules/merge-front-page'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import { type FrontPage, frontPageSchema, type FrontPageState } from '@mixed-zone/contract/schemas/studio/front-page'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordStudioEvent } from '../../live/live.ts'
import type { Library } from '../../library/library.ts'
import { loadPublishedFrontPage, type Pages } from '../../pages/pages.ts'
import { recordPublication } from './front-page-audit.ts'
import {
  findFrontPageRow,
  type FrontPageRow,
  listLeadPosts,
  lockFrontPageRow,
  replaceQuickLinks,
  updateFrontPageRow,
  writeSections,
} from './front-page.repository.ts'

export interface FrontPageServiceDeps
  extends Pick<Platform, 'db' | 'clock' | 'changes'>,
    Pick<Library, 'createReadContext' | 'listSections'> {
  readonly pages: Pick<Pages, 'getHomePage'>
}

interface Call<Body> {
  readonly body: Body
  readonly locale: Locale
}

type DraftChange = Call<BodyOf<typeof saveFrontPageDraft>>

type Revision = Call<BodyOf<typeof publishFrontPage>>

export type FrontPageService = ReturnType<typeof createFrontPageService>

/** The home page as editors arrange it: changes are collected in one draft and published together. */
export function createFrontPageService(deps: FrontPageServiceDeps) {
  const { db, clock, changes, pages, createReadContext, listSections } = deps
  /** What a journalist without special permissions reads. */
  const readerContext = (actor: Actor, locale: Locale) => ({
    ...createReadContext(actor, locale),
    viewer: { seesEmbargoed: false },
  })

  async function load(actor: Actor, locale: Locale): Promise<FrontPageState> {
    const row = await findFrontPageRow(db)
    const published = await loadPublishedFrontPage(db)
    const draft = draftOf(row, published)
    const leads = [published.lead, draft?.lead].flatMap((lead) => (lead ? [lead.postId] : []))
    const sections = await listSections(readerContext(actor, locale))
    return {
      published,
      publishedAt: row.publishedAt?.toISOString() ?? null,
      version: row.version,
      draft,
      revision: row.revision,
      changedAt: row.changedAt?.toISOString() ?? null,
      counts: Object.fromEntries(sections.map(({ textId, count }) => [textId, count])),
      leadPosts: await listLeadPosts(db, { ids: [...new Set(leads)], locale, now: clock.now() }),
    }
  }

  async function requireLead(tx: Db, { lead }: FrontPage, locale: Locale): Promise<void> {
    if (lead === null) return
    const [post] = await listLeadPosts(tx, { ids: [lead.postId], locale, now: clock.now() })
    if (!post) throw wrongFields(locale, { 'value.lead': 'format' })
  }

  return {
    get: load,

    async preview(actor: Actor, locale: Locale): Promise<Home> {
      const published = await loadPublishedFrontPage(db)
      const draft = draftOf(await findFrontPageRow(db), published)
      return pages.getHomePage(readerContext(actor, locale), draft ?? published)
    },

    /** Rejects with `conflict` if somebody else has changed one of the same fields. */
    async saveDraft(actor: Actor, { body, locale }: DraftChange): Promise<FrontPageState> {
      await db.transaction(async (tx) => {
        const row = await lockFrontPageRow(tx)
        const published = await loadPublishedFrontPage(tx)
        const current = draftOf(row, published) ?? published
        const { value, conflicts } = mergeFrontPage(body.base, body.value, current)
        if (conflicts.length > 0) throw new ApiError('conflict', { current, version: row.revision })
        if (isSameFrontPage(value, current)) return
        if (value.lead?.postId !== current.lead?.postId) await requireLead(tx, value, locale)
        const draft = isSameFrontPage(value, published) ? null : value
        await updateFrontPageRow(tx, { ...nextDraft(row, draft), changedAt: clock.now() })
        await announce(tx)
      })
      return load(actor, locale)
    },

    async discard(actor: Actor, { body, locale }: Revision): Promise<FrontPageState> {
      await db.transaction(async (tx) => {
        const row = await lockFrontPageRow(tx)
        if (!isDraftSeen(row, body.revision)) throw new ApiError('conflict', { version: row.revision })
        await updateFrontPageRow(tx, nextDraft(row, null))
        await announce(tx)
      })
      return load(actor, locale)
    },

    async publish(actor: Actor, { body, locale }: Revision): Promise<FrontPageState> {
      await changes.commit(async (tx, affect) => {
        const row = await lockFrontPageRow(tx)
        const published = await loadPublishedFrontPage(tx)
        const draft = draftOf(row, published)
        if (draft === null || !isDraftSeen(row, body.revision)) {
          throw new ApiError('conflict', { current: draft, version: row.revision })
        }
        await writeSections(tx, draft.sections)
        await replaceQuickLinks(tx, draft.quickLinks)
        const lead = await storableLead(tx, draft, locale)
        const now = clock.now()
        await updateFrontPageRow(tx, {
          ...nextDraft(row, null),
          ...lead,
          version: row.version + 1,
          publishedAt: now,
        })
        await recordPublication(tx, { actor, at: now, before: published, after: draft })
        await announce(tx)
        // The names of sections in the editor.
        await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: 'terms' })
        affect('taxonomy')
      })
      return load(actor, locale)
    },
  }

  /** Without a post that was deleted since it was pinned. */
  async function storableLead(tx: Db, { lead }: FrontPage, locale: Locale) {
    const none = { leadPostId: null, leadUntil: null }
    if (lead === null) return none
    const [post] = await listLeadPosts(tx, { ids: [lead.postId], locale, now: clock.now() })
    return post ? { leadPostId: rowId(post.id), leadUntil: new Date(lead.until) } : none
  }
}

/** A draft that an older version of the product has stored may not fit: it counts as none. */
function draftOf({ draft }: FrontPageRow, published: FrontPage): FrontPage | null {
  const parsed = z.safeParse(frontPageSchema, draft)
  return parsed.success ? completeFrontPage(parsed.data, published) : null
}

const nextDraft = ({ revision }: FrontPageRow, draft: FrontPage | null) => ({
  draft,
  revision: revision + 1,
  ...(draft === null && { changedAt: null }),
})

/** Whether there is a draft, and the one that the person saw. */
const isDraftSeen = ({ revision, draft }: FrontPageRow, seen: number) => draft !== null && revision === seen

const announce = (tx: Db) => recordStudioEvent(tx, { kind: 'setting', permission: 'publish', subjectId: 'front-page' })
