import type { Db } from '../../platform/database/database.ts'
import { usageEvents } from '../../platform/database/schema/records.ts'
import { DAY_MS, HOUR_MS } from '@mixed-zone/demo-league/league/league-time'
import { createRandom, pick } from '@mixed-zone/demo-league/league/random'
import { inBatches } from './in-batches.ts'
import type { StoredAsset } from './insert-assets.ts'
import type { StoredPerson } from './insert-people.ts'
import type { StoredPost, StoredPosts } from './insert-posts.ts'

type UsageRow = typeof usageEvents.$inferInsert

const SEED = 20_260_815

/** A few posts are read by everybody, most by some: so many visits at most. */
const MOST_READERS = 90

/** Interest halves in this time. */
const HALF_LIFE_MS = 14 * HOUR_MS

interface Told {
  readonly random: () => number
  readonly now: Date
  readonly assetsOf: ReadonlyMap<number, readonly StoredAsset[]>
  readonly bytesOf: ReadonlyMap<number, number>
}

function readersOf({ post }: StoredPost, random: () => number): number {
  const ofMatchday = post.matchday ? 45 : 0
  const interest = ofMatchday + post.pictures.length * 1.6 + (post.videos?.length ?? 0) * 3 + post.teams.length * 1.5
  return Math.min(MOST_READERS, Math.round(8 + interest * (0.4 + random() * 1.2)))
}

/** A moment after publication, soon rather than late, and not in the night of whoever reads it in Europe. */
function readAt(publishedAt: Date, random: () => number): Date {
  const late = -Math.log2(1 - random() * 0.999) * HALF_LIFE_MS
  const moment = new Date(publishedAt.getTime() + late)
  return moment.getUTCHours() < 5 ? new Date(moment.getTime() + 6 * HOUR_MS) : moment
}

function visit(stored: StoredPost, person: StoredPerson, told: Told): UsageRow[] {
  const { random, now, assetsOf, bytesOf } = told
  const at = readAt(stored.publishedAt, random)
  if (at > now || person.since > at) return []
  const about = {
    personId: person.id,
    companyName: person.company,
    mediaType: person.mediaType,
    country: person.country,
    region: person.region,
    postId: stored.id,
  }
  const rows: UsageRow[] = [{ ...about, at, event: 'view' }]
  const assets = assetsOf.get(stored.id) ?? []
  const wanted = person.mediaType === 'photo-agency' ? 4 : 2
  const downloads = assets.length === 0 || random() < 0.35 ? 0 : 1 + Math.floor(random() * wanted)
  for (let count = 0; count < downloads; count += 1) {
    const asset = pick(assets, random)
    const isSmaller = asset.kind === 'image' && random() < 0.3
    rows.push({
      ...about,
      at: new Date(at.getTime() + (count + 1) * 40_000),
      event: 'download',
      assetId: asset.id,
      rendition: isSmaller ? '1920' : 'original',
      bytes: asset.fileId === null ? null : (bytesOf.get(asset.fileId) ?? null),
    })
  }
  if (random() < 0.18) rows.push({ ...about, at: new Date(at.getTime() + 25_000), event: 'copy-text' })
  return rows.filter((row) => row.at <= now)
}

interface Usage {
  readonly people: readonly StoredPerson[]
  readonly stored: StoredPosts
  readonly bytesOf: ReadonlyMap<number, number>
  readonly now: Date
}

/** Months of views and downloads, the same at every start. Nobody reads what is not out yet or under embargo. */
export async function insertUsage(db: Db, { people, stored, bytesOf, now }: Usage): Promise<number> {
  const random = createRandom(SEED)
  const told: Told = { random, now, bytesOf, assetsOf: Map.groupBy(stored.assets, (asset) => asset.postId) }
  const rows = stored.posts
    .filter(({ post, publishedAt }) => publishedAt < now && post.embargoHours === undefined)
    .flatMap((post) => {
      const readers = readersOf(post, random)
      return Array.from({ length: readers }, () => visit(post, pick(people, random), told)).flat()
    })
    .filter((row) => row.at.getTime() > now.getTime() - 150 * DAY_MS)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  await inBatches(rows, (batch) => db.insert(usageEvents).values(batch).returning({ id: usageEvents.id }))
  return rows.length
}
