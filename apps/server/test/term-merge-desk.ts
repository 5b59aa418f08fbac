import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { mergeTerms, undoTermMerges } from '@mixed-zone/contract/endpoints/studio/terms'
import type { EditableTermKind } from '@mixed-zone/contract/schemas/studio/terms'
import { sql } from 'drizzle-orm'
import { postDesk } from './post-desk.ts'
import type { TestApp, TestAppOptions } from './start-test-app.ts'

/** An app with an editor who merges clubs, categories, tags and players, for all tests of a file. */
export function termMergeDesk(options: TestAppOptions = {}) {
  const desk = postDesk(options)

  const call: TestApp['call'] = (endpoint, request) =>
    desk.test.call(endpoint, { token: desk.editor.token, ...request })

  const merge = (kind: EditableTermKind, survivorId: number, ...mergedIds: readonly number[]) =>
    call(mergeTerms, { body: { kind, survivorId: String(survivorId), mergedIds: mergedIds.map(String) } })

  return {
    desk,
    call,
    merge,

    /** Merges, and returns the ids by which that is undone. */
    mergeAndGetIds: async (...args: Parameters<typeof merge>) =>
      (await merge(...args)).answer().merges.map(({ id }) => id),

    undo: (...ids: readonly string[]) => call(undoTermMerges, { body: { ids: [...ids] } }),

    /** What a reader finds. */
    filterAsReader: async (body: { team?: string; category?: string; tag?: string; text?: string }) =>
      (await desk.test.call(filterPosts, { token: desk.media.token, body })).answer(),

    /** Visible posts with a tag, in one statement. Search does not find them before they are indexed. */
    async insertManyPosts(count: number, tagId: number): Promise<void> {
      const now = desk.test.clock.now().toISOString()
      await desk.test.db.execute(sql`
        with added as (
          insert into posts (section_id, state, published_at, created_at, updated_at)
          select 'derbies', 'published', ${now}::timestamptz - interval '1 day', ${now}::timestamptz, ${now}::timestamptz
          from generate_series(1, ${count}) returning id
        ), translated as (
          insert into post_translations (post_id, locale, title) select id, 'es', 'Crónica' from added)
        insert into post_tags (post_id, tag_id) select id, ${tagId} from added`)
    },
  }
}
