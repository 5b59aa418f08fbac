import type { BodyOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type {
  listFrontPageVersions,
  publishFrontPage,
  saveFrontPageDraft,
  undoFrontPagePublication,
} from '@mixed-zone/contract/endpoints/studio/front-page'
import type { Locale } from '@mixed-zone/contract/locales'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import { completeFrontPage, isSameFrontPage, mergeFrontPage } from '@mixed-zone/contract/rules/merge-front-page'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import {
  type FrontPage,
  frontPageSchema,
  type FrontPageState,
  type FrontPageVersion,
} from '@mixed-zone/contract/schemas/studio/front-page'
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
  findFrontPageVersion,
  type FrontPageRow,
  insertFrontPageVersion,
  listFrontPageVersionRows,
  listLeadPosts,
  listPinnableIds,
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

type UndoneVersion = Call<BodyOf<typeof undoFrontPagePublication>>

interface Publication {
  readonly row: FrontPageRow
  readonly before: FrontPage
  readonly after: FrontPage
  /** What remains to be published. */
  readonly draft: FrontPage | null
}

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

  async function isPinnable(tx: Db, postId: string): Promise<boolean> {
    return (await listPinnableIds(tx, [postId])).has(postId)
  }

  /** Makes a page the published one, as a new version. */
  async function store(tx: Db, actor: Actor, { row, before, after, draft }: Publication): Promise<void> {
    const now = clock.now()
    const version = row.version + 1
    const lead = after.lead && (await isPinnable(tx, after.lead.postId)) ? after.lead : null
    const value = { ...after, lead }
    await writeSections(tx, value.sections)
    await replaceQuickLinks(tx, value.quickLinks)
    await updateFrontPageRow(tx, {
      ...nextDraft(row, draft),
      leadPostId: lead && rowId(lead.postId),
      leadUntil: lead && new Date(lead.until),
      version,
      publishedAt: now,
      changedAt: draft && now,
    })
    if (row.version === 0) {
      await insertFrontPageVersion(tx, { version: 0, value: before, publishedAt: null, publishedBy: null })
    }
    await insertFrontPageVersion(tx, { version, value, publishedAt: now, publishedBy: actor.personId })
    await recordPublication(tx, { actor, at: now, before, after: value })
    await announce(tx)
    // The names of sections among the choices of the editor.
    await recordStudioEvent(tx, { kind: 'fixture', permission: 'posts', subjectId: 'sections' })
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
        const { lead } = value
        if (lead && lead.postId !== current.lead?.postId && !(await isPinnable(tx, lead.postId))) {
          throw wrongFields(locale, { 'value.lead': 'format' })
        }
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
        await store(tx, actor, { row, before: published, after: draft, draft: null })
        affect('taxonomy')
      })
      return load(actor, locale)
    },

    /** Rejects with `conflict` if the version is not the latest. What it published is the draft again, with later changes. */
    async undoPublication(actor: Actor, { body, locale }: UndoneVersion): Promise<FrontPageState> {
      await changes.commit(async (tx, affect) => {
        const row = await lockFrontPageRow(tx)
        const published = await loadPublishedFrontPage(tx)
        const isLatest = body.version === row.version
        const after = isLatest ? parsePage(await findFrontPageVersion(tx, row.version - 1), published) : null
        if (after === null) throw new ApiError('conflict', { version: row.version })
        const wanted = draftOf(row, published) ?? published
        const draft = isSameFrontPage(wanted, after) ? null : wanted
        await store(tx, actor, { row, before: published, after, draft })
        affect('taxonomy')
      })
      return load(actor, locale)
    },

    async listVersions({ page, pageSize, sort, direction }: QueryOf<typeof listFrontPageVersions>) {
      const published = await loadPublishedFrontPage(db)
      const { rows, total } = await listFrontPageVersionRows(db, {
        page,
        pageSize,
        direction: sort === undefined ? 'desc' : direction,
      })
      const versions = rows.map((row) => ({ ...row, value: parsePage(row.value, published) }))
      const leads = versions.flatMap(({ value }) => (value?.lead ? [value.lead.postId] : []))
      const pinnable = await listPinnableIds(db, leads)
      const now = clock.now()
      const keepsLead = (lead: FrontPage['lead']) =>
        lead !== null && new Date(lead.until) > now && pinnable.has(lead.postId)
      const items = versions.map(
        (version): FrontPageVersion => ({
          version: version.version,
          publishedAt: version.publishedAt?.toISOString() ?? null,
          publishedBy: presentPublisher(version),
          value: version.value && { ...version.value, lead: keepsLead(version.value.lead) ? version.value.lead : null },
        }),
      )
      return { items, total, page, pageSize }
    },
  }
}

interface Publisher {
  readonly publishedBy: number | null
  readonly firstName: string | null
  readonly surnames: string | null
}

function presentPublisher({ publishedBy, firstName, surnames }: Publisher): FrontPageVersion['publishedBy'] {
  if (publishedBy === null) return null
  return { id: String(publishedBy), name: fullName({ firstName, surnames }) }
}

/** What an older release of the product has stored may not fit: it counts as nothing. */
function parsePage(stored: unknown, published: FrontPage): FrontPage | null {
  const parsed = z.safeParse(frontPageSchema, stored)
  return parsed.success ? completeFrontPage(parsed.data, published) : null
}

/** Null without changes. */
function draftOf({ draft: stored }: FrontPageRow, published: FrontPage): FrontPage | null {
  const draft = parsePage(stored, published)
  return draft && isSameFrontPage(draft, published) ? null : draft
}

/** For those who change the page or its draft in another way: leaving the demo may have taken the last change out of it. */
export async function deleteUnchangedDraft(tx: Db): Promise<void> {
  const row = await lockFrontPageRow(tx)
  if (row.draft === null || draftOf(row, await loadPublishedFrontPage(tx)) !== null) return
  await updateFrontPageRow(tx, nextDraft(row, null))
}

const nextDraft = ({ revision }: FrontPageRow, draft: FrontPage | null) => ({
  draft,
  revision: revision + 1,
  ...(draft === null && { changedAt: null }),
})

/** Whether there is a draft, and the one that the person saw. */
const isDraftSeen = ({ revision, draft }: FrontPageRow, seen: number) => draft !== null && revision === seen

const announce = (tx: Db) => recordStudioEvent(tx, { kind: 'setting', permission: 'publish', subjectId: 'front-page' })
