import { createHash } from 'node:crypto'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { AssetKind, Rendition } from '@mixed-zone/contract/schemas/asset'
import pLimit from 'p-limit'
import { createSingleFlight } from '../../../platform/concurrency/single-flight.ts'
import type { PictureLabel, PictureLabels } from '../../../platform/images/picture-labels.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Assets } from '../../assets/assets.ts'
import { usageTerms } from '../rights.ts'
import type { FileInfo } from '../stored-file.ts'
import { listLabelledFiles, upsertLabelledFile } from './generated-files.repository.ts'

export interface AssetToLabel {
  readonly id: number
  readonly postId: number
  readonly kind: AssetKind
  readonly credit: string
  readonly copyright: string
  readonly captions: Localised | null
  readonly alternatives: Localised | null
  readonly rights: Localised | null
  readonly rightsUntil: string | null
  /** The file without a label: the original, or a rendition. */
  readonly file: FileInfo
  readonly mainLocale: Locale
}

interface LabelledFilesDeps extends Pick<Platform, 'db' | 'storage'> {
  readonly assets: Assets
  readonly labels: PictureLabels
}

/** ExifTool writes one picture at a time; a second one is read meanwhile. */
const CONCURRENCY = 2

export type GetLabelledFiles = (
  assets: readonly AssetToLabel[],
  rendition: Rendition,
) => Promise<ReadonlyMap<number, FileInfo>>

interface LabelledFiles {
  /** Generates missing files. */
  readonly getLabelledFiles: GetLabelledFiles
  /** Reads rows only; leaves out files that do not exist yet. */
  readonly findLabelledFiles: GetLabelledFiles
}

/**
 * Pictures are handed out as copies with caption, credit and rights, generated on demand and again when the label
 * changes. Other assets are handed out unchanged.
 */
export function createLabelledFiles({ db, storage, assets, labels }: LabelledFilesDeps): LabelledFiles {
  const once = createSingleFlight<FileInfo>()
  const limit = pLimit(CONCURRENCY)

  const needsLabel = ({ kind }: AssetToLabel) => kind === 'image' && labels.version !== 'none'

  async function generate(asset: AssetToLabel, rendition: Rendition): Promise<FileInfo> {
    const { file } = asset
    const source = await storage.read(file.sha256)
    const labelled = await labels.write(source, { mediaType: file.mediaType, label: labelOf(asset) }, (bytes) =>
      assets.storeGenerated(bytes, file.mediaType),
    )
    // Stored even if nothing could be written, so that it is not tried again.
    const result = labelled ?? file
    const digest = digestOf(asset, labels.version)
    await upsertLabelledFile(db, { assetId: asset.id, rendition, digest, fileId: result.id })
    return result
  }

  const findLabelledFiles: GetLabelledFiles = async (wanted, rendition) => {
    const assetIds = wanted.filter(needsLabel).map(({ id }) => id)
    const rows = assetIds.length === 0 ? [] : await listLabelledFiles(db, { assetIds, rendition })
    const rowOf = new Map(rows.map((row) => [row.assetId, row]))
    return new Map(
      wanted.flatMap((asset): [number, FileInfo][] => {
        if (!needsLabel(asset)) return [[asset.id, asset.file]]
        const row = rowOf.get(asset.id)
        return row?.digest.equals(digestOf(asset, labels.version)) ? [[asset.id, row.file]] : []
      }),
    )
  }

  return {
    findLabelledFiles,
    async getLabelledFiles(wanted, rendition) {
      const known = await findLabelledFiles(wanted, rendition)
      const files = wanted.map(async (asset): Promise<[number, FileInfo]> => {
        const file = known.get(asset.id)
        // A lost copy is generated again; a lost original cannot be.
        if (file && (file.id === asset.file.id || (await storage.has(file.sha256)))) return [asset.id, file]
        const key = `${asset.id} ${rendition} ${digestOf(asset, labels.version).toString('hex')}`
        return [asset.id, await once(key, () => limit(() => generate(asset, rendition)))]
      })
      return new Map(await Promise.all(files))
    },
  }
}

function labelOf(asset: AssetToLabel): PictureLabel {
  const { mainLocale, captions, alternatives, credit, copyright, postId } = asset
  return { mainLocale, captions, alternatives, credit, copyright, postId, rights: usageTerms(asset) }
}

/** Depends on the picture, its label and the label format. */
function digestOf(asset: AssetToLabel, version: string): Buffer {
  const content = [version, asset.file.sha256.toString('hex'), labelOf(asset)]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}
