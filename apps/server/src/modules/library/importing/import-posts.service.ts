import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describeRefusal, isFileRefusal } from '@mixed-zone/contract/rules/file-refusals'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { replaceFigures } from '../../../platform/html/figures.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Assets, kindOfType } from '../../assets/assets.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { IndexPosts } from '../publishing/publishing.service.ts'
import { type ImportedAsset, type ImportedPost, ImportProblem } from './imported-post.ts'
import {
  findFixture,
  findImported,
  insertImported,
  loadTerms,
  lockImported,
  replaceAssets,
  replaceRelations,
  setLeadAsset,
  type Terms,
  updateImported,
} from './importing.repository.ts'

/** Part of the digest: increase it when posts are stored differently, so that importing them again updates them. */
const VERSION = 1

/** What has to be a picture that readers see. */
export const PICTURE_NAME = /\.(?:jpe?g|png|webp|gif|avif|tiff?)$/i

export type ImportOutcome =
  | 'created'
  | 'updated'
  | 'unchanged'
  /** Somebody has edited, archived or trashed it in the studio, and that counts more. */
  | 'kept'

interface PostImporterDeps extends Pick<Platform, 'db' | 'clock' | 'changes'> {
  readonly assets: Pick<Assets, 'storeFile'>
  readonly indexPosts: IndexPosts
}

/** Opens a file of the post by the path that the post names. */
export type OpenFile = (path: string) => Promise<Readable>

export type ImportPost = (post: ImportedPost, openFile: OpenFile) => Promise<ImportOutcome>

/**
 * Stores posts of an archive with their original publication dates, so that none of them is announced. A post is one transaction, and is recognised
 * by its key: interrupting and repeating an import is safe. Rejects with an `ImportProblem` if the post is at fault.
 */
export async function createPostImporter(deps: PostImporterDeps): Promise<ImportPost> {
  const { db, clock, changes, assets, indexPosts } = deps
  const terms = await loadTerms(db)

  async function resolveTerms(post: ImportedPost) {
    const { section, fixture, matchday, contact } = post
    if (!terms.sections.has(section)) throw new ImportProblem(`there is no section "${section}"`)
    const matchdayName = matchday ?? fixture?.matchday
    const matchdayId = matchdayName === undefined ? null : idOf(terms, 'matchdays', matchdayName)
    return {
      sectionId: section,
      matchdayId,
      fixtureId: fixture ? await idOfFixture(fixture) : null,
      pressContactId: contact === undefined ? null : idOf(terms, 'contacts', contact),
      teamIds: post.teams.map((name) => idOf(terms, 'teams', name)),
      categoryIds: post.categories.map((name) => idOf(terms, 'categories', name)),
      // The matchday comes first, as in posts that the studio publishes.
      tagIds: [...(matchdayId === null ? [] : [matchdayId]), ...post.tags.map((name) => idOf(terms, 'tags', name))],
    }
  }

  async function idOfFixture({ matchday, home, away }: NonNullable<ImportedPost['fixture']>): Promise<number> {
    const id = await findFixture(db, {
      matchdayId: idOf(terms, 'matchdays', matchday),
      homeTeamId: idOf(terms, 'teams', home),
      awayTeamId: idOf(terms, 'teams', away),
    })
    if (id === null) throw new ImportProblem(`there is no fixture ${home} – ${away} on ${matchday}`)
    return id
  }

  async function storeAsset({ file, name, ...texts }: ImportedAsset, openFile: OpenFile) {
    try {
      const kind = PICTURE_NAME.test(name) ? { kind: 'image' as const } : {}
      const stored = await assets.storeFile({ bytes: await openFile(file), name, ...kind })
      return { ...texts, name, fileId: stored.id, kind: kindOfType(stored.mediaType) }
    } catch (error) {
      throw findFileProblem(error, file) ?? error
    }
  }

  return async (post, openFile) => {
    if (post.publishedAt > clock.now()) throw new ImportProblem('publishedAt is in the future')
    const { teamIds, categoryIds, tagIds, ...columns } = await resolveTerms(post)
    const digest = await digestOf(post, openFile)
    const known = await findImported(db, post.key)
    if (known?.digest?.equals(digest)) return 'unchanged'
    if (known && hasBeenEdited(known)) return 'kept'

    // Before the transaction: files are stored by their content, so storing them again costs nothing.
    const rows: Awaited<ReturnType<typeof storeAsset>>[] = []
    for (const asset of post.assets) rows.push(await storeAsset(asset, openFile))

    return changes.commit(async (tx, affect) => {
      const locked = await lockImported(tx, post.key)
      if (locked && hasBeenEdited(locked)) return 'kept'
      const now = clock.now()
      const { publishedAt, key, links } = post
      const row = { ...columns, publishedAt, outAt: publishedAt, importKey: key, importDigest: digest, updatedAt: now }
      const id = locked?.id ?? (await insertImported(tx, row))
      if (locked) await updateImported(tx, locked, row)
      const assetIds = await replaceAssets(tx, id, { rows, now })
      const kinds = rows.map(({ kind }) => kind)
      const texts = post.texts.map(({ body, ...text }) => ({ ...text, body: withAssetIds(body, { assetIds, kinds }) }))
      await replaceRelations(tx, id, { teamIds, categoryIds, tagIds, links, texts })
      await setLeadAsset(tx, id, assetIds[kinds.indexOf('image')] ?? null)
      await recordAudit(tx, {
        at: now,
        actor: { label: 'npm run import' },
        action: 'post.imported',
        subject: { kind: 'post', id },
        details: { key },
      })
      await indexPosts(tx, [id])
      affect('posts')
      return locked ? 'updated' : 'created'
    })
  }
}

/** Null if the file is not at fault: the storage may be full. */
function findFileProblem(error: unknown, file: string): ImportProblem | null {
  if (!(error instanceof ApiError)) return null
  if (error.type === 'too-large') return new ImportProblem(`"${file}" is too large`)
  const { reason } = error.details
  if (error.type !== 'media-type' || !isFileRefusal(reason)) return null
  return new ImportProblem(describeRefusal({ name: file, reason }, 'en').message)
}

const hasBeenEdited = ({ isPublished, isInStudio }: { isPublished: boolean; isInStudio: boolean }) =>
  !isPublished || isInStudio

const TERM_NAMES = {
  teams: 'team',
  categories: 'category',
  tags: 'tag',
  matchdays: 'matchday',
  contacts: 'press contact',
} as const

function idOf(terms: Terms, kind: keyof typeof TERM_NAMES, name: string): number {
  const id = terms[kind].get(name)
  if (id === undefined) throw new ImportProblem(`there is no ${TERM_NAMES[kind]} "${name}"`)
  return id
}

/** Of all that is stored. Files are read for it, but not kept in memory. */
async function digestOf(post: ImportedPost, openFile: OpenFile): Promise<Buffer> {
  const files: string[] = []
  for (const { file } of post.assets) {
    const hash = createHash('sha256')
    await pipeline(await openFile(file), hash)
    files.push(hash.digest('hex'))
  }
  return createHash('sha256')
    .update(JSON.stringify([VERSION, post, files]))
    .digest()
}

interface FigureAssets {
  readonly assetIds: readonly number[]
  readonly kinds: readonly AssetKind[]
}

function withAssetIds(body: string, { assetIds, kinds }: FigureAssets): string {
  return replaceFigures(body, (number) => {
    const kind = kinds[Number(number) - 1]
    if (kind !== 'image' && kind !== 'video')
      throw new ImportProblem(`figure ${number} is neither a picture nor a video`)
    return `<figure data-asset="${assetIds[Number(number) - 1]}"></figure>`
  })
}
