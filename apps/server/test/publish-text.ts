import { insertPost } from './insert-posts.ts'
import type { Db } from '../src/platform/database/database.ts'
import { indexPosts } from '../src/modules/search/search.ts'

export type TextPost = NonNullable<Parameters<typeof insertPost>[1]> & { summary?: string; body?: string }

/** Inserts a published post with a Spanish text, indexes it, and returns its id. */
export async function publishText(db: Db, title: string, { summary = '', body = '', ...rest }: TextPost = {}) {
  const { id } = await insertPost(db, { translations: [{ locale: 'es', title, summary, body }], ...rest })
  await indexPosts(db, [id])
  return String(id)
}
