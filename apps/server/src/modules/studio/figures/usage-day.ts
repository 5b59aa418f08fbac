import { deserialize, serialize } from 'node:v8'

/** `uses`: what was done with posts. `files`: what was done with single files, which is much more. */
export type FigureKind = 'uses' | 'files'

export interface Audience {
  readonly companyName: string
  /** The name without case, by which media are the same. */
  readonly medium: string
  readonly mediaType: string
  readonly country: string
  readonly region: string
}

/** What somebody did with a post, or with a file, on a day, as SQL counts it. */
export interface UseRow extends Audience {
  /** Null if the post was deleted. */
  readonly postId: number | null
  /** Only of `files`. */
  readonly assetId?: number
  /** Null if the account was deleted. */
  readonly personId: number | null
  readonly views: number
  readonly downloads: number
  readonly copies: number
  readonly bytes: number
}

/** A download of several posts. */
export interface PackRow extends Omit<UseRow, 'postId' | 'assetId'> {
  readonly postIds: readonly number[]
  readonly partBytes: readonly number[]
}

export interface DayRows {
  readonly uses: readonly UseRow[]
  readonly packs: readonly PackRow[]
}

/** What was done on a day: columns of equal length. Number 0 is a deleted account or post. */
interface UsageColumns {
  readonly post: Int32Array
  /** Empty for `uses`. */
  readonly asset: Int32Array
  readonly person: Int32Array
  readonly audience: Int32Array
  readonly views: Int32Array
  readonly downloads: Int32Array
  readonly copies: Int32Array
  readonly bytes: Float64Array
  readonly packs: readonly Pack[]
}

/** Its numbers are those of `UsageNumbers`. */
export interface UsageDay extends UsageColumns {
  readonly day: string
}

export interface Pack {
  readonly person: number
  readonly audience: number
  readonly views: number
  readonly downloads: number
  readonly copies: number
  readonly bytes: number
  readonly posts: readonly number[]
  readonly partBytes: readonly number[]
}

/** Numbers values from 1 in the order of their arrival. */
class Numbering<Value extends string | number> {
  readonly values: Value[]
  readonly #numbers = new Map<Value, number>()

  constructor(none: Value) {
    this.values = [none]
  }

  numberOf(value: Value): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    this.#numbers.set(value, this.values.length)
    return this.values.push(value) - 1
  }
}

/** The values whose numbers are in the columns. The first of each is that of number 0. */
interface Dictionaries {
  readonly postIds: readonly number[]
  readonly assetIds: readonly number[]
  readonly personIds: readonly number[]
  /** As written by `writeAudience`, so that known ones are not parsed. */
  readonly audiences: readonly string[]
}

/** Its numbers are those of its own dictionaries. */
export interface StoredDay extends UsageColumns, Dictionaries {}

/** The form in which a day is stored: V8 reads numbers from it without parsing. */
export const writeDay = (day: StoredDay): Buffer => serialize(day)

// Only `writeDay` writes this column.
export const readDay = (bytes: Buffer): StoredDay => deserialize(bytes) as StoredDay

/** Without the names of the fields, which would be half of a stored day. */
function writeAudience({ companyName, medium, mediaType, country, region }: Audience): string {
  return JSON.stringify([companyName, medium, mediaType, country, region])
}

function readAudience(written: string): Audience {
  // Only `writeAudience` writes them.
  const [companyName, medium, mediaType, country, region] = JSON.parse(written) as [
    string,
    string,
    string,
    string,
    string,
  ]
  return { companyName, medium, mediaType, country, region }
}

export function encodeDay({ uses, packs }: DayRows): StoredDay {
  const [posts, assets, people] = [new Numbering<number>(0), new Numbering<number>(0), new Numbering<number>(0)]
  const audiences = new Numbering<string>('')
  const column = (valueOf: (row: UseRow) => number) => Int32Array.from(uses, valueOf)
  const numberIn = (ids: Numbering<number>, id: number | null) => (id === null ? 0 : ids.numberOf(id))
  const hasAssets = uses.some(({ assetId }) => assetId !== undefined)
  return {
    post: column(({ postId }) => numberIn(posts, postId)),
    asset: hasAssets ? column(({ assetId }) => numberIn(assets, assetId ?? null)) : new Int32Array(),
    person: column(({ personId }) => numberIn(people, personId)),
    audience: column((row) => audiences.numberOf(writeAudience(row))),
    views: column(({ views }) => views),
    downloads: column(({ downloads }) => downloads),
    copies: column(({ copies }) => copies),
    bytes: Float64Array.from(uses, ({ bytes }) => bytes),
    packs: packs.map((pack) => ({
      person: numberIn(people, pack.personId),
      audience: audiences.numberOf(writeAudience(pack)),
      views: pack.views,
      downloads: pack.downloads,
      copies: pack.copies,
      bytes: pack.bytes,
      posts: pack.postIds.map((id) => posts.numberOf(id)),
      partBytes: pack.partBytes,
    })),
    // After the columns, which fill them.
    postIds: posts.values,
    assetIds: assets.values,
    personIds: people.values,
    audiences: audiences.values,
  }
}

const NOBODY: Audience = { companyName: '', medium: '', mediaType: '', country: '', region: '' }

/** The numbers that this process gives to ids, the same for all days, so that figures are counted in arrays. */
export class UsageNumbers {
  readonly #posts = new Numbering<number>(0)
  readonly #assets = new Numbering<number>(0)
  readonly #people = new Numbering<number>(0)
  readonly #audienceKeys = new Numbering<string>('')
  readonly #audiences: Audience[] = [NOBODY]
  readonly #media = new Numbering<string>('')
  readonly #countries = new Numbering<string>('')
  /** By the number of an audience; 0 is none. */
  readonly mediumOfAudience: number[] = [0]
  readonly countryOfAudience: number[] = [0]

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
    return this.#audiences
  }

  /** A stored day with the numbers of this process. Copies the columns, which would keep all of the stored bytes in memory. */
  decode(day: string, stored: StoredDay): UsageDay {
    const posts = numbersOf(stored.postIds, this.#posts)
    const assets = numbersOf(stored.assetIds, this.#assets)
    const people = numbersOf(stored.personIds, this.#people)
    const audiences = numbersOf(stored.audiences, this.#audienceKeys)
    for (const key of this.#audienceKeys.values.slice(this.#audiences.length)) {
      const audience = readAudience(key)
      this.#audiences.push(audience)
      this.mediumOfAudience.push(audience.medium === '' ? 0 : this.#media.numberOf(audience.medium))
      this.countryOfAudience.push(audience.country === '' ? 0 : this.#countries.numberOf(audience.country))
    }
    return {
      day,
      post: renumber(stored.post, posts),
      asset: renumber(stored.asset, assets),
      person: renumber(stored.person, people),
      audience: renumber(stored.audience, audiences),
      views: stored.views.slice(),
      downloads: stored.downloads.slice(),
      copies: stored.copies.slice(),
      bytes: stored.bytes.slice(),
      packs: stored.packs.map((pack) => ({
        ...pack,
        person: people[pack.person] ?? 0,
        audience: audiences[pack.audience] ?? 0,
        posts: pack.posts.map((post) => posts[post] ?? 0),
      })),
    }
  }
}

/** By the number in the dictionary of a day. */
function numbersOf<Value extends string | number>(dictionary: readonly Value[], numbering: Numbering<Value>) {
  const numbers = new Int32Array(dictionary.length)
  for (let index = 1; index < dictionary.length; index += 1) {
    const value = dictionary[index]
    if (value !== undefined) numbers[index] = numbering.numberOf(value)
  }
  return numbers
}

function renumber(column: Int32Array, numbers: Int32Array): Int32Array {
  return column.map((number) => numbers[number] ?? 0)
}

const BYTES_PER_ROW = 36
const BYTES_PER_PACK = 200

/** The memory that a day needs. */
export function sizeOfDay({ post, packs }: UsageDay): number {
  return 500 + BYTES_PER_ROW * post.length + BYTES_PER_PACK * packs.length
}
