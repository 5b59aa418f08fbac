import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Locale } from '@mixed-zone/contract/locales'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { Rendition } from '@mixed-zone/contract/schemas/asset'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Assets } from '../../assets/assets.ts'
import { pickTranslation } from '../../library/rules.ts'
import { assetItem, textItem } from '../count/count-downloads.service.ts'
import { listReceived } from '../count/count.repository.ts'
import { recalled, rightsEnded } from '../gone.ts'
import {
  loadPack,
  type Pack,
  type PackedPost,
  type Packing,
  type Parts as PackParts,
} from '../pack/load-pack.service.ts'
import type { PackChoice } from '../pack/pack.repository.ts'
import { type PlannedEntry, planPack } from '../pack/plan-pack.ts'
import { layOutZip } from './zip-layout.ts'
import { putZip } from './zips.repository.ts'

interface Parts extends PackParts {
  readonly assets: Assets
}

export interface WantedZip {
  readonly choice: PackChoice
  /** What the zip is called where it is not about one post. */
  readonly name: string
  readonly isOnlyNew: boolean
}

export interface CreatedZip {
  readonly id: number
  readonly name: string
  readonly sizeBytes: number
}

/** How the layout itself is written: another way gives other bytes. */
const VERSION = 1

/** Keeps a choice of files as a zip that has its bytes, its length and its tag from then on. */
export function createZips(parts: Parts) {
  const { db, assets } = parts

  async function onlyNew(posts: readonly PackedPost[], personId: number): Promise<PackedPost[]> {
    const items = posts.flatMap((post) => [
      ...post.assets.map(assetItem),
      ...post.documents.map(({ file }) => textItem({ postId: post.id, fileId: file.id })),
    ])
    const received = await listReceived(db, { personId, items })
    return posts.map((post) => ({
      ...post,
      assets: post.assets.filter((asset) => !received.has(assetItem(asset))),
      documents: post.documents.filter(({ file }) => !received.has(textItem({ postId: post.id, fileId: file.id }))),
    }))
  }

  /** Words that are made for a zip are kept like any other file, so that its bytes never differ. */
  async function keep(entry: PlannedEntry) {
    const { source, name, modifiedAt, postId, assetId, assetVersion } = entry
    const file = 'file' in source ? source.file : await assets.keepMade(Readable.from([source.bytes]), source.mediaType)
    return { name, modifiedAt, postId, assetId, assetVersion, fileId: file.id, sha256: file.sha256 }
  }

  return async (actor: Actor, { choice, name, isOnlyNew }: WantedZip, packing: Packing): Promise<CreatedZip> => {
    const pack = await loadPack(parts, choice, packing)
    if (choice.kind === 'assets') refuseIncomplete(pack, choice.assetIds.length, packing.locale)
    const posts = isOnlyNew ? await onlyNew(pack.posts, actor.personId) : pack.posts
    const entries = planPack(posts, packing)
    if (entries.length === 0) throw new ApiError('not-found')
    const { sizeBytes } = layOutZip(entries)
    const kept = []
    for (const entry of entries) kept.push(await keep(entry))
    const zip = { name: zipName(posts, { name, choice, packing }), rendition: packing.rendition, sizeBytes }
    const rows = kept.map(({ sha256: _sha256, ...row }) => row)
    const id = await putZip(db, { ...zip, personId: actor.personId, digest: digestOf(kept), now: packing.now }, rows)
    return { id, name: zip.name, sizeBytes }
  }
}

/** A selection is all there, or the reader learns why not: `not-found` for what they may not see, `gone` where nothing is left. */
function refuseIncomplete({ posts, unavailable }: Pack, wanted: number, locale: Locale): void {
  const available = posts.reduce((sum, post) => sum + post.assets.length, 0)
  if (available + unavailable.length < wanted) throw new ApiError('not-found')
  const [first] = unavailable
  if (available > 0 || !first) return
  if (first.recalledAt) throw recalled(first.recallReasons, locale)
  throw first.rightsUntil ? rightsEnded(first.rightsUntil, locale) : new ApiError('not-found')
}

interface Naming {
  readonly name: string
  readonly choice: PackChoice
  readonly packing: Packing
}

function zipName(posts: readonly PackedPost[], { name, choice, packing }: Naming): string {
  const [only, ...others] = posts.filter((post) => post.assets.length + post.documents.length > 0)
  const title =
    only && others.length === 0 && isAboutPost(choice) ? pickTranslation(only.texts, packing.locale)?.title : undefined
  const stem = (title && slug(title).slice(0, 80).replace(/-+$/, '')) || name
  return `${stem}${sizeMark(packing.rendition)}.zip`
}

const isAboutPost = ({ kind }: PackChoice) => kind === 'post' || kind === 'assets'

const sizeMark = (rendition: Rendition) => (rendition === 'original' ? '' : `-${rendition}`)

interface Kept {
  readonly name: string
  readonly modifiedAt: Date
  readonly assetId: number | null
  readonly assetVersion: number | null
  readonly sha256: Buffer
}

/** Of everything that the bytes of the zip depend on. */
function digestOf(entries: readonly Kept[]): Buffer {
  const digest = createHash('sha256').update(`zip ${VERSION}`)
  for (const { name, modifiedAt, assetId, assetVersion, sha256 } of entries) {
    digest.update(JSON.stringify([name, modifiedAt.getTime(), assetId, assetVersion, sha256.toString('hex')]))
  }
  return digest.digest()
}
