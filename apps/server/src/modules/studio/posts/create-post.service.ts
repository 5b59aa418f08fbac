import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { createPost } from '@mixed-zone/contract/endpoints/studio/posts'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { FACT_FIELDS, type FactField } from '@mixed-zone/contract/schemas/studio/post-facts'
import { createDocument, type DocumentTexts, emptyBody, type PostDocument } from '@mixed-zone/document/document'
import { bodyFromHtml } from '@mixed-zone/document/from-html'
import { SCHEMA_VERSION } from '@mixed-zone/document/schema'
import { beginTranslations, copyTranslationState } from '@mixed-zone/document/translations'
import * as Y from 'yjs'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId, rowIds } from '../../../platform/database/row-id.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Publishing } from '../../library/library.ts'
import { loadDocument } from '../writing/document-store.ts'
import { insertDocument } from '../writing/documents.repository.ts'
import { hasSection, haveAll, listSections } from './choices.repository.ts'
import { touchDraft } from './drafts.repository.ts'
import type { FactsService } from './facts.service.ts'
import { loadSnapshot } from './snapshot.ts'

interface CreatePostDeps extends Pick<Platform, 'changes' | 'clock' | 'getTimeZone'> {
  readonly publishing: Pick<Publishing, 'createIn'>
  readonly facts: Pick<FactsService, 'saveIn'>
}

/** Belongs to the other post, or to its publication. */
const NOT_DUPLICATED: readonly FactField[] = ['leadAsset', 'assetOrder', 'embargo']

interface NewPost {
  readonly fields: BodyOf<typeof createPost> & {
    /** Of a press contact that exists. */
    readonly contactId?: string | undefined
  }
  readonly locale: Locale
}

export type CreatePostService = ReturnType<typeof createCreatePostService>

export function createCreatePostService({ changes, clock, getTimeZone, publishing, facts }: CreatePostDeps) {
  async function insert(tx: Db, actor: Actor, action: 'post.created' | 'post.duplicated'): Promise<number> {
    // Every row has a section; the draft has none until it is chosen.
    const sections = await listSections(tx)
    const [first] = sections.filter(({ kind }) => kind === 'regular').concat(sections)
    const draft = { sectionId: first?.textId ?? '', translations: [] }
    const { id } = await publishing.createIn({ tx, editor: actor }, draft, action)
    await touchDraft(tx, { postId: id, personId: actor.personId, at: clock.now() })
    return id
  }

  const saverOf =
    (tx: Db, { personId }: Actor, postId: number) =>
    (field: FactField, value: unknown) =>
      facts.saveIn(tx, personId, { postId, field, value, version: 0 })

  /** Within the transaction of the caller. */
  async function createIn(tx: Db, actor: Actor, { fields, locale }: NewPost): Promise<{ id: string }> {
    const { title, sectionId, fixtureId, categoryId, contactId } = fields
    const isKnown = {
      sectionId: sectionId === undefined || (await hasSection(tx, sectionId)),
      fixtureId: fixtureId === undefined || (await isOne(tx, 'fixture', fixtureId)),
      categoryId: categoryId === undefined || (await isOne(tx, 'categories', categoryId)),
    }
    const wrong = Object.entries(isKnown).filter(([, known]) => !known)
    if (wrong.length > 0) throw wrongFields(locale, Object.fromEntries(wrong.map(([name]) => [name, 'format'])))
    const postId = await insert(tx, actor, 'post.created')
    if (title) {
      const line = title.replaceAll(/\s+/g, ' ')
      await insertTexts(tx, postId, createDocument({ [locale]: { title: line, summary: '', body: emptyBody() } }))
    }
    const save = saverOf(tx, actor, postId)
    await save('section', sectionId ?? null)
    if (categoryId !== undefined) await save('categories', [categoryId])
    if (contactId !== undefined) await save('contact', contactId)
    if (fixtureId !== undefined) await save('fixture', fixtureId)
    return { id: String(postId) }
  }

  return {
    /** An empty one, within the transaction of the caller. */
    async createEmptyIn(tx: Db, actor: Actor): Promise<number> {
      const postId = await insert(tx, actor, 'post.created')
      await saverOf(tx, actor, postId)('section', null)
      return postId
    },

    createIn,

    create: (actor: Actor, fields: BodyOf<typeof createPost>, locale: Locale) =>
      changes.commit((tx) => createIn(tx, actor, { fields, locale })),

    async duplicate(actor: Actor, id: string) {
      const sourceId = requireRowId(id)
      return changes.commit(async (tx) => {
        const { snapshot } = await loadSnapshot(tx, sourceId, { now: clock.now(), timeZone: getTimeZone() })
        const postId = await insert(tx, actor, 'post.duplicated')
        const save = saverOf(tx, actor, postId)
        const texts: Partial<Record<Locale, DocumentTexts>> = {}
        for (const locale of LOCALES) {
          const text = snapshot.texts[locale]
          if (text) texts[locale] = { ...text, body: bodyFromHtml(text.body) }
        }
        const document = createDocument(texts)
        const source = await loadDocument(tx, sourceId)
        copyTranslationState(source.document, document)
        source.document.destroy()
        await insertTexts(tx, postId, document)
        for (const field of FACT_FIELDS) {
          // The fixture last: by then there is nothing left that it could fill in, unless it was removed on purpose.
          if (field === 'fixture' || NOT_DUPLICATED.includes(field)) continue
          await save(field, snapshot.facts[field])
        }
        await save('fixture', snapshot.facts.fixture)
        return { id: String(postId) }
      })
    },
  }
}

async function insertTexts(tx: Db, postId: number, document: PostDocument): Promise<void> {
  beginTranslations(document)
  const state = Buffer.from(Y.encodeStateAsUpdate(document))
  document.destroy()
  await insertDocument(tx, { postId, state, schemaVersion: SCHEMA_VERSION })
}

async function isOne(tx: Db, field: 'fixture' | 'categories', id: string): Promise<boolean> {
  const ids = rowIds([id])
  return ids.length === 1 && haveAll(tx, field, ids)
}
