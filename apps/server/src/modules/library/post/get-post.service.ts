import { LOCALES } from '@mixed-zone/contract/locales'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { Asset, AssetKind } from '@mixed-zone/contract/schemas/asset'
import type { Card, Post } from '@mixed-zone/contract/schemas/post'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { keepFigures } from '../../../platform/html/figures.ts'
import type { LoadCards } from '../cards/load-cards.ts'
import { presentCard } from '../cards/card.presenter.ts'
import { listCardRows, listRenditions } from '../cards/cards.repository.ts'
import { pickTranslation, presentMatchdayTerm, type ReadContext, visibleTo } from '../rules.ts'
import { presentAsset } from './asset.presenter.ts'
import { type AssetRow, findNeighbours, findPost, listAssets, type PostRow } from './post.repository.ts'

/** A post without what the downloads module adds to it. */
export type LibraryPost = Omit<Post, 'texts' | 'zip'>

/** Only pictures and videos can stand inside a text. */
const FIGURE_KINDS: ReadonlySet<AssetKind> = new Set(['image', 'video'])

interface GetPostDeps {
  readonly db: Db
  readonly loadCards: LoadCards
  readonly videoHost: string | null
}

export type GetPost = ReturnType<typeof createGetPost>

/** Loads a whole post; one that is invisible to the reader is "not found". */
export function createGetPost({ db, loadCards, videoHost }: GetPostDeps) {
  return async (id: number, context: ReadContext): Promise<LibraryPost> => {
    const visible = visibleTo(context.viewer, context.now)
    const row = await findPost(db, { visible, id })
    if (!row) throw new ApiError('not-found')
    const [[card], assetRows, neighbours] = await Promise.all([
      loadCards([row.id], context),
      listAssets(db, row.id),
      loadNeighbours(db, { sectionId: row.sectionId, postId: row.id }, context),
    ])
    if (!card) throw new ApiError('not-found')
    const assets = await presentAssets(db, assetRows, { context, videoHost })
    return { ...presentPost({ row, card, assets }, context), ...neighbours }
  }
}

export type GetHiddenPost = ReturnType<typeof createGetHiddenPost>

/** Loads a post whatever its state, within a transaction: what its readers will see. Without neighbours, and never from a cache. */
export function createGetHiddenPost({ videoHost }: Pick<GetPostDeps, 'videoHost'>) {
  return async (tx: Db, id: number, context: ReadContext): Promise<LibraryPost> => {
    const anyPost = sql`true`
    const row = await findPost(tx, { visible: anyPost, id })
    const [cardRow] = await listCardRows(tx, { ids: [id], today: context.today, condition: anyPost })
    const card = cardRow && presentCard(cardRow, context)
    if (!row || !card) throw new ApiError('not-found')
    const assets = await presentAssets(tx, await listAssets(tx, id), { context, videoHost })
    return { ...presentPost({ row, card, assets }, context), previous: null, next: null }
  }
}

interface LoadedPost {
  readonly row: PostRow
  readonly card: Card
  readonly assets: Asset[]
}

function presentPost(
  { row, card, assets }: LoadedPost,
  { locale }: ReadContext,
): Omit<LibraryPost, 'previous' | 'next'> {
  const { contact, matchday } = row
  const translations = row.translations ?? []
  const figureIds = new Set(assets.flatMap(({ id, kind }) => (FIGURE_KINDS.has(kind) ? id : [])))
  const bodyOf = (body: string) => keepFigures(body, figureIds)
  const inLocale = new Map(
    translations.map(({ locale: language, body, ...texts }) => [language, { ...texts, body: bodyOf(body) }]),
  )

  return {
    ...card,
    body: bodyOf(pickTranslation(translations, locale)?.body ?? ''),
    translations: Object.fromEntries(
      LOCALES.flatMap((language) => {
        const texts = inLocale.get(language)
        return texts ? [[language, texts]] : []
      }),
    ),
    assets,
    external: (row.external ?? []).map(({ titles, url }) => ({ title: titles[locale], url })),
    matchday: matchday ? presentMatchdayTerm(matchday, locale) : null,
    fixture: card.fixture ?? null,
    contact: contact
      ? { name: contact.name, role: contact.roles[locale], email: contact.email, telephone: contact.telephone }
      : null,
    corrections: (row.corrections ?? []).map(({ at, texts }) => ({
      at: new Date(at).toISOString(),
      text: texts[locale],
    })),
  }
}

interface Presenting {
  readonly context: ReadContext
  readonly videoHost: string | null
}

async function presentAssets(db: Db, rows: readonly AssetRow[], { context, videoHost }: Presenting): Promise<Asset[]> {
  const pictureIds = rows.flatMap((row) => (row.kind === 'image' && row.fileId !== null ? row.fileId : []))
  const renditions = Map.groupBy(await listRenditions(db, pictureIds), (row) => row.sourceId)
  const subtitles = Map.groupBy(rows, (row) => row.subtitlesOf)
  return rows
    .filter((row) => row.subtitlesOf === null)
    .map((row) =>
      presentAsset(
        row,
        {
          renditions: (row.kind === 'image' && row.fileId !== null && renditions.get(row.fileId)) || [],
          subtitles: subtitles.get(row.id) ?? [],
          videoHost,
        },
        context,
      ),
    )
}

async function loadNeighbours(
  db: Db,
  place: { sectionId: string; postId: number },
  { viewer, now, locale }: ReadContext,
): Promise<Pick<Post, 'previous' | 'next'>> {
  const rows = await findNeighbours(db, { ...place, visible: visibleTo(viewer, now) })
  const present = (side: 'previous' | 'next') => {
    const row = rows.find((one) => one.side === side)
    const translation = row && pickTranslation(row.titles, locale)
    return translation ? { id: String(row.id), slug: slug(translation.title), title: translation.title } : null
  }
  return { previous: present('previous'), next: present('next') }
}
