import type { AnswerOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type {
  getChecklist,
  getPostsSummary,
  listPosts as listPostsEndpoint,
} from '@mixed-zone/contract/endpoints/studio/posts'
import { LOCALES, type Locale, mapLocales } from '@mixed-zone/contract/locales'
import { type PostDetail, POST_VIEW_STATES, type StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId, rowIds } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Translator } from '../../../platform/translation/translator.ts'
import { rangeOf } from '../list-page.ts'
import { countPeople } from '../people/people.repository.ts'
import { CHECKS, findBlocking, findWarnings } from './checklist.ts'
import { listFixturesById, listMatchdaysById, listTagsById } from './choices.repository.ts'
import type { DraftIndex } from './draft-index.ts'
import { listAuthors } from './drafts.repository.ts'
import { listPostsById, type PostRow, prepareListedPosts } from './listed-posts.repository.ts'
import { type Draft, loadDraft } from './load-draft.ts'
import { findPending } from './pending.repository.ts'
import { findDownloads, findNote, refreshUsageTotals } from './post-figures.repository.ts'
import {
  createAssetPresenter,
  presentDetail,
  presentFixture,
  presentMatchday,
  presentTag,
} from './post-detail.presenter.ts'
import { countByState, listAllAuthors, type ListContext, listPageOfPosts } from './posts.repository.ts'
import { loadSnapshot } from './snapshot.ts'
import { createPictureAddresses, type PictureAddresses } from './studio-pictures.ts'
import { findPublishedVersion } from './versions.repository.ts'
import { translationStatesOf, originalOf } from './view-state.ts'

interface PostsDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone' | 'fileKeys'> {
  readonly draftIndex: DraftIndex
  readonly translator: Translator | null
}

export type PostsService = ReturnType<typeof createPostsService>

/** Reads posts as their drafts are. */
export function createPostsService({ db, clock, getTimeZone, fileKeys, draftIndex, translator }: PostsDeps) {
  const readListedPosts = prepareListedPosts(db)
  const contextOf = ({ personId }: Pick<Actor, 'personId'>): ListContext => ({
    now: clock.now(),
    timeZone: getTimeZone(),
    personId,
  })
  const addressesOf = (actor: Actor) => createPictureAddresses(fileKeys.signerOf(actor.fileHandle))

  async function detail(actor: Actor, postId: number, locale: Locale): Promise<PostDetail> {
    const now = clock.now()
    const draft = await loadDraft(db, postId, now)
    const [row] = await listPostsById(db, [postId], now)
    if (!row) throw new ApiError('not-found')
    const [pending, references, authors, note, downloads] = await Promise.all([
      describePending(db, draft, now),
      loadReferences(db, draft, locale),
      listAuthors(db, postId),
      findNote(db, postId),
      findDownloads(db, postId),
    ])
    const isUnderReview = row.viewState === 'review' || row.viewState === 'draft'
    return presentDetail(
      draft,
      {
        state: row.viewState,
        pending,
        references,
        hasChanges: row.hasChanges,
        authors,
        note: isUnderReview ? note : null,
        ...downloads,
        canTranslate: translator !== null,
        canPublish: actor.permissions.has('publish'),
      },
      createAssetPresenter(addressesOf(actor)),
    )
  }

  return {
    contextOf,
    presentAssetFor: (actor: Actor) => createAssetPresenter(addressesOf(actor)),

    async list(
      actor: Actor,
      { page, pageSize, sort, direction, ...filter }: QueryOf<typeof listPostsEndpoint>,
    ): Promise<AnswerOf<typeof listPostsEndpoint>> {
      const context = contextOf(actor)
      await Promise.all([draftIndex.refresh(), refreshUsageTotals(db, context.now)])
      const { ids, total } = await listPageOfPosts(db, filter, {
        context,
        order: { sort, direction },
        page: rangeOf({ page, pageSize }),
      })
      const rows = await readListedPosts(ids, context.now)
      const addresses = addressesOf(actor)
      return { items: rows.map((row) => presentPost(row, addresses)), total, page, pageSize }
    },

    async summarise(actor: Actor): Promise<AnswerOf<typeof getPostsSummary>> {
      await draftIndex.refresh()
      const [rows, authors] = await Promise.all([countByState(db, contextOf(actor)), listAllAuthors(db)])
      const kept = rows.filter(({ state }) => state !== 'trash')
      const sum = (field: 'total' | 'mine' | Locale) => kept.reduce((total, row) => total + row[field], 0)
      const totals = new Map(rows.map(({ state, total }) => [state, total]))
      return {
        all: sum('total'),
        mine: sum('mine'),
        // Every state is there.
        states: Object.fromEntries(POST_VIEW_STATES.map((state) => [state, totals.get(state) ?? 0])) as AnswerOf<
          typeof getPostsSummary
        >['states'],
        missing: mapLocales(sum),
        authors,
      }
    },

    get: (actor: Actor, id: string, locale: Locale) => detail(actor, requireRowId(id), locale),

    async check(id: string): Promise<AnswerOf<typeof getChecklist>> {
      const postId = requireRowId(id)
      const now = clock.now()
      const loaded = await loadSnapshot(db, postId, { now, timeZone: getTimeZone() })
      await draftIndex.refreshOne(postId)
      const [row] = await listPostsById(db, [postId], now)
      const translationStates = translationStatesOf(row?.languages ?? {})
      return {
        blocking: findBlocking(loaded),
        warnings: findWarnings(loaded, {
          outdated: LOCALES.filter((locale) => translationStates[locale] === 'outdated'),
          unread: LOCALES.filter((locale) => row?.languages[locale]?.isUnread),
        }),
        checks: CHECKS,
        embargoReaders: await countPeople(db, { embargo: 'true' }, now),
      }
    },
  }
}

export function presentPost(row: PostRow, addresses: PictureAddresses): StudioPost {
  const titles = Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const language = row.languages[locale]
      return language ? [[locale, language.title]] : []
    }),
  )
  return {
    id: String(row.id),
    state: row.viewState,
    section: row.section,
    titles,
    translationStates: translationStatesOf(row.languages),
    original: originalOf(row.languages),
    teams: row.teamIds.map(String),
    categories: row.categoryIds.map(String),
    authors: row.authors,
    changedAt: row.changedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    embargoUntil: row.embargoUntil?.toISOString() ?? null,
    trashedAt: row.trashedAt?.toISOString() ?? null,
    hasChanges: row.hasChanges,
    correctedAt: row.correctedAt?.toISOString() ?? null,
    thumbnail: row.thumbnail && addresses.of(row.thumbnail, 'thumb'),
    pictures: row.pictures,
    videos: row.videos,
    files: row.files,
    views: row.views,
    downloads: row.downloads,
    isPreviewable: Object.keys(titles).length > 0,
    featuredPosition: row.featuredPosition,
    version: row.version,
  }
}

async function describePending(db: Db, { post }: Draft, now: Date): Promise<PostDetail['pending']> {
  const pending = await findPending(db, post.id)
  if (pending && (pending.undoUntil > now || pending.kind === 'update')) {
    return {
      kind: pending.kind,
      at: pending.at.toISOString(),
      version: pending.versionNumber,
      undoUntil: pending.undoUntil > now ? pending.undoUntil.toISOString() : null,
    }
  }
  const isReleased = post.state === 'scheduled' || post.state === 'published'
  if (!isReleased || post.publishedAt === null || post.publishedAt <= now) return null
  const version = await findPublishedVersion(db, post.id)
  return { kind: 'publish', at: post.publishedAt.toISOString(), version: version?.number ?? null, undoUntil: null }
}

async function loadReferences(db: Db, { facts }: Draft, locale: Locale): Promise<PostDetail['references']> {
  const ofField = (id: string | null) => rowIds(id === null ? [] : [id])
  const tags = await listTagsById(db, rowIds([...facts.tags.value, ...facts.players.value]))
  const fixtures = await listFixturesById(db, ofField(facts.fixture.value))
  const matchdayIds = new Set([...ofField(facts.matchday.value), ...fixtures.map(({ matchdayId }) => matchdayId)])
  const matchdays = await listMatchdaysById(db, [...matchdayIds])
  return {
    tags: tags.map((tag) => presentTag(tag, locale)),
    matchdays: matchdays.map((matchday) => presentMatchday(matchday, locale)),
    fixtures: fixtures.map((fixture) => presentFixture(fixture, locale)),
  }
}
