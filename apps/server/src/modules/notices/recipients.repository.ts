import type { Locale } from '@mixed-zone/contract/locales'
import { type SQL, sql } from 'drizzle-orm'
import { idArray } from '../../platform/database/any-of.ts'
import type { Db } from '../../platform/database/database.ts'

/** What somebody must have downloaded to be a recipient: anything of the post, or one of these files. */
export interface DownloadScope {
  readonly postId: number
  readonly assetIds?: readonly number[] | undefined
}

/**
 * Selects everybody with a download in the scope, with the time of the last one. A file inside a zip counts once the whole zip was sent; of a post,
 * a copied text counts too.
 */
export function selectRecipients({ postId, assetIds }: DownloadScope): SQL {
  const downloads = assetIds ? selectFileDownloads(assetIds) : selectPostDownloads(postId)
  return sql`
    select download.person_id, max(download.at) as downloaded_at
    from (${downloads}) as download join people on people.id = download.person_id and people.state <> 'merged'
    group by download.person_id`
}

function selectFileDownloads(assetIds: readonly number[]): SQL {
  const ids = idArray(assetIds)
  return sql`
    select person_id, at from usage_events where asset_id = any(${ids}) and event = 'download'
    union all
    select received.person_id, received.received_at
    from assets cross join generate_series(1, assets.version) as file_version
    join received_items received on received.item = 'asset/' || assets.id || '/' || file_version
    where assets.id = any(${ids})`
}

function selectPostDownloads(postId: number): SQL {
  return sql`
    select person_id, at from usage_events where post_id = ${postId} and event in ('download', 'copy-text')
    union all
    select event.person_id, event.at from usage_event_posts part join usage_events event on event.id = part.event_id
    where part.post_id = ${postId} and event.event = 'download'`
}

/** How many people have downloaded at least one of these files, of whatever posts. */
export async function countRecipients(db: Db, assetIds: readonly number[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct download.person_id)::int as count
    from (${selectFileDownloads(assetIds)}) as download
    join people on people.id = download.person_id and people.state <> 'merged'`)
  return rows[0]?.count ?? 0
}

export interface RecipientRow extends Record<string, unknown> {
  readonly id: number
  readonly firstName: string
  readonly surnames: string
  readonly companyName: string
  readonly mediaType: string
  readonly country: string
  readonly locale: Locale
  readonly email: string
  readonly telephonePrefix: string
  readonly telephoneNumber: string
  readonly downloadedAt: Date
}

interface Page {
  readonly limit: number
  readonly offset: number
  readonly direction: 'asc' | 'desc'
}

export async function listRecipients(db: Db, scope: DownloadScope, page: Page): Promise<RecipientRow[]> {
  const direction = page.direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await db.execute<RecipientRow>(sql`
    select people.id, first_name as "firstName", surnames, company_name as "companyName", media_type as "mediaType", country,
      communications_locale as locale, email::text, telephone_prefix as "telephonePrefix", telephone_number as "telephoneNumber",
      downloaded_at as "downloadedAt"
    from (${selectRecipients(scope)}) as recipients join people on people.id = recipients.person_id
    order by downloaded_at ${direction}, people.id limit ${page.limit} offset ${page.offset}`)
  return rows
}

interface RecipientsSummary extends Record<string, unknown> {
  readonly total: number
  readonly media: number
  readonly countries: number
  readonly agencies: number
  readonly es: number
  readonly en: number
  readonly pt: number
}

export async function summariseRecipients(db: Db, scope: DownloadScope): Promise<RecipientsSummary> {
  const { rows } = await db.execute<RecipientsSummary>(sql`
    select count(*)::int as total,
      count(distinct lower(company_name)) filter (where company_name <> '')::int as media,
      count(distinct country) filter (where country <> '')::int as countries,
      count(*) filter (where media_type in ('press-agency', 'photo-agency'))::int as agencies,
      count(*) filter (where communications_locale = 'es')::int as es,
      count(*) filter (where communications_locale = 'en')::int as en,
      count(*) filter (where communications_locale = 'pt')::int as pt
    from (${selectRecipients(scope)}) as recipients join people on people.id = recipients.person_id`)
  const [summary] = rows
  if (!summary) throw new Error('the query returned no row')
  return summary
}
