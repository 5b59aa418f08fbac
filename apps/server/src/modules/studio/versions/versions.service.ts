import { isDeepStrictEqual } from 'node:util'
import type { ParamsOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { getVersion, listVersions, restoreVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { Version, VersionReason } from '@mixed-zone/contract/schemas/studio/versions'
import { emptyBody, replaceTexts } from '@mixed-zone/document/document'
import { bodyFromHtml } from '@mixed-zone/document/from-html'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { rangeOf } from '../list-page.ts'
import { loadSnapshot } from '../posts/snapshot.ts'
import {
  findLastVersion,
  findVersion,
  hasEdits,
  listAuthorsById,
  listIdlePosts,
  listVersionPage,
  listWritersSince,
  type PostSnapshot,
  recordVersionRow,
  summariseVersions,
} from '../posts/versions.repository.ts'
import { editDocument } from '../writing/document-store.ts'
import { isWritable } from '../writing/documents.repository.ts'
import { requirePost } from './find-post.ts'
import { presentVersionFacts } from './present-version-facts.ts'
import { restoreFacts } from './restore-facts.ts'
import { presentAuthors, presentCaptions, presentVersionItem } from './versions.presenter.ts'

/** So long after the last change a version is stored, if nobody has done so before. */
const IDLE_MS = 10 * MINUTE_MS

const EVERY_MINUTE = '* * * * *'

interface VersionsDeps extends Pick<Platform, 'db' | 'clock' | 'changes' | 'log' | 'getTimeZone'> {
  readonly backgroundDb: Db
}

interface NewVersion {
  readonly postId: number
  readonly reason: VersionReason
  /** Who is named if nobody else has changed anything. */
  readonly personId: number | null
  /** Also if nothing changed. */
  readonly isForced?: boolean
}

export type VersionsService = ReturnType<typeof createVersionsService>

export function createVersionsService({ db, backgroundDb, clock, changes, log, getTimeZone }: VersionsDeps) {
  /** Null if nothing has changed since the last version. */
  async function store(tx: Db, { postId, reason, personId, isForced = false }: NewVersion): Promise<number | null> {
    const at = clock.now()
    const { snapshot } = await loadSnapshot(tx, postId, { now: at, timeZone: getTimeZone() })
    const last = await findLastVersion(tx, postId)
    const isSame = last ? isEqual(last.snapshot, snapshot) : !(await hasEdits(tx, postId))
    if (isSame && !isForced) return null
    const writers = await listWritersSince(tx, postId, last?.at ?? null)
    const authorIds = writers.length === 0 && personId !== null ? [personId] : writers
    return recordVersionRow(tx, { postId, reason, at, authorIds, snapshot })
  }

  const restoreTexts = (
    tx: Db,
    { postId, personId, locales }: { postId: number; personId: number; locales: readonly Locale[] },
    texts: PostSnapshot['texts'],
  ) =>
    editDocument({ tx, changes }, { postId, personId, at: clock.now() }, (document) => {
      for (const locale of locales) {
        const { title = '', summary = '', body } = texts[locale] ?? {}
        replaceTexts(document, locale, { title, summary, body: body ? bodyFromHtml(body) : emptyBody() })
      }
    })

  async function findOrDraft(postId: number, number: number) {
    if (number > 0) return findVersion(db, postId, number)
    const now = clock.now()
    const { snapshot } = await db.transaction((tx) => loadSnapshot(tx, postId, { now, timeZone: getTimeZone() }))
    const last = await findLastVersion(db, postId)
    const authorIds = await listWritersSince(db, postId, last?.at ?? null)
    return { number: 0, reason: 'left' as const, at: now, authorIds, snapshot }
  }

  const idleVersions: ScheduledJob = {
    name: 'record-idle-versions',
    cron: EVERY_MINUTE,
    async run() {
      const ids = await listIdlePosts(backgroundDb, { now: clock.now(), idleMs: IDLE_MS })
      for (const postId of ids) {
        try {
          await backgroundDb.transaction((tx) => store(tx, { postId, reason: 'idle', personId: null }))
        } catch (error) {
          log.warn({ err: error, postId }, 'a version could not be stored')
        }
      }
    },
  }

  return {
    schedules: [idleVersions],

    async list({ id }: ParamsOf<typeof listVersions>, query: QueryOf<typeof listVersions>) {
      const postId = await requirePost(db, id)
      const { page, pageSize } = query
      const direction = query.sort === undefined ? 'desc' : query.direction
      const rows = await listVersionPage(db, postId, { ...rangeOf(query), direction })
      const authors = await listAuthorsById(
        db,
        rows.flatMap(({ authorIds }) => authorIds),
      )
      const items = rows.map((row) => presentVersionItem(row, authors))
      return { items, ...(await summariseVersions(db, postId)), page, pageSize }
    },

    async get(params: ParamsOf<typeof getVersion>, locale: Locale): Promise<Version> {
      const postId = await requirePost(db, params.id)
      const version = await findOrDraft(postId, numberOf(params.number, { min: 0 }))
      if (!version) throw new ApiError('not-found')
      const { number, reason, at, authorIds, snapshot } = version
      const authors = await listAuthorsById(db, authorIds)
      return {
        number,
        reason,
        at: at.toISOString(),
        authors: presentAuthors(authorIds, authors),
        texts: snapshot.texts,
        facts: await presentVersionFacts(db, snapshot, locale),
        captions: presentCaptions(snapshot),
      }
    },

    /** Stores what somebody leaves behind. */
    async record({ personId }: Actor, id: string): Promise<{ number: number | null }> {
      const postId = await requirePost(db, id)
      return { number: await db.transaction((tx) => store(tx, { postId, reason: 'left', personId })) }
    },

    /** Marks a correction in the history. */
    recordCorrection: (tx: Db, { personId }: Actor, postId: number) =>
      store(tx, { postId, reason: 'corrected', personId, isForced: true }),

    /** As an edit: those who have the document open see it arrive, and what they write meanwhile is merged. */
    async restore(
      { personId }: Actor,
      params: ParamsOf<typeof restoreVersion>,
      locale: Locale | undefined,
    ): Promise<{ number: number }> {
      const postId = await requirePost(db, params.id)
      const number = numberOf(params.number, { min: 1 })
      return db.transaction(async (tx) => {
        const version = await findVersion(tx, postId, number)
        if (!version || !(await isWritable(tx, postId))) throw new ApiError('not-found')
        await store(tx, { postId, reason: 'before-restore', personId })
        const locales = locale === undefined ? LOCALES : [locale]
        await restoreTexts(tx, { postId, personId, locales }, version.snapshot.texts)
        if (locale === undefined) await restoreFacts(tx, { postId, personId, at: clock.now() }, version.snapshot)
        const created = await store(tx, { postId, reason: 'restored', personId })
        if (created !== null) {
          await recordAudit(tx, {
            at: clock.now(),
            actor: { personId },
            action: 'post.version-restored',
            subject: { kind: 'post', id: postId },
            details: { number, locale: locale ?? null, created },
          })
          await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: postId })
        }
        // What is restored is the draft already: nothing was added.
        return { number: created ?? (await findLastVersion(tx, postId))?.number ?? number }
      })
    },
  }
}

/** Longer numbers do not fit into the column. */
function numberOf(text: string, { min }: { min: number }): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (number < min) throw new ApiError('not-found')
  return number
}

/** What is stored went through JSON. */
function isEqual(stored: PostSnapshot, current: PostSnapshot): boolean {
  return isDeepStrictEqual(stored, JSON.parse(JSON.stringify(current)))
}
