import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { findKnownFiles, getFileUses, useKnownFile } from '@mixed-zone/contract/endpoints/studio/files'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import { cleanFileName } from '@mixed-zone/contract/rules/file-name'
import { readTexts } from '@mixed-zone/document/document'
import { bodyToHtml } from '@mixed-zone/document/to-html'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findFileForUse, type Uploads as FileStore } from '../../assets/assets.ts'
import { lockPost } from '../../library/library.ts'
import { countRecipients } from '../../notices/notices.ts'
import type { DraftIndex } from '../posts/draft-index.ts'
import { createPictureAddresses } from '../posts/studio-pictures.ts'
import { loadDocument } from '../writing/document-store.ts'
import { addFile, requireTarget } from './add-file.ts'
import { type FileUse, findAdded, type KnownAsset, listFileUses, listKnownAssets } from './known-files.repository.ts'
import { isPossible } from './tus-headers.ts'
import { listTitles } from './uploads.repository.ts'

interface KnownFilesDeps extends Pick<Platform, 'db' | 'clock' | 'storage' | 'fileKeys'> {
  readonly draftIndex: Pick<DraftIndex, 'refresh'>
  readonly requestPreparation: FileStore['requestPreparation']
}

export type KnownFilesService = ReturnType<typeof createKnownFilesService>

/** Files that are stored already, so that their bytes need not be sent again. */
export function createKnownFilesService(deps: KnownFilesDeps) {
  const { db, clock, storage, fileKeys, draftIndex, requestPreparation } = deps

  const titlesOf = async (rows: readonly { readonly postId: number | null }[], locale: Locale) => {
    await draftIndex.refresh()
    const titles = await listTitles(
      db,
      rows.flatMap(({ postId }) => postId ?? []),
      locale,
    )
    return (postId: number) => ({ id: String(postId), title: titles.get(postId) ?? null })
  }

  return {
    async find(actor: Actor, digests: readonly string[], locale: Locale): Promise<AnswerOf<typeof findKnownFiles>> {
      const rows = await listKnownAssets(db, [...new Set(digests)], actor.personId)
      const addresses = createPictureAddresses(fileKeys.signerOf(actor.fileHandle))
      const postOf = await titlesOf(rows, locale)
      const known = Map.groupBy(rows, ({ digest }) => digest)
      return {
        files: [...known].flatMap(([sha256, uses]) => {
          const [first] = uses
          if (!first) return []
          const postIds = new Set(uses.flatMap(({ postId }) => postId ?? []))
          return [
            {
              sha256,
              assetId: String(first.id),
              name: first.name,
              kind: first.kind,
              thumbnail: addresses.of({ ...first, recalledAt: null }, 'thumb'),
              posts: [...postIds].map(postOf),
            },
          ]
        }),
      }
    },

    async use(
      actor: Actor,
      { sha256, name, target, order }: BodyOf<typeof useKnownFile>,
    ): Promise<AnswerOf<typeof useKnownFile>> {
      if (!isPossible(target)) throw new ApiError('validation')
      await requireTarget(db, target)
      const at = clock.now()
      const assetId = await db.transaction(async (tx) => {
        // Before the file, as the end of an upload does.
        if (target.postId !== undefined) await lockPost(tx, requireRowId(target.postId))
        const { fileId, kind, mediaType } = await takeKnown(tx, actor, sha256)
        const { personId } = actor
        const postId = target.postId === undefined ? null : requireRowId(target.postId)
        const repeated = isPlain(target) ? await findAdded(tx, { personId, fileId, postId, order }) : null
        if (repeated !== null) return repeated
        // Does nothing for a file that was prepared before.
        await requestPreparation(tx, fileId)
        const added = { fileId, kind, mediaType, name: cleanFileName(name), target, personId, at }
        return addFile(tx, { ...added, chosenOrder: order ?? null })
      })
      return { assetId: String(assetId) }
    },

    async getUses(id: string, locale: Locale): Promise<AnswerOf<typeof getFileUses>> {
      const assetId = requireRowId(id)
      const rows = await listFileUses(db, assetId)
      if (!rows) throw new ApiError('not-found')
      const postOf = await titlesOf(rows, locale)
      const uses = await Promise.all(
        rows.map(async (row) => ({
          assetId: String(row.id),
          post: row.postId === null ? null : postOf(row.postId),
          isPublished: row.isPublished,
          isLead: row.isLead,
          isInText: row.isInText || (await isInDraft(db, row)),
        })),
      )
      const assetIds = rows.map((row) => row.id)
      return { uses, recipients: await countRecipients(db, assetIds) }
    },
  }

  /** From here on until the commit, the collector does not delete the file. */
  async function takeKnown(tx: Db, { personId }: Actor, sha256: string): Promise<KnownAsset> {
    const [known] = await listKnownAssets(tx, [sha256], personId)
    const file = known && (await findFileForUse(tx, known.sha256))
    if (!known || !file || !(await storage.has(file.sha256))) throw new ApiError('not-found')
    return known
  }
}

const isPlain = ({ replaces, posterOf, subtitles }: FileTarget) => (replaces ?? posterOf ?? subtitles) === undefined

async function isInDraft(db: Db, { id, postId }: FileUse): Promise<boolean> {
  if (postId === null) return false
  const { document } = await loadDocument(db, postId)
  const isUsed = LOCALES.some((locale) => bodyToHtml(readTexts(document, locale).body).includes(`data-asset="${id}"`))
  document.destroy()
  return isUsed
}
