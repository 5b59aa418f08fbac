import type { Locale } from '@mixed-zone/contract/locales'
import { type PostDocument, readTexts, replaceTexts } from '@mixed-zone/document/document'
import { bodyFromHtml } from '@mixed-zone/document/from-html'
import { beginTranslations } from '@mixed-zone/document/translations'
import { eq, sql } from 'drizzle-orm'
import * as Y from 'yjs'
import { loadDocument } from '../src/modules/studio/writing/document-store.ts'
import { lockDocument } from '../src/modules/studio/writing/documents.repository.ts'
import type { Db } from '../src/platform/database/database.ts'
import { sharedDocuments, sharedDocumentUpdates } from '../src/platform/database/schema/writing.ts'

export interface WrittenText {
  readonly title?: string
  readonly summary?: string
  /** HTML. */
  readonly body?: string
}

interface Writing {
  readonly postId: number | string
  readonly personId: number
  readonly at: Date
}

/** Writes in the shared document of a post as a person in the editor does. */
export function writeDraft(db: Db, writing: Writing, texts: Partial<Record<Locale, WrittenText>>): Promise<void> {
  return editDraft(db, writing, (document) => {
    for (const locale of ['es', 'en', 'pt'] as const) {
      const written = texts[locale]
      if (!written) continue
      const known = readTexts(document, locale)
      replaceTexts(document, locale, {
        title: written.title ?? known.title,
        summary: written.summary ?? known.summary,
        body: written.body === undefined ? known.body : bodyFromHtml(written.body),
      })
    }
    beginTranslations(document)
  })
}

export async function editDraft(
  db: Db,
  { postId, personId, at }: Writing,
  edit: (document: PostDocument) => void,
): Promise<void> {
  const id = Number(postId)
  const created = await loadDocument(db, id)
  created.document.destroy()
  await db.transaction(async (tx) => {
    await lockDocument(tx, id)
    const { document } = await loadDocument(tx, id)
    const before = Y.encodeStateVector(document)
    edit(document)
    const [row] = await tx
      .update(sharedDocuments)
      .set({ lastNumber: sql`${sharedDocuments.lastNumber} + 1` })
      .where(eq(sharedDocuments.postId, id))
      .returning({ number: sharedDocuments.lastNumber })
    const bytes = Buffer.from(Y.encodeStateAsUpdate(document, before))
    await tx.insert(sharedDocumentUpdates).values({ postId: id, number: row?.number ?? 0, bytes, personId, at })
    document.destroy()
  })
}
