import { bodyOf } from '../../packages/document/src/document.ts'
import * as Y from 'yjs'
import { loadDocument, mergeUpdates } from '../../apps/server/src/modules/studio/writing/document-store.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { insertPost } from '../../apps/server/test/insert-posts.ts'

const PARAGRAPHS = 60
/** As many as the product leaves unmerged at most. */
const UNMERGED = 499
const ROWS_PER_STATEMENT = 500

/** Every edit of a long evening: letters typed and deleted all over the text, each as an update of its own. */
export function makeEdits(document: Y.Doc, count: number): Uint8Array[] {
  const edits: Uint8Array[] = []
  const collect = (bytes: Uint8Array) => edits.push(bytes)
  document.on('update', collect)
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed % below
  }
  while (edits.length < count) {
    const paragraph = bodyOf(document, 'es').get(random(PARAGRAPHS))
    const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
    if (!(text instanceof Y.XmlText)) throw new Error('The paragraph has no text')
    if (random(5) === 0 && text.length > 2) text.delete(random(text.length - 1), 1)
    else text.insert(random(text.length), 'x')
  }
  document.off('update', collect)
  return edits
}

/** A post whose document has so many edits, stored as the product stores them. */
export async function insertLongDocument(database: Database, edits: number): Promise<number> {
  const { db } = database
  const body = '<p>Uno, dos y tres.</p>'.repeat(PARAGRAPHS)
  const { id } = await insertPost(db, { state: 'draft', translations: [{ locale: 'es', body }] })
  const { document } = await loadDocument(db, id)
  const updates = makeEdits(document, edits)
  const merged = updates.length - UNMERGED
  await appendRows(database, id, updates.slice(0, merged))
  await mergeUpdates(db, id)
  await appendRows(database, id, updates.slice(merged))
  return id
}

async function appendRows({ query }: Database, postId: number, updates: readonly Uint8Array[]): Promise<void> {
  for (let start = 0; start < updates.length; start += ROWS_PER_STATEMENT) {
    const rows = updates.slice(start, start + ROWS_PER_STATEMENT).map((bytes) => Buffer.from(bytes))
    await query(
      `with document as (
        update shared_documents set last_number = last_number + cardinality($2::bytea[]) where post_id = $1
        returning last_number - cardinality($2::bytea[]) as before
      )
      insert into shared_document_updates (post_id, number, bytes, at)
      select $1, before + position, bytes, now() from document, unnest($2::bytea[]) with ordinality as rows (bytes, position)`,
      [postId, rows],
    )
  }
}
