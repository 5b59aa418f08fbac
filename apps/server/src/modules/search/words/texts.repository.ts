import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { postTranslations } from '../../../platform/database/schema/library.ts'

/** Everything that posts say, in all their languages. */
export function listWholeTexts(db: Db, postIds: readonly number[]) {
  return db
    .select({
      postId: postTranslations.postId,
      locale: postTranslations.locale,
      title: postTranslations.title,
      summary: postTranslations.summary,
      body: postTranslations.body,
    })
    .from(postTranslations)
    .where(anyOf(postTranslations.postId, postIds))
}

export type WholeText = Awaited<ReturnType<typeof listWholeTexts>>[number]
