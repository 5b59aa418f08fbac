import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { Rendition } from '@mixed-zone/contract/schemas/asset'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Assets } from '../../assets/assets.ts'
import { pickTranslation } from '../../library/rules.ts'
import { listBasketIds } from '../basket/basket.repository.ts'
import { assetItem, textItem } from '../transfers/count-downloads.service.ts'
import { listReceivedItems } from '../transfers/file-transfers.repository.ts'
import { loadPack, type Pack, type PackDeps, type PackedPost, type PackOptions } from '../pack/load-pack.ts'
import { findFixture, findMatchday, type PackSelection } from '../pack/pack.repository.ts'
import { type PlannedEntry, planPack } from '../pack/plan-pack.ts'
import { recalled, rightsEnded } from '../rights.ts'
import { LAYOUT_VERSION, layOutZip } from './zip-layout.ts'
import { upsertZip } from './zips.repository.ts'

export interface CreateZipDeps extends PackDeps, Pick<Platform, 'db' | 'clock' | 'getTimeZone'> {
  readonly assets: Assets
}

export interface ZipRequest {
  readonly postId?: string | undefined
  readonly assetIds?: readonly string[] | undefined
  readonly fixtureId?: string | undefined
  readonly matchday?: string | undefined
  readonly rendition: Rendition
  readonly locale: Locale
  readonly isOnlyNew: boolean
}

export interface CreatedZip {
  readonly id: number
  readonly name: string
  readonly sizeBytes: number
}

export type CreateZip = (actor: Actor, request: ZipRequest) => Promise<CreatedZip>

const MAX_NAME_CHARACTERS = 80

/** Between two teams. */
const VERSUS: Localised = { es: '-', en: 'v', pt: '-' }

/** Stores a selection of files as a zip whose bytes never change. */
export function createCreateZip(deps: CreateZipDeps): CreateZip {
  const { db, clock, getTimeZone, assets } = deps

  async function select(actor: Actor, request: ZipRequest, options: PackOptions): Promise<NamedSelection> {
    const { postId, assetIds, fixtureId, matchday } = request
    const { now, today, locale } = options
    if (postId !== undefined) return { kind: 'post', postId: requireRowId(postId), name: 'post' }
    if (fixtureId !== undefined) {
      const id = requireRowId(fixtureId)
      const fixture = await findFixture(db, id)
      if (!fixture) throw new ApiError('not-found')
      const { home, away, kickOff } = fixture
      const title = `${home} ${VERSUS[locale]} ${away} ${leagueDay(kickOff, getTimeZone())}`
      return { kind: 'fixture', fixtureId: id, title, name: `fixture-${id}` }
    }
    if (matchday !== undefined) {
      const found = await findMatchday(db, matchday)
      if (!found) throw new ApiError('not-found')
      const { tagId, names, season } = found
      return { kind: 'matchday', tagId, title: `${names[locale]} ${season}`, name: matchday }
    }
    const ids = assetIds ? assetIds.map(requireRowId) : await listBasketIds(db, { actor, now, today })
    if (ids.length === 0) throw new ApiError('not-found')
    return { kind: 'assets', assetIds: [...new Set(ids)], name: `mixed-zone-${today}` }
  }

  async function withoutReceived(posts: readonly PackedPost[], personId: number): Promise<PackedPost[]> {
    const items = posts.flatMap((post) => [
      ...post.assets.map(assetItem),
      ...post.documents.map(({ file }) => textItem({ postId: post.id, fileId: file.id })),
    ])
    const received = await listReceivedItems(db, { personId, items })
    return posts.map((post) => ({
      ...post,
      assets: post.assets.filter((asset) => !received.has(assetItem(asset))),
      documents: post.documents.filter(({ file }) => !received.has(textItem({ postId: post.id, fileId: file.id }))),
    }))
  }

  /** Generated texts are stored like any other file, so that the bytes of the zip never change. */
  async function store({ source, name, modifiedAt, postId, assetId, assetVersion }: PlannedEntry): Promise<StoredItem> {
    const file =
      'file' in source ? source.file : await assets.storeGenerated(Readable.from([source.bytes]), source.mediaType)
    return { row: { name, modifiedAt, postId, assetId, assetVersion, fileId: file.id }, sha256: file.sha256 }
  }

  return async (actor, request) => {
    const now = clock.now()
    const { locale, rendition } = request
    const options = { viewer: actor, now, today: leagueDay(now, getTimeZone()), locale, rendition }
    const selection = await select(actor, request, options)
    const pack = await loadPack(deps, selection, options)
    if (selection.kind === 'assets') rejectIncomplete(pack, selection.assetIds.length, locale)
    const posts = request.isOnlyNew ? await withoutReceived(pack.posts, actor.personId) : pack.posts
    const entries = planPack(posts, options)
    if (entries.length === 0) throw new ApiError('not-found')
    const items: StoredItem[] = []
    for (const entry of entries) items.push(await store(entry))
    const zip = { name: zipName(posts, selection, options), rendition, sizeBytes: layOutZip(entries).sizeBytes }
    const id = await upsertZip(
      db,
      { ...zip, personId: actor.personId, digest: digestOf(items), now },
      items.map(({ row }) => row),
    )
    return { id, name: zip.name, sizeBytes: zip.sizeBytes }
  }
}

type NamedSelection = PackSelection & {
  readonly title?: string
  /** If there is no title, or none of its letters can be part of a file name. */
  readonly name: string
}

interface StoredItem {
  readonly row: Parameters<typeof upsertZip>[2][number]
  readonly sha256: Buffer
}

function requireRowId(id: string): number {
  const number = rowId(id)
  if (number === null) throw new ApiError('not-found')
  return number
}

/** `not-found` if a selected asset is not visible, `gone` if none of them is available any more. */
function rejectIncomplete({ posts, unavailable }: Pack, selectedCount: number, locale: Locale): void {
  const availableCount = posts.reduce((sum, post) => sum + post.assets.length, 0)
  if (availableCount + unavailable.length < selectedCount) throw new ApiError('not-found')
  const [first] = unavailable
  if (availableCount > 0 || !first) return
  if (first.recalledAt) throw recalled(first.recallReasons, locale)
  throw first.rightsUntil ? rightsEnded(first.rightsUntil, locale) : new ApiError('not-found')
}

function zipName(posts: readonly PackedPost[], { kind, title, name }: NamedSelection, options: PackOptions): string {
  const [only, ...others] = posts.filter((post) => post.assets.length + post.documents.length > 0)
  const isAboutPost = only && others.length === 0 && (kind === 'post' || kind === 'assets')
  const shownTitle = isAboutPost ? pickTranslation(only.texts, options.locale)?.title : title
  const stem = (shownTitle && slug(shownTitle).slice(0, MAX_NAME_CHARACTERS).replace(/-+$/, '')) || name
  return `${stem}${options.rendition === 'original' ? '' : `-${options.rendition}`}.zip`
}

function digestOf(items: readonly StoredItem[]): Buffer {
  const digest = createHash('sha256').update(`zip ${LAYOUT_VERSION}`)
  for (const { row, sha256 } of items) {
    const { name, modifiedAt, assetId, assetVersion } = row
    digest.update(JSON.stringify([name, modifiedAt.getTime(), assetId, assetVersion, sha256.toString('hex')]))
  }
  return digest.digest()
}
