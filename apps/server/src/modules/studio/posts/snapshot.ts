import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import { readTexts } from '@mixed-zone/document/document'
import { bodyToHtml } from '@mixed-zone/document/to-html'
import type { Db } from '../../../platform/database/database.ts'
import { rowId, rowIds } from '../../../platform/database/row-id.ts'
import { cleanBody } from '../../../platform/html/clean-body.ts'
import type { PostContent } from '../../library/library.ts'
import type { PostSnapshot, SnapshotTexts } from '../versions/versions.repository.ts'
import { loadDocument } from '../writing/document-store.ts'
import { listTranslations, lockDocument } from '../writing/documents.repository.ts'
import { type Draft, type Facts, loadDraft } from './load-draft.ts'

export interface LoadedSnapshot {
  readonly snapshot: PostSnapshot
  readonly draft: Draft
  /** The last update of the document that it contains. */
  readonly documentNumber: number
}

/** The draft as it is now. In a transaction nobody can write in it until that ends. */
export async function loadSnapshot(db: Db, postId: number, now: Date): Promise<LoadedSnapshot> {
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
    if (title.trim() !== '' || summary.trim() !== '' || body.textContent.trim() !== '') {
      texts[locale] = { title: title.trim(), summary: summary.trim(), body: html }
    }
  }
  document.destroy()
  const snapshot = {
    texts,
    facts: valuesOf(draft.facts),
    captions: draft.assets.map(({ row, texts: { value } }) => ({ id: String(row.id), name: row.name, ...value })),
  }
  return { snapshot, draft, documentNumber: number }
}

/** What readers see now, for a post that was published by other means than the studio. */
export async function loadPublishedSnapshot(db: Db, { post, published, assets }: Draft): Promise<PostSnapshot> {
  const rows = await listTranslations(db, post.id)
  return {
    texts: Object.fromEntries(rows.map(({ locale, ...texts }) => [locale, texts])),
    facts: published,
    captions: published.assetOrder.flatMap((id) => {
      const asset = assets.find(({ row }) => String(row.id) === id)
      return asset ? [{ id, name: asset.row.name, ...asset.published }] : []
    }),
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

/** A snapshot as readers get it. `sectionId` is the one of a post whose section was never chosen. */
export function contentOf({ texts, facts, captions }: PostSnapshot, sectionId: string): PostContent {
  return {
    texts: LOCALES.flatMap((locale) => {
      const text = texts[locale]
      return text && text.title !== '' ? [{ locale, ...text }] : []
    }),
    sectionId: facts.section ?? sectionId,
    teamIds: rowIds(facts.teams),
    categoryIds: rowIds(facts.categories),
    tagIds: [...new Set(rowIds([...facts.tags, ...facts.players]))],
    matchdayId: rowId(facts.matchday ?? ''),
    fixtureId: rowId(facts.fixture ?? ''),
    pressContactId: rowId(facts.contact ?? ''),
    leadAssetId: rowId(facts.leadAsset ?? ''),
    links: facts.links,
    assets: captions.map(({ id, captions: caption, alternatives, credit, rights, rightsUntil }) => ({
      id: Number(id),
      captions: caption,
      alternatives,
      credit,
      rights: rights ?? facts.rights?.texts ?? null,
      rightsUntil: rights ? rightsUntil : (facts.rights?.until ?? null),
    })),
  }
}
