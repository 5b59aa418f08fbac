import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import {
  BLOCKING_CHECKS,
  type Checklist,
  MAX_TITLE_CHARACTERS,
  WARNING_CHECKS,
} from '@mixed-zone/contract/schemas/studio/posts'
import { MAX_SUMMARY_CHARACTERS } from '@mixed-zone/document/check-document'
import type { DraftAsset } from './load-draft.ts'
import { preparationOf } from './post-detail.presenter.ts'
import type { LoadedSnapshot } from './snapshot.ts'

type Blocking = Checklist['blocking'][number]
type Warning = Checklist['warnings'][number]

export type BlockingCheck = Blocking['kind']

export const CHECKS = BLOCKING_CHECKS.length + WARNING_CHECKS.length

type Checked = Pick<LoadedSnapshot, 'snapshot' | 'draft'>

const idsOf = (assets: readonly DraftAsset[]) => assets.map(({ row }) => String(row.id))

const isGoingOut = ({ row, details }: DraftAsset) => row.recalledAt === null && details.value.state === 'used'

const isMedia = ({ row }: DraftAsset) => row.kind === 'image' || row.kind === 'video'

/** Readers do not have it yet. Where they have it, whoever recalled the other one has left it there. */
const isRecalledAddition = ({ row, replacement, poster }: DraftAsset) =>
  (row.postId === null && row.isRecalledElsewhere) ||
  replacement?.isRecalledElsewhere === true ||
  poster?.isRecalledElsewhere === true

/** Without these nothing goes out. */
export function findBlocking({ snapshot, draft }: Checked): Blocking[] {
  const files = draft.assets.filter(isGoingOut)
  const hasTitle = LOCALES.some((locale) => (snapshot.texts[locale]?.title ?? '') !== '')
  const tooLong = LOCALES.filter((locale) => {
    const { title = '', summary = '' } = snapshot.texts[locale] ?? {}
    return title.length > MAX_TITLE_CHARACTERS || summary.length > MAX_SUMMARY_CHARACTERS
  })
  const withoutRights = snapshot.facts.rights
    ? []
    : files.filter((asset) => isMedia(asset) && asset.texts.value.rights === null)
  const recalled = files.filter(isRecalledAddition)
  const broken = files.filter(({ row }) => preparationOf(row) === 'failed' || row.sizeBytes === 0)
  return [
    ...(hasTitle ? [] : [{ kind: 'title-missing' as const }]),
    ...(tooLong.length > 0 ? [{ kind: 'text-too-long' as const, locales: tooLong }] : []),
    ...(withoutRights.length > 0 ? [{ kind: 'rights-missing' as const, assetIds: idsOf(withoutRights) }] : []),
    ...(recalled.length > 0 ? [{ kind: 'file-recalled' as const, assetIds: idsOf(recalled) }] : []),
    ...(broken.length > 0 ? [{ kind: 'file-broken' as const, assetIds: idsOf(broken) }] : []),
  ]
}

interface CheckedTranslations {
  /** Their original has changed since. */
  readonly outdated: Locale[]
  /** By a machine; nobody has read them. */
  readonly unread: Locale[]
}

/** What is only missing. */
export function findWarnings({ snapshot, draft }: Checked, { outdated, unread }: CheckedTranslations): Warning[] {
  const { facts, texts } = snapshot
  const locales = LOCALES.filter((locale) => (texts[locale]?.title ?? '') !== '')
  const missing = LOCALES.filter((locale) => !locales.includes(locale))
  const images = draft.assets.filter((asset) => asset.row.kind === 'image' && isGoingOut(asset))
  const warnings: (Warning | null)[] = [
    locales.length > 0 && missing.length > 0 ? { kind: 'language-missing', locales: missing } : null,
    facts.section === null ? { kind: 'section-missing' } : null,
    facts.leadAsset === null ? { kind: 'lead-image-missing' } : null,
    facts.categories.length === 0 ? { kind: 'category-missing' } : null,
    facts.contact === null ? { kind: 'contact-missing' } : null,
    findMissingTexts('caption-missing', 'captions', { images, locales }),
    findMissingTexts('alternative-missing', 'alternatives', { images, locales }),
    outdated.length > 0 ? { kind: 'translation-outdated', locales: outdated } : null,
    unread.length > 0 ? { kind: 'translation-unread', locales: unread } : null,
  ]
  return warnings.filter((warning) => warning !== null)
}

function findMissingTexts(
  kind: 'caption-missing' | 'alternative-missing',
  field: 'captions' | 'alternatives',
  { images, locales }: { images: readonly DraftAsset[]; locales: readonly Locale[] },
): Warning | null {
  const isMissing = (asset: DraftAsset, locale: Locale) => asset.texts.value[field][locale].trim() === ''
  const found = images.filter((asset) => locales.some((locale) => isMissing(asset, locale)))
  if (found.length === 0) return null
  const inLocales = locales.filter((locale) => found.some((asset) => isMissing(asset, locale)))
  return { kind, assetIds: idsOf(found), locales: inLocales, count: found.length }
}
