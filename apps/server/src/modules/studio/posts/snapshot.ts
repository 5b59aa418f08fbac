import { LOCALES, type Locale, type Localised, mapLocales } from '@mixed-zone/contract/locales'
import { hasCaptionVariables, resolveCaption } from '@mixed-zone/contract/rules/caption-variables'
import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import type { FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import { bodyOf, readTexts } from '@mixed-zone/document/document'
import { bodyToHtml } from '@mixed-zone/document/to-html'
import { hasContent } from '@mixed-zone/document/translations'
import type { Db } from '../../../platform/database/database.ts'
import { rowId, rowIds } from '../../../platform/database/row-id.ts'
import { cleanBody } from '../../../platform/html/clean-body.ts'
import type { PostContent } from '../../library/library.ts'
import { loadDocument } from '../writing/document-store.ts'
import { listTranslations, lockDocument } from '../writing/documents.repository.ts'
import { loadCaptionContext } from './caption-context.ts'
import { type Draft, type DraftAsset, type Facts, loadDraft } from './load-draft.ts'
import { suggestedFocalPoint } from './post-detail.presenter.ts'
import type { PostSnapshot, SnapshotAsset, SnapshotTexts } from './versions.repository.ts'

export interface LoadedSnapshot {
  readonly snapshot: PostSnapshot
  readonly draft: Draft
  /** The last update of the document that it contains. */
  readonly documentNumber: number
}

export interface SnapshotTime {
  readonly now: Date
  /** Of the league, for dates in captions. */
  readonly timeZone: string
}

/** The draft as it is now. In a transaction its texts stay locked until that ends; its facts and files do not. */
export async function loadSnapshot(db: Db, postId: number, { now, timeZone }: SnapshotTime): Promise<LoadedSnapshot> {
  // Creates the document of a post that nobody has opened yet, so that there is a row to lock.
  if (!(await lockDocument(db, postId))) {
    ;(await loadDocument(db, postId)).document.destroy()
    await lockDocument(db, postId)
  }
  const { document, number } = await loadDocument(db, postId)
  const draft = await loadDraft(db, postId, now)
  const texts: Partial<Record<Locale, SnapshotTexts>> = {}
  for (const locale of LOCALES) {
    const { title, summary, body } = readTexts(document, locale)
    const html = cleanBody(bodyToHtml(body))
    // A body of pictures alone has no text, but it is content that a restored version brings back.
    if (title.trim() !== '' || summary.trim() !== '' || hasContent(bodyOf(document, locale))) {
      texts[locale] = { title: title.trim(), summary: summary.trim(), body: html }
    }
  }
  document.destroy()
  const context = await loadCaptionContext(db, draft, timeZone)
  const snapshot = {
    texts,
    facts: valuesOf(draft.facts),
    assets: [...draft.assets, ...draft.removed].map((asset) => snapshotAsset(asset, context)),
  }
  return { snapshot, draft, documentNumber: number }
}

function snapshotAsset(asset: DraftAsset, context: CaptionContext): SnapshotAsset {
  const { row, texts, details, replacement, poster, subtitles } = asset
  const { captions } = texts.value
  const resolved = LOCALES.some((locale) => hasCaptionVariables(captions[locale]))
    ? resolveAll(asset, context)
    : undefined
  return {
    id: String(row.id),
    name: row.name,
    ...texts.value,
    ...(resolved && { resolved }),
    details: details.value,
    suggestedFocalPoint: suggestedFocalPoint(row),
    replacement: replacement?.id ?? null,
    poster: poster?.id ?? null,
    subtitles: subtitles.map(({ id }) => id),
  }
}

function resolveAll({ texts, details }: DraftAsset, context: CaptionContext): Localised {
  return mapLocales(
    (locale) => resolveCaption(texts.value.captions[locale], { locale, file: details.value, context }).text,
  )
}

/** What readers see now, for a post that was published by other means than the studio. */
export async function loadPublishedSnapshot(
  db: Db,
  { post, published, assets, removed }: Draft,
): Promise<PostSnapshot> {
  const rows = await listTranslations(db, post.id)
  // Readers still have what the draft has removed.
  const allAssets = [...assets, ...removed]
  return {
    texts: Object.fromEntries(rows.map(({ locale, ...texts }) => [locale, texts])),
    facts: published,
    assets: published.assetOrder.flatMap((id) => {
      const asset = allAssets.find(({ row }) => String(row.id) === id)
      return asset ? [publishedAsset(asset)] : []
    }),
  }
}

function publishedAsset({ row, published, details, tracks }: DraftAsset): SnapshotAsset {
  const { focalX: x, focalY: y, frame } = row
  return {
    id: String(row.id),
    name: row.name,
    ...published,
    // Readers get players and minute only inside captions, so that the draft alone knows them.
    details: { ...details.value, state: 'used', focalPoint: { x, y }, frame },
    suggestedFocalPoint: null,
    replacement: null,
    poster: null,
    subtitles: tracks.flatMap((track) => (track.row.postId === null ? [] : track.row.id)),
  }
}

export function valuesOf(facts: Facts): FactValues {
  return {
    section: facts.section.value,
    teams: facts.teams.value,
    categories: facts.categories.value,
    tags: facts.tags.value,
    players: facts.players.value,
    matchday: facts.matchday.value,
    fixture: facts.fixture.value,
    contact: facts.contact.value,
    rights: facts.rights.value,
    links: facts.links.value,
    leadAsset: facts.leadAsset.value,
    assetOrder: facts.assetOrder.value,
    embargo: facts.embargo.value,
  }
}

/** A snapshot as readers get it. The section is the fallback for a post whose section was never chosen. */
export function contentOf({ texts, facts, assets }: PostSnapshot, fallbackSectionId: string): PostContent {
  const used = assets.filter(({ details }) => details.state === 'used')
  return {
    texts: LOCALES.flatMap((locale) => {
      const text = texts[locale]
      return text && text.title !== '' ? [{ locale, ...text }] : []
    }),
    sectionId: facts.section ?? fallbackSectionId,
    teamIds: rowIds(facts.teams),
    categoryIds: rowIds(facts.categories),
    tagIds: [...new Set(rowIds([...facts.tags, ...facts.players]))],
    matchdayId: rowId(facts.matchday ?? ''),
    fixtureId: rowId(facts.fixture ?? ''),
    pressContactId: rowId(facts.contact ?? ''),
    leadAssetId: used.some(({ id }) => id === facts.leadAsset) ? rowId(facts.leadAsset ?? '') : null,
    links: facts.links,
    assets: used.map((asset) => ({
      id: Number(asset.id),
      captions: asset.resolved ?? asset.captions,
      alternatives: asset.alternatives,
      credit: asset.credit,
      rights: asset.rights ?? facts.rights?.texts ?? null,
      rightsUntil: asset.rights ? asset.rightsUntil : (facts.rights?.until ?? null),
      focalPoint: asset.details.focalPoint ?? asset.suggestedFocalPoint,
      frame: asset.details.frame,
      replacement: asset.replacement,
      poster: asset.poster,
      subtitles: asset.subtitles,
    })),
  }
}
