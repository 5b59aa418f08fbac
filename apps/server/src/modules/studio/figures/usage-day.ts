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

/** Where each number is in a row of `UsageDay`. */
export const COLUMN = { post: 0, asset: 1, person: 2, audience: 3, views: 4, downloads: 5, copies: 6 } as const

export const ROW_WIDTH = 7

/**
 * What was done on a day, by the numbers of `UsageNumbers`; 0 is a deleted account or post, and no file. All rows are in one array: thousands of
 * small ones would cost more time than to read them.
 */
export interface UsageDay {
  readonly day: string
  /** Row after row. */
  readonly cells: Int32Array
  /** Of each row. */
  readonly bytes: Float64Array
  readonly packs: readonly Pack[]
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

/** Numbers pairs of a company and a kind, of which there are few. */
class AudienceNumbering {
  readonly companies: number[] = [0]
  readonly kinds: number[] = [0]
  readonly #numbers: number[][] = []

  numberOf(company: number, kind: number): number {
    const ofCompany = (this.#numbers[company] ??= [])
    const known = ofCompany[kind]
    if (known !== undefined) return known
    this.companies.push(company)
    return (ofCompany[kind] = this.kinds.push(kind) - 1)
  }
}

/** Whole numbers in as few bytes as the largest of them needs: most of the time of the first figures is spent on bytes. */
type PackedNumbers = Uint16Array | Uint32Array | Float64Array

function packNumbers(numbers: readonly number[]): PackedNumbers {
  const largest = numbers.reduce((max, number) => Math.max(max, number), 0)
  if (largest < 2 ** 16) return Uint16Array.from(numbers)
  return largest < 2 ** 32 ? Uint32Array.from(numbers) : Float64Array.from(numbers)
}

/** A day as it is stored. Its cells have the numbers of its own dictionaries, whose first value is that of number 0. */
export interface StoredDay {
  readonly cells: PackedNumbers
  readonly bytes: PackedNumbers
  readonly packs: readonly Pack[]
  readonly postIds: PackedNumbers
  readonly assetIds: PackedNumbers
  readonly personIds: PackedNumbers
  readonly companies: readonly string[]
  /** The companies without case as the database writes them; null where JavaScript writes the same. */
  readonly media: readonly (string | null)[]
  /** As written by `writeKind`. */
  readonly kinds: readonly string[]
  readonly companyOfAudience: PackedNumbers
  readonly kindOfAudience: PackedNumbers
}

/** The form in which a day is stored: V8 reads numbers from it without parsing. */
export const writeDay = (day: StoredDay): Buffer => serialize(day)

// Only `writeDay` writes this column.
export const readDay = (bytes: Buffer): StoredDay => deserialize(bytes) as StoredDay

type Kind = Pick<Audience, 'mediaType' | 'country' | 'region'>

const writeKind = ({ mediaType, country, region }: Kind): string => JSON.stringify([mediaType, country, region])

function readKind(written: string): Kind {
  // Only `writeKind` writes them.
  const [mediaType, country, region] = JSON.parse(written) as [string, string, string]
  return { mediaType, country, region }
}

export function encodeDay({ uses, packs }: DayRows): StoredDay {
  const [posts, assets, people] = [new Numbering<number>(0), new Numbering<number>(0), new Numbering<number>(0)]
  const [companies, kinds, audiences] = [new Numbering<string>(''), new Numbering<string>(''), new AudienceNumbering()]
  const media: (string | null)[] = [null]
  const numberIn = (ids: Numbering<number>, id: number | null | undefined) => (id == null ? 0 : ids.numberOf(id))
  const audienceOf = (audience: Audience) => {
    const company = companies.numberOf(audience.companyName)
    media[company] = audience.medium === audience.companyName.toLowerCase() ? null : audience.medium
    return audiences.numberOf(company, kinds.numberOf(writeKind(audience)))
  }
  return {
    // In the order of `COLUMN`.
    cells: packNumbers(
      uses.flatMap((row) => [
        numberIn(posts, row.postId),
        numberIn(assets, row.assetId),
        numberIn(people, row.personId),
        audienceOf(row),
        row.views,
        row.downloads,
        row.copies,
      ]),
    ),
    bytes: packNumbers(uses.map(({ bytes }) => bytes)),
    packs: packs.map((pack) => ({
      person: numberIn(people, pack.personId),
      audience: audienceOf(pack),
      views: pack.views,
      downloads: pack.downloads,
      copies: pack.copies,
      bytes: pack.bytes,
      posts: pack.postIds.map((id) => posts.numberOf(id)),
      partBytes: pack.partBytes,
    })),
    // After the rows, which fill them.
    postIds: packNumbers(posts.values),
    assetIds: packNumbers(assets.values),
    personIds: packNumbers(people.values),
    companies: companies.values,
    media,
    kinds: kinds.values,
    companyOfAudience: packNumbers(audiences.companies),
    kindOfAudience: packNumbers(audiences.kinds),
  }
}

const NOBODY: Audience = { companyName: '', medium: '', mediaType: '', country: '', region: '' }

/** The numbers that this process gives to ids, the same for all days, so that figures are counted in arrays. */
export class UsageNumbers {
  readonly #posts = new Numbering<number>(0)
  readonly #assets = new Numbering<number>(0)
  readonly #people = new Numbering<number>(0)
  readonly #companies = new Numbering<string>('')
  readonly #kinds = new Numbering<string>('')
  readonly #audienceNumbers = new AudienceNumbering()
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

  /** A stored day with the numbers of this process. */
  decode(day: string, stored: StoredDay): UsageDay {
    const posts = numbersOf(stored.postIds, this.#posts)
    const assets = numbersOf(stored.assetIds, this.#assets)
    const people = numbersOf(stored.personIds, this.#people)
    const audiences = this.#audiencesOf(stored)
    const cells = new Int32Array(stored.cells)
    for (let row = 0; row < cells.length; row += ROW_WIDTH) {
      cells[row + COLUMN.post] = posts[cells[row + COLUMN.post] ?? 0] ?? 0
      cells[row + COLUMN.asset] = assets[cells[row + COLUMN.asset] ?? 0] ?? 0
      cells[row + COLUMN.person] = people[cells[row + COLUMN.person] ?? 0] ?? 0
      cells[row + COLUMN.audience] = audiences[cells[row + COLUMN.audience] ?? 0] ?? 0
    }
    return {
      day,
      cells,
      bytes: new Float64Array(stored.bytes),
      packs: stored.packs.map((pack) => ({
        ...pack,
        person: people[pack.person] ?? 0,
        audience: audiences[pack.audience] ?? 0,
        posts: pack.posts.map((post) => posts[post] ?? 0),
      })),
    }
  }

  /** By the number in the dictionaries of a day. */
  #audiencesOf({ companies, media, kinds, companyOfAudience, kindOfAudience }: StoredDay): Int32Array {
    const companyNumbers = numbersOf(companies, this.#companies)
    const kindNumbers = numbersOf(kinds, this.#kinds)
    const numbers = new Int32Array(companyOfAudience.length)
    for (let index = 1; index < numbers.length; index += 1) {
      const [company, kind] = [companyOfAudience[index] ?? 0, kindOfAudience[index] ?? 0]
      const number = this.#audienceNumbers.numberOf(companyNumbers[company] ?? 0, kindNumbers[kind] ?? 0)
      numbers[index] = number
      if (number < this.#audiences.length) continue
      const companyName = companies[company] ?? ''
      const medium = media[company] ?? companyName.toLowerCase()
      const audience = { companyName, medium, ...readKind(kinds[kind] ?? '') }
      this.#audiences.push(audience)
      this.mediumOfAudience.push(medium === '' ? 0 : this.#media.numberOf(medium))
      this.countryOfAudience.push(audience.country === '' ? 0 : this.#countries.numberOf(audience.country))
    }
    return numbers
  }
}

/** By the number in the dictionary of a day. */
function numbersOf<Value extends string | number>(dictionary: ArrayLike<Value>, numbering: Numbering<Value>) {
  const numbers = new Int32Array(dictionary.length)
  for (let index = 1; index < dictionary.length; index += 1) {
    const value = dictionary[index]
    if (value !== undefined) numbers[index] = numbering.numberOf(value)
  }
  return numbers
}

const BYTES_PER_ROW = 4 * ROW_WIDTH + 8
const BYTES_PER_PACK = 200

/** The memory that a day needs. */
export function sizeOfDay({ bytes, packs }: UsageDay): number {
  return 500 + BYTES_PER_ROW * bytes.length + BYTES_PER_PACK * packs.length
}
