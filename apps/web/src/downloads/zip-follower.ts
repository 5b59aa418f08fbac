import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { type WishedKind, wishedKindOf } from './download-wish.ts'

/** How many files of one kind are in a zip, and how many of them have come whole. */
export interface ZipPart {
  readonly kind: WishedKind
  readonly done: number
  readonly total: number
}

export interface ZipProgress {
  readonly parts: readonly ZipPart[]
  /** Whether the text of a post has come. */
  readonly hasText: boolean
}

const LOCAL_SIGNATURE = 0x04_03_4b_50
const LOCAL_BYTES = 30
/** In place of a size that needs more room. What is so large does not come through the page. */
const LONG = 0xff_ff_ff_ff

const MANIFEST = 'manifest.json'

/** What is written for the zip, and is no file of a post. */
const WORDS: ReadonlySet<string> = new Set(['captions.txt', MANIFEST])

/** Follows the files of our own zips while their bytes come: the manifest, among the first, says what will follow. */
export class ZipFollower {
  /** What has come of the record before the next file. */
  #record = new Uint8Array()
  #name = ''
  #leftBytes = 0
  #isLost = false
  #manifest: Uint8Array[] = []
  #kinds: ReadonlyMap<string, WishedKind> | null = null
  #done = new Map<WishedKind, number>()
  #hasText = false

  add(piece: Uint8Array): void {
    let rest = piece
    while (rest.length > 0 && !this.#isLost)
      rest = this.#leftBytes > 0 ? this.#takeContent(rest) : this.#takeRecord(rest)
  }

  /** Null until the manifest is there. */
  get progress(): ZipProgress | null {
    if (this.#kinds === null) return null
    const ofKind = Map.groupBy(this.#kinds.values(), (kind) => kind)
    const parts = [...ofKind].map(([kind, all]) => ({ kind, done: this.#done.get(kind) ?? 0, total: all.length }))
    return { parts, hasText: this.#hasText }
  }

  /** Other bytes come from now on. */
  forget(): void {
    this.#record = new Uint8Array()
    this.#leftBytes = 0
    this.#isLost = false
    this.#manifest = []
    this.#kinds = null
    this.#done.clear()
    this.#hasText = false
  }

  #takeContent(bytes: Uint8Array): Uint8Array {
    const taken = bytes.subarray(0, this.#leftBytes)
    if (this.#name === MANIFEST) this.#manifest.push(taken)
    this.#leftBytes -= taken.length
    if (this.#leftBytes === 0) this.#finish()
    return bytes.subarray(taken.length)
  }

  #takeRecord(bytes: Uint8Array): Uint8Array {
    const known = this.#record.length
    const joined = new Uint8Array(known + bytes.length)
    joined.set(this.#record)
    joined.set(bytes, known)
    const view = new DataView(joined.buffer)
    const lengthBytes =
      joined.length < LOCAL_BYTES ? null : LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
    if (lengthBytes === null || joined.length < lengthBytes) {
      this.#record = joined
      return new Uint8Array()
    }
    this.#record = new Uint8Array()
    this.#leftBytes = view.getUint32(22, true)
    // The table of contents, after the last file.
    if (view.getUint32(0, true) !== LOCAL_SIGNATURE || this.#leftBytes === LONG) {
      this.#isLost = true
      return new Uint8Array()
    }
    this.#name = new TextDecoder().decode(joined.subarray(LOCAL_BYTES, LOCAL_BYTES + view.getUint16(26, true)))
    if (this.#leftBytes === 0) this.#finish()
    return joined.subarray(lengthBytes)
  }

  #finish(): void {
    if (this.#name === MANIFEST) this.#kinds = kindsIn(this.#manifest)
    const kind = this.#kinds?.get(this.#name)
    if (kind) this.#done.set(kind, (this.#done.get(kind) ?? 0) + 1)
    else if (!WORDS.has(this.#name)) this.#hasText = true
  }
}

function kindsIn(pieces: readonly Uint8Array[]): Map<string, WishedKind> | null {
  const decoder = new TextDecoder()
  const text = pieces.map((piece) => decoder.decode(piece, { stream: true })).join('')
  try {
    const { files } = JSON.parse(text) as { files?: unknown }
    // Written by our own server: a list of files is one of these.
    const listed = Array.isArray(files) ? (files as { name: string; kind: AssetKind }[]) : null
    return listed && new Map(listed.map(({ name, kind }) => [name, wishedKindOf({ kind })]))
  } catch {
    return null
  }
}
