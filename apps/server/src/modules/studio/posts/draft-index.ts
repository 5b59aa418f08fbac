import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { readTexts } from '@mixed-zone/document/document'
import { isMachineTranslation, isOutdated, originalOf } from '@mixed-zone/document/translations'
import type { Db } from '../../../platform/database/database.ts'
import { rowId, rowIds } from '../../../platform/database/row-id.ts'
import type { DraftLanguage, DraftLanguages } from '../../../platform/database/schema/drafts.ts'
import { htmlToText } from '../../../platform/html/html-to-text.ts'
import type { Platform } from '../../../platform/platform.ts'
import { splitWords } from '../../search/search.ts'
import { loadDocument } from '../writing/document-store.ts'
import { listTranslations } from '../writing/documents.repository.ts'
import { hasDocument, recordWriters, listNames, listStaleDrafts, saveDraftRow } from './draft-index.repository.ts'
import { lockDraftRow } from './drafts.repository.ts'
import { loadDraft } from './load-draft.ts'

/** A bulk job leaves many behind; later reads catch up. */
const MAX_REFRESHED = 100

/** A `tsvector` holds at most 1 MB. */
const MAX_WORDS = 20_000

interface DraftText {
  readonly title: string
  readonly summary: string
  /** Without marks. */
  readonly body: string
  readonly isOriginal: boolean
  readonly isOutdated: boolean
  readonly isUnread: boolean
}

export type DraftIndex = ReturnType<typeof createDraftIndex>

/**
 * Keeps what lists show of drafts. Texts are saved many times a second while somebody writes, so their rows are brought up to date when a list
 * is read.
 */
export function createDraftIndex({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>) {
  let running: Promise<void> | null = null
  let following: Promise<void> | null = null

  async function refreshOne(postId: number): Promise<void> {
    await db.transaction(async (tx) => {
      const row = await lockDraftRow(tx, postId)
      if (row) await refreshRow(tx, row, clock.now())
    })
  }

  async function refreshAll(): Promise<void> {
    for (const postId of await listStaleDrafts(db, MAX_REFRESHED)) {
      try {
        await refreshOne(postId)
      } catch (error) {
        log.error({ err: error, postId }, 'a draft could not be read for the list')
      }
    }
  }

  function start(): Promise<void> {
    following = null
    running = refreshAll().finally(() => {
      running = null
    })
    return running
  }

  return {
    refreshOne,
    /** Single-flight: many lists are read at once after an event. A run that has begun may miss the last change, so callers share the next one. */
    async refresh(): Promise<void> {
      if (running === null) return start()
      following ??= running.then(start, start)
      await following
    },
  }
}

type DraftRow = NonNullable<Awaited<ReturnType<typeof lockDraftRow>>>

async function refreshRow(tx: Db, row: DraftRow, now: Date): Promise<void> {
  const { postId } = row
  const { texts, number } = await loadTexts(tx, postId)
  const { facts, assets } = await loadDraft(tx, postId, now)
  const writtenAt = await recordWriters(tx, postId)
  const isWritten = number > row.documentNumber
  const changedAt = new Date(Math.max(row.changedAt.getTime(), isWritten ? (writtenAt ?? now).getTime() : 0))
  const ids = {
    teamIds: rowIds(facts.teams.value),
    categoryIds: rowIds(facts.categories.value),
    tagIds: rowIds([
      ...facts.tags.value,
      ...facts.players.value,
      ...(facts.matchday.value ? [facts.matchday.value] : []),
    ]),
  }
  const captions = assets.flatMap(({ texts: { value } }) => Object.values(value.captions))
  const written = [...texts.values()].flatMap(({ title, summary, body }) => [title, summary, body])
  const words = new Set([...written, ...captions, ...(await listNames(tx, ids))].flatMap(splitWords))
  await saveDraftRow(tx, postId, {
    ...ids,
    documentNumber: number,
    languages: languagesOf(texts),
    words: [...words].slice(0, MAX_WORDS),
    sectionId: facts.section.value,
    matchdayId: rowId(facts.matchday.value ?? ''),
    fixtureId: rowId(facts.fixture.value ?? ''),
    changedAt,
  })
}

async function loadTexts(tx: Db, postId: number): Promise<{ texts: Map<Locale, DraftText>; number: number }> {
  if (!(await hasDocument(tx, postId))) {
    const rows = await listTranslations(tx, postId)
    const texts = rows.map(
      ({ locale, body, ...text }) =>
        [locale, { ...text, body: htmlToText(body), isOriginal: false, isOutdated: false, isUnread: false }] as const,
    )
    return { texts: new Map(texts), number: 0 }
  }
  const { document, number } = await loadDocument(tx, postId)
  const original = originalOf(document)
  const texts = LOCALES.map((locale) => {
    const { title, summary, body } = readTexts(document, locale)
    const text = {
      title: title.trim(),
      summary,
      body: body.textBetween(0, body.content.size, ' '),
      isOriginal: locale === original,
      isOutdated: isOutdated(document, locale),
      isUnread: isMachineTranslation(document, locale),
    }
    return [locale, text] as const
  })
  document.destroy()
  return { texts: new Map(texts), number }
}

function languagesOf(texts: ReadonlyMap<Locale, DraftText>): DraftLanguages {
  const languages: Partial<Record<Locale, DraftLanguage>> = {}
  for (const [locale, { title, summary, body, ...state }] of texts) {
    if (title !== '') languages[locale] = { title, hasText: `${summary}${body}`.trim() !== '', ...state }
  }
  return languages
}
