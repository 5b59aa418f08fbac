/** The events in the order of their numbers in a stored day. Append only. */
export const EVENTS = ['view', 'download', 'copy-text'] as const

export const [VIEW, DOWNLOAD, COPY] = [0, 1, 2] as const

export const FIGURE_KINDS = ['uses', 'files'] as const

/** `uses`: what was done with posts. `files`: what was done with single files, which is much more. */
export type FigureKind = (typeof FIGURE_KINDS)[number]

/** Equal events of a day, as SQL counts them. */
export interface UseRow {
  readonly event: (typeof EVENTS)[number]
  /** Null if the post was deleted. */
  readonly postId: number | null
  /** Only of `files`. */
  readonly assetId?: number
  /** Null if the account was deleted. */
  readonly personId: number | null
  readonly companyName: string
  /** The name without case, by which media are the same. */
  readonly medium: string
  readonly mediaType: string
  readonly country: string
  readonly region: string
  readonly times: number
  readonly bytes: number
}

/** A download of several posts. */
export interface PackRow extends Omit<UseRow, 'postId' | 'assetId' | 'times'> {
  readonly postIds: readonly number[]
  readonly partBytes: readonly number[]
}

export interface DayRows {
  readonly uses: readonly UseRow[]
  readonly packs: readonly PackRow[]
}

type StoredAudience = readonly [companyName: string, medium: string, mediaType: string, country: string, region: string]

/** The JSON of a day: columns of equal length, whose numbers are positions in the lists before them; -1 for none. */
export interface StoredDay {
  readonly postIds: readonly number[]
  readonly assetIds: readonly number[]
  readonly personIds: readonly number[]
  readonly audiences: readonly StoredAudience[]
  readonly event: readonly number[]
  readonly post: readonly number[]
  readonly asset: readonly number[]
  readonly person: readonly number[]
  readonly audience: readonly number[]
  readonly times: readonly number[]
  readonly bytes: readonly number[]
  readonly packs: readonly StoredPack[]
}

interface StoredPack {
  readonly event: number
  readonly person: number
  readonly audience: number
  readonly bytes: number
  readonly posts: readonly number[]
  readonly partBytes: readonly number[]
}

/** Numbers values in the order of their arrival. */
class Numbered<Key, Value = Key> {
  readonly values: Value[] = []
  readonly #numbers = new Map<Key, number>()

  numberOf(key: Key, value: Value): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.values.length)
    return this.values.push(value) - 1
  }

  find(key: Key): number | undefined {
    return this.#numbers.get(key)
  }
}

const numberIn = (ids: Numbered<number>, id: number | null): number => (id === null ? -1 : ids.numberOf(id, id))

const audienceIn = (audiences: Numbered<string, StoredAudience>, audience: StoredAudience): number =>
  audiences.numberOf(JSON.stringify(audience), audience)

type Who = Pick<UseRow, 'companyName' | 'medium' | 'mediaType' | 'country' | 'region'>

const toStoredAudience = ({ companyName, medium, mediaType, country, region }: Who): StoredAudience => [
  companyName,
  medium,
  mediaType,
  country,
  region,
]

/** The form in which a day is stored. */
export function encodeDay({ uses, packs }: DayRows): StoredDay {
  const [posts, assets, people] = [new Numbered<number>(), new Numbered<number>(), new Numbered<number>()]
  const audiences = new Numbered<string, StoredAudience>()
  const hasAssets = uses.some(({ assetId }) => assetId !== undefined)
  return {
    event: uses.map(({ event }) => EVENTS.indexOf(event)),
    post: uses.map(({ postId }) => numberIn(posts, postId)),
    asset: hasAssets ? uses.map(({ assetId }) => numberIn(assets, assetId ?? null)) : [],
    person: uses.map(({ personId }) => numberIn(people, personId)),
    audience: uses.map((row) => audienceIn(audiences, toStoredAudience(row))),
    times: uses.map(({ times }) => times),
    bytes: uses.map(({ bytes }) => bytes),
    packs: packs.map((pack) => ({
      event: EVENTS.indexOf(pack.event),
      person: numberIn(people, pack.personId),
      audience: audienceIn(audiences, toStoredAudience(pack)),
      bytes: pack.bytes,
      posts: pack.postIds.map((id) => numberIn(posts, id)),
      partBytes: pack.partBytes,
    })),
    // After the columns, which fill them.
    postIds: posts.values,
    assetIds: assets.values,
    personIds: people.values,
    audiences: audiences.values,
  }
}

export interface Audience {
  readonly companyName: string
  readonly medium: string
  readonly mediaType: string
  readonly country: string
  readonly region: string
}

/** The numbers that this process gives to ids, the same for all days, so that figures are counted in arrays. */
export class UsageNumbers {
  readonly #posts = new Numbered<number>()
  readonly #assets = new Numbered<number>()
  readonly #people = new Numbered<number>()
  readonly #audiences = new Numbered<string, Audience>()

  get postIds(): readonly number[] {
    return this.#posts.values
  }

  get assetIds(): readonly number[] {
    return this.#assets.values
  }

  get personIds(): readonly number[] {
    return this.#people.values
  }

  get audiences(): readonly Audience[] {
    return this.#audiences.values
  }

  /** Undefined if no event of a loaded day has it. */
  findPost(id: number): number | undefined {
    return this.#posts.find(id)
  }

  /** A stored day with the numbers of this process. */
  decode(day: string, stored: StoredDay): UsageDay {
    const posts = stored.postIds.map((id) => this.#posts.numberOf(id, id))
    const assets = stored.assetIds.map((id) => this.#assets.numberOf(id, id))
    const people = stored.personIds.map((id) => this.#people.numberOf(id, id))
    const audiences = stored.audiences.map((audience) => {
      const [companyName, medium, mediaType, country, region] = audience
      return this.#audiences.numberOf(JSON.stringify(audience), { companyName, medium, mediaType, country, region })
    })
    return {
      day,
      event: Uint8Array.from(stored.event),
      post: renumber(stored.post, posts),
      asset: renumber(stored.asset, assets),
      person: renumber(stored.person, people),
      audience: renumber(stored.audience, audiences),
      times: Uint32Array.from(stored.times),
      bytes: Float64Array.from(stored.bytes),
      packs: stored.packs.map((pack) => ({
        ...pack,
        person: people[pack.person] ?? -1,
        audience: audiences[pack.audience] ?? -1,
        posts: pack.posts.map((post) => posts[post] ?? -1),
      })),
    }
  }
}

function renumber(positions: readonly number[], numbers: readonly number[]): Int32Array {
  const column = new Int32Array(positions.length)
  for (let row = 0; row < positions.length; row += 1) column[row] = numbers[positions[row] ?? -1] ?? -1
  return column
}

/** What was done on a day, in columns. Numbers are those of `UsageNumbers`; -1 is a deleted account or post. */
export interface UsageDay {
  readonly day: string
  readonly event: Uint8Array
  readonly post: Int32Array
  readonly asset: Int32Array
  readonly person: Int32Array
  readonly audience: Int32Array
  readonly times: Uint32Array
  readonly bytes: Float64Array
  readonly packs: readonly Pack[]
}

export interface Pack {
  readonly event: number
  readonly person: number
  readonly audience: number
  readonly bytes: number
  readonly posts: readonly number[]
  readonly partBytes: readonly number[]
}

const BYTES_PER_ROW = 29
const BYTES_PER_PACK = 200

/** The memory that a day needs. */
export function sizeOfDay({ event, packs }: UsageDay): number {
  return 100 + BYTES_PER_ROW * event.length + BYTES_PER_PACK * packs.length
}
