import { LOCALES, type Localised, mapLocales } from '@mixed-zone/contract/locales'
import { CAMERA_FIELDS, type CameraField } from '@mixed-zone/contract/schemas/studio/asset-details'
import type { AssetTexts, AssetTextsChange } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { DraftAssetRow, StoredFact } from './drafts.repository.ts'

const EMPTY: Localised = { es: '', en: '', pt: '' }

/** As `post_facts` holds them. */
interface StoredTexts extends AssetTexts {
  /** Texts of the camera that somebody has deleted. Without it nothing of the camera stands in: a restored version is complete. */
  readonly cleared?: readonly CameraField[]
}

type Rights = Pick<AssetTexts, 'rights' | 'rightsUntil'>

export interface LoadedTexts {
  readonly value: AssetTexts
  readonly published: AssetTexts
  readonly cleared: readonly CameraField[]
}

/** The texts of a file in a draft: what was saved, else what readers see, and what the camera wrote where nobody has written yet. */
export function loadTexts(
  row: DraftAssetRow,
  stored: StoredFact | undefined,
  { rights, rightsUntil }: Rights,
): LoadedTexts {
  const published: AssetTexts = {
    captions: row.captions ?? EMPTY,
    alternatives: row.alternatives ?? EMPTY,
    credit: row.credit,
    rights,
    rightsUntil,
  }
  if (stored === undefined) return { value: withCameraTexts(row, published, []), published, cleared: [] }
  // Stored by `changeTexts`, or by a restored version.
  const { cleared = CAMERA_FIELDS, ...saved } = stored.value as StoredTexts
  return { value: withCameraTexts(row, saved, cleared), published, cleared }
}

/** The metadata of a file is often read after somebody has begun to write. */
function withCameraTexts(
  { captions: readersCaptions, details }: DraftAssetRow,
  texts: AssetTexts,
  cleared: readonly CameraField[],
): AssetTexts {
  const camera = details?.camera
  if (!camera) return texts
  const fill = (field: CameraField, written = '') =>
    cleared.includes(field) ? textOf(texts, field) : textOf(texts, field) || written
  return {
    ...texts,
    captions: readersCaptions === null ? mapLocales((locale) => fill(locale, camera.captions[locale])) : texts.captions,
    credit: fill('credit', camera.credit),
  }
}

const textOf = ({ captions, credit }: AssetTexts, field: CameraField) => (field === 'credit' ? credit : captions[field])

interface ChangedTexts {
  readonly value: AssetTexts
  readonly stored: StoredTexts
}

/** Texts that are missing in the change stay as they are. */
export function changeTexts(
  { value: before, cleared }: Pick<LoadedTexts, 'value' | 'cleared'>,
  { captions, alternatives, credit, rights, rightsUntil }: Omit<AssetTextsChange, 'version'>,
): ChangedTexts {
  const value: AssetTexts = {
    captions: mapLocales((locale) => captions?.[locale] ?? before.captions[locale]),
    alternatives: mapLocales((locale) => alternatives?.[locale] ?? before.alternatives[locale]),
    credit: credit ?? before.credit,
    rights: rights === undefined ? before.rights : rights,
    rightsUntil: rightsUntil === undefined ? before.rightsUntil : rightsUntil,
  }
  const isCleared = (field: CameraField) => cleared.includes(field) || textOf(before, field) !== ''
  const nowCleared = CAMERA_FIELDS.filter((field) => textOf(value, field) === '' && isCleared(field))
  return { value, stored: { ...value, cleared: nowCleared } }
}

/** The texts of a file that are as the camera wrote them. */
export function cameraFieldsOf({ details }: DraftAssetRow, { captions, credit }: AssetTexts): CameraField[] {
  const camera = details?.camera
  if (!camera) return []
  const isSame = (text: string, written: string | undefined) => text !== '' && text === written?.trim()
  return [
    ...LOCALES.filter((locale) => isSame(captions[locale], camera.captions[locale])),
    ...(isSame(credit, camera.credit) ? (['credit'] as const) : []),
  ]
}
