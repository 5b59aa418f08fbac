import { sql } from 'drizzle-orm'
import { idArray } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'

interface Move {
  readonly fixtureId: number
  /** Matchdays. */
  readonly from: number
  readonly to: number
}

/**
 * Posts about a fixture follow it to its new matchday: what readers see, the tag, the draft, and the versions that a publication or a
 * restoration would bring back. Posts whose editors chose another matchday keep it. Returns the posts that readers may see differently.
 */
export async function movePostsOfFixture(tx: Db, { fixtureId, from, to }: Move): Promise<number[]> {
  // All locks of posts are taken in the order of their ids, against deadlocks.
  const { rows } = await tx.execute<{ id: number; isPublished: boolean }>(sql`
    select id, (fixture_id = ${fixtureId}) is true as "isPublished" from posts
    where fixture_id = ${fixtureId}
      or id in (select post_id from post_facts where field = 'fixture' and value = to_jsonb(${String(fixtureId)}::text))
    order by id for no key update`)
  const all = idArray(rows.map(({ id }) => Number(id)))
  const publishedIds = rows.filter(({ isPublished }) => isPublished).map(({ id }) => Number(id))
  const published = idArray(publishedIds)
  const [before, after] = [sql`to_jsonb(${String(from)}::text)`, sql`to_jsonb(${String(to)}::text)`]
  await tx.execute(sql`
    update posts set matchday_id = ${to}, version = version + 1
    where id = any(${published}) and matchday_id = ${from}`)
  await tx.execute(sql`
    delete from post_tags where post_id = any(${published}) and tag_id = ${from}
      and exists (select from post_tags other where other.post_id = post_tags.post_id and other.tag_id = ${to})`)
  await tx.execute(sql`
    update post_tags set tag_id = ${to} where post_id = any(${published}) and tag_id = ${from}`)
  await tx.execute(sql`
    update post_facts set version = version + 1,
      published_version = case when published_version = version then version + 1 else published_version end,
      value = case when field = 'matchday' then ${after} else (
        select jsonb_agg(case when id = ${before} then ${after} else id end order by position)
        from jsonb_array_elements(value) with ordinality as listed (id, position)
        where id <> ${before} or not value @> jsonb_build_array(${after})
      ) end
    where post_id = any(${all})
      and ((field = 'matchday' and value = ${before}) or (field = 'tags' and value @> jsonb_build_array(${before})))`)
  await tx.execute(sql`
    update post_versions set facts = jsonb_set(facts, '{matchday}', ${after})
    where post_id = any(${all}) and facts -> 'matchday' = ${before}
      and facts -> 'fixture' = to_jsonb(${String(fixtureId)}::text)`)
  await tx.execute(sql`update post_drafts set is_stale = true where post_id = any(${all})`)
  return publishedIds
}
