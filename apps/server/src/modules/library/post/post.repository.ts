import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { assets, files } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { ASSET_ORDER, type MatchdayTermRow } from '../rules.ts'

export interface PostRow {
  readonly id: number
  readonly sectionId: string
  readonly translations: readonly TranslationRow[] | null
  readonly external: readonly { readonly titles: Localised; readonly url: string }[] | null
  /** From JSON, so dates are strings. */
  readonly corrections: readonly { readonly at: string; readonly texts: Localised }[] | null
  readonly contact: ContactRow | null
  readonly matchday: MatchdayTermRow | null
}

interface TranslationRow {
  readonly locale: Locale
  readonly title: string
  readonly summary: string
  readonly body: string
}

interface ContactRow {
  readonly name: string
  readonly roles: Localised
  readonly email: string
  readonly telephone: string
}

/** One statement: six round trips would cost more than the query. */
export async function findPost(db: Db, { visible, id }: { visible: SQL; id: number }): Promise<PostRow | undefined> {
  const { rows } = await db.execute<PostRow & Record<string, unknown>>(sql`
    select posts.id, posts.section_id as "sectionId",
      (select json_agg(json_build_object('locale', t.locale, 'title', t.title, 'summary', t.summary, 'body', t.body))
        from post_translations t where t.post_id = posts.id) as translations,
      (select json_agg(json_build_object('titles', l.titles, 'url', l.url) order by l.position, l.id)
        from external_links l where l.post_id = posts.id) as external,
      (select json_agg(json_build_object('at', c.at, 'texts', c.texts) order by c.at desc, c.id desc)
        from corrections c where c.post_id = posts.id) as corrections,
      (select json_build_object('name', c.name, 'roles', c.roles, 'email', c.email, 'telephone', c.telephone)
        from press_contacts c where c.id = posts.press_contact_id) as contact,
      (select json_build_object('textId', t.text_id, 'names', t.names, 'season', m.season, 'number', m.number,
          'startsOn', m.starts_on, 'endsOn', m.ends_on)
        from matchdays m join tags t on t.id = m.tag_id where m.tag_id = posts.matchday_id) as matchday
    from ${posts} where ${eq(posts.id, id)} and ${visible}`)
  return rows[0]
}

interface NeighbourRow {
  readonly side: 'previous' | 'next'
  readonly id: number
  readonly titles: readonly { readonly locale: Locale; readonly title: string }[]
}

export async function findNeighbours(
  db: Db,
  { visible, sectionId, postId }: { visible: SQL; sectionId: string; postId: number },
): Promise<readonly NeighbourRow[]> {
  // Compared in SQL: a JavaScript date has no microseconds.
  const here = sql`(select here.new_at, here.id from ${posts} as here where here.id = ${postId})`
  const neighbour = (side: NeighbourRow['side']) => {
    const order = side === 'previous' ? desc : asc
    const isBeyond = sql`(${posts.newAt}, ${posts.id}) ${side === 'previous' ? sql`<` : sql`>`} ${here}`
    return sql`(
      select ${sql.raw(`'${side}'`)} as side, ${posts.id} from ${posts}
      where ${and(eq(posts.sectionId, sectionId), visible, isBeyond)}
      order by ${order(posts.newAt)}, ${order(posts.id)} limit 1)`
  }
  const { rows } = await db.execute<NeighbourRow & Record<string, unknown>>(sql`
    select side, found.id, (select json_agg(json_build_object('locale', t.locale, 'title', t.title))
      from post_translations t where t.post_id = found.id) as titles
    from (${neighbour('previous')} union all ${neighbour('next')}) as found`)
  return rows
}

const posters = alias(files, 'posters')

/** In order, including subtitles, with their file and a video's poster. */
export function listAssets(db: Db, postId: number) {
  return db
    .select({
      id: assets.id,
      version: assets.version,
      kind: assets.kind,
      name: assets.name,
      credit: assets.credit,
      captions: assets.captions,
      alternatives: assets.alternatives,
      rights: assets.rights,
      rightsUntil: assets.rightsUntil,
      focalX: assets.focalX,
      focalY: assets.focalY,
      mediaId: assets.mediaId,
      subtitlesOf: assets.subtitlesOf,
      locale: assets.locale,
      recalledAt: assets.recalledAt,
      recallReasons: assets.recallReasons,
      fileId: assets.fileId,
      mediaType: files.mediaType,
      sizeBytes: files.sizeBytes,
      width: files.width,
      height: files.height,
      durationMs: files.durationMs,
      placeholder: files.placeholder,
      posterFileId: assets.posterFileId,
      posterPlaceholder: posters.placeholder,
    })
    .from(assets)
    .leftJoin(files, eq(files.id, assets.fileId))
    .leftJoin(posters, eq(posters.id, assets.posterFileId))
    .where(eq(assets.postId, postId))
    .orderBy(ASSET_ORDER)
}

export type AssetRow = Awaited<ReturnType<typeof listAssets>>[number]
