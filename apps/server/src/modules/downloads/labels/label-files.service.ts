import { createHash } from 'node:crypto'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { AssetKind, Rendition } from '@mixed-zone/contract/schemas/asset'
import pLimit from 'p-limit'
import type { Db } from '../../../platform/database/database.ts'
import type { PictureLabel, PictureLabels } from '../../../platform/images/picture-labels.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Assets } from '../../assets/assets.ts'
import type { FileFacts } from '../stored-file.ts'
import { usageTerms } from './usage-terms.ts'
import { listLabelledFiles, putLabelledFile } from './labels.repository.ts'

/** An asset as far as its label goes. */
export interface LabelledAsset {
  readonly id: number
  readonly postId: number
  readonly kind: AssetKind
  readonly credit: string
  readonly copyright: string
  readonly captions: Localised | null
  readonly alternatives: Localised | null
  readonly rights: Localised | null
  readonly rightsUntil: string | null
  /** The picture into which it is written: the original, or a rendition. */
  readonly file: FileFacts
  /** The first language of its post. */
  readonly mainLocale: Locale
}

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly assets: Assets
  readonly labels: PictureLabels
}

/** Pictures are written one after the other by one process; the second is read meanwhile. */
const MAX_CONCURRENT = 2

/** The file to hand out for each asset, by the asset's id. */
export type LabelFiles = (
  wanted: readonly LabelledAsset[],
  rendition: Rendition,
) => Promise<ReadonlyMap<number, FileFacts>>

interface LabelledFiles {
  /** All of them: what is missing is made first. */
  readonly labelFiles: LabelFiles
  /** Those that are there already. Nothing is made, and no file is looked at. */
  readonly findLabelled: LabelFiles
}

/**
 * The files that are handed out. A picture goes out with its caption, credit and rights in it: that copy is made when it is
 * first needed, kept, and made anew when one of them has changed. Everything else goes out as it came in.
 */
export function createLabelFiles({ db, storage, assets, labels }: Parts): LabelledFiles {
  const making = new Map<string, Promise<FileFacts>>()
  const limit = pLimit(MAX_CONCURRENT)

  async function make(asset: LabelledAsset, wanted: { rendition: Rendition; digest: Buffer }): Promise<FileFacts> {
    const { file } = asset
    const source = await storage.read(file.sha256)
    const made = await labels.write(source, { mediaType: file.mediaType, label: labelOf(asset) }, (bytes) =>
      assets.keepMade(bytes, file.mediaType),
    )
    // Bytes into which nothing can be written go out as they are; that, too, is found out once.
    const kept = made ?? file
    await putLabelledFile(db, { assetId: asset.id, ...wanted, fileId: kept.id })
    return kept
  }

  /** Forty readers who ask for the same picture at once wait for one copy. */
  function makeOnce(asset: LabelledAsset, wanted: { rendition: Rendition; digest: Buffer }): Promise<FileFacts> {
    const key = `${asset.id} ${wanted.rendition} ${wanted.digest.toString('hex')}`
    const running = making.get(key) ?? limit(() => make(asset, wanted)).finally(() => making.delete(key))
    making.set(key, running)
    return running
  }

  const isLabelled = ({ kind }: LabelledAsset) => kind === 'image' && labels.version !== 'none'

  const findLabelled: LabelFiles = async (wanted, rendition) => {
    const assetIds = wanted.filter(isLabelled).map(({ id }) => id)
    const known = assetIds.length === 0 ? [] : await listLabelledFiles(db, { assetIds, rendition })
    const ready = new Map(known.map((row) => [row.assetId, row]))
    return new Map(
      wanted.flatMap((asset): [number, FileFacts][] => {
        if (!isLabelled(asset)) return [[asset.id, asset.file]]
        const row = ready.get(asset.id)
        return row?.digest.equals(digestOf(asset, labels.version)) ? [[asset.id, row.file]] : []
      }),
    )
  }

  return {
    findLabelled,
    async labelFiles(wanted, rendition) {
      const found = new Map(await findLabelled(wanted, rendition))
      await Promise.all(
        wanted
          .filter(({ id }) => !found.has(id))
          .map(async (asset) => {
            const digest = digestOf(asset, labels.version)
            found.set(asset.id, await makeOnce(asset, { rendition, digest }))
          }),
      )
      return found
    },
  }
}

function labelOf(asset: LabelledAsset): PictureLabel {
  const { mainLocale, captions, alternatives, credit, copyright, postId } = asset
  return { mainLocale, captions, alternatives, credit, copyright, postId, rights: usageTerms(asset) }
}

function digestOf(asset: LabelledAsset, version: string): Buffer {
  const facts = [version, asset.file.sha256.toString('hex'), labelOf(asset)]
  return createHash('sha256').update(JSON.stringify(facts)).digest()
}
