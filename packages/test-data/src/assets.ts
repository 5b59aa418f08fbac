import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { nextNumber } from './counter.ts'
import { inEveryLanguage } from './localised.ts'
import { BUILT_AT } from './moment.ts'

export interface AssetData {
  postId: number
  position: number
  kind: AssetKind
  fileId: number | null
  name: string
  credit: string
  copyright: string
  captions: Localised | null
  alternatives: Localised | null
  rights: Localised | null
  rightsUntil: string | null
  mediaId: string | null
  posterFileId: number | null
  subtitlesOf: number | null
  locale: Locale | null
  recalledAt: Date | null
  recallReasons: Localised | null
  createdAt: Date
}

type AssetKeys = Pick<AssetData, 'postId'> & (Pick<AssetData, 'fileId'> | Pick<AssetData, 'mediaId'>)

/** An image of a post. The test adds its file, or the id of a video on an external host. */
export function anAsset(overrides: Partial<AssetData> & AssetKeys): AssetData {
  const number = nextNumber()
  return {
    position: number,
    kind: 'image',
    fileId: null,
    name: `picture-${number}.jpg`,
    credit: 'Liga Meridiana',
    copyright: '',
    captions: inEveryLanguage(`Caption ${number}`),
    alternatives: inEveryLanguage(`Picture ${number}`),
    rights: null,
    rightsUntil: null,
    mediaId: null,
    posterFileId: null,
    subtitlesOf: null,
    locale: null,
    recalledAt: null,
    recallReasons: null,
    createdAt: BUILT_AT,
    ...overrides,
  }
}
