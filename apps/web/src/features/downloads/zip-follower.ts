import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { type ContentKind, contentKindOf } from './download-request.ts'

/** How many files of one kind a zip contains, and how many of them have arrived. */
export interface ZipPart {
  readonly kind: ContentKind
  readonly done: number
  readonly total: number
}

export interface ZipProgress {
  readonly parts: readonly ZipPart[]
  /** Whether the text of a post has arrived. */
  readonly hasText: boolean
}

const HEADER_SIGNATURE = 0x04_03_4b_50
const HEADER_BYTES = 30
/** Marks a zip64 size. Files that large are not downloaded in the page. */
const ZIP64_SIZE = 0xff_ff_ff_ff

const MANIFEST = 'manifest.json'

/** Generated for the zip; not files of a post. */
const GENERATED: ReadonlySet<string> = new Set(['captions.txt', MANIFEST])

/** Parses the local headers of our own zips while they are downloaded. The manifest, an early entry, lists the files. */
export class ZipFollower {
  /** Incomplete local header of the next entry. */
  #header = new Uint8Array()
  #name = ''
  #remainingBytes = 0
  #isEnded = false
  #manifest: Uint8Array[] = []
  #kinds: ReadonlyMap<string, ContentKind> | null = null
  #done = new Map<ContentKind, number>()
  #hasText = false

  add(chunk: Uint8Array): void {
    let rest = chunk
    while (rest.length > 0 && !this.#isEnded)
      rest = this.#remainingBytes > 0 ? this.#readContent(rest) : this.#readHeader(rest)
  }

  /** Null until the manifest has arrived. */
  get progress(): ZipProgress | null {
    if (this.#kinds === null) return null
    const ofKind = Map.groupBy(this.#kinds.values(), (kind) => kind)
    const parts = [...ofKind].map(([kind, all]) => ({ kind, done: this.#done.get(kind) ?? 0, total: all.length }))
    return { parts, hasText: this.#hasText }
  }

  reset(): void {
    this.#header = new Uint8Array()
    this.#remainingBytes = 0
    this.#isEnded = false
    this.#manifest = []
    this.#kinds = null
    this.#done.clear()
    this.#hasText = false
  }

  #readContent(bytes: Uint8Array): Uint8Array {
    const taken = bytes.subarray(0, this.#remainingBytes)
    if (this.#name === MANIFEST) this.#manifest.push(taken)
    this.#remainingBytes -= taken.length
    if (this.#remainingBytes === 0) this.#endEntry()
    return bytes.subarray(taken.length)
  }

  #readHeader(bytes: Uint8Array): Uint8Array {
    const known = this.#header.length
    const joined = new Uint8Array(known + bytes.length)
    joined.set(this.#header)
    joined.set(bytes, known)
    const view = new DataView(joined.buffer)
    const lengthBytes =
      joined.length < HEADER_BYTES ? null : HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
    if (lengthBytes === null || joined.length < lengthBytes) {
      this.#header = joined
      return new Uint8Array()
    }
    this.#header = new Uint8Array()
    this.#remainingBytes = view.getUint32(22, true)
    // The central directory comes after the last entry.
    if (view.getUint32(0, true) !== HEADER_SIGNATURE || this.#remainingBytes === ZIP64_SIZE) {
      this.#isEnded = true
      return new Uint8Array()
    }
    this.#name = new TextDecoder().decode(joined.subarray(HEADER_BYTES, HEADER_BYTES + view.getUint16(26, true)))
    if (this.#remainingBytes === 0) this.#endEntry()
    return joined.subarray(lengthBytes)
  }

  #endEntry(): void {
    if (this.#name === MANIFEST) this.#kinds = kindsIn(this.#manifest)
    const kind = this.#kinds?.get(this.#name)
    if (kind) this.#done.set(kind, (this.#done.get(kind) ?? 0) + 1)
    else if (!GENERATED.has(this.#name)) this.#hasText = true
  }
}

function kindsIn(pieces: readonly Uint8Array[]): Map<string, ContentKind> | null {
  const decoder = new TextDecoder()
  const text = pieces.map((piece) => decoder.decode(piece, { stream: true })).join('')
  try {
    const { files } = JSON.parse(text) as { files?: unknown }
    // Written by our own server, so an array is a list of these.
    const listed = Array.isArray(files) ? (files as { name: string; kind: AssetKind }[]) : null
    return listed && new Map(listed.map(({ name, kind }) => [name, contentKindOf({ kind })]))
  } catch {
    return null
  }
}
