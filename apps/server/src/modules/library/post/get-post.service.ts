import { LOCALES } from '@mixed-zone/contract/locales'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { Asset, AssetKind } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { keepFigures } from '../../../platform/html/figures.ts'
import type { LoadCards } from '../cards/load-cards.ts'
import { listRenditions } from '../cards/cards.repository.ts'
import { pickTranslation, presentMatchdayTerm, type ReadContext, visibleTo } from '../rules.ts'
import { presentAsset } from './asset.presenter.ts'
import { type AssetRow, findNeighbours, findPost, listAssets } from './post.repository.ts'

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
    const { locale } = context
    const visible = visibleTo(context.viewer, context.now)
    const row = await findPost(db, { visible, id })
    if (!row) throw new ApiError('not-found')

    const [[card], assetRows, neighbours] = await Promise.all([
      loadCards([row.id], context),
      listAssets(db, row.id),
      loadNeighbours(db, { sectionId: row.sectionId, postId: row.id }, context),
    ])
    if (!card) throw new ApiError('not-found')
    const { contact, matchday } = row
    const translations = row.translations ?? []
    const figureIds = new Set(
      assetRows.flatMap(({ id: assetId, kind }) => (FIGURE_KINDS.has(kind) ? String(assetId) : [])),
    )
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
      assets: await presentAssets(db, assetRows, { context, videoHost }),
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
      ...neighbours,
    }
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
