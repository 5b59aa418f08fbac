import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { FileText, Images, type LucideIcon, Package, Paperclip, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { SegmentedControl } from '../../ui/primitives/segmented-control.tsx'
import {
  type AssetsRequest,
  canHaveText,
  CONTENT_KINDS,
  type ContentKind,
  contentKindOf,
  type DownloadChoice,
  type PackRequest,
  type RequestedAsset,
  sizeOf,
  smallSizeOf,
} from './download-request.ts'
import { downloadsTexts } from './downloads-texts.ts'

export const KIND_ICONS: Readonly<Record<ContentKind, LucideIcon>> = { images: Images, videos: Video, files: Paperclip }

interface ChoiceProps {
  readonly choice: DownloadChoice
  readonly onChange: (choice: DownloadChoice) => void
}

/** The contents by kind: each can be left out, and some have options. */
export function AssetsContents({ request, choice, onChange }: ChoiceProps & { readonly request: AssetsRequest }) {
  const texts = useTexts(downloadsTexts)
  const groups = CONTENT_KINDS.map((kind) => ({
    kind,
    assets: request.assets.filter((asset) => contentKindOf(asset) === kind),
  })).filter(({ assets }) => assets.length > 0)
  const hasText = request.textLocales.length > 0
  const isOnly = groups.length === 1 && !hasText

  function handleKind(kind: ContentKind, isIn: boolean) {
    const kinds = new Set(choice.kinds)
    if (isIn) kinds.add(kind)
    else kinds.delete(kind)
    onChange({ ...choice, kinds })
  }

  function subtitlesNote(assets: readonly RequestedAsset[]): string | undefined {
    const count = assets.filter(({ isSubtitle }) => isSubtitle).length
    return count === 0 ? undefined : texts.subtitlesAmongThem({ count })
  }

  const lines = groups.map(({ kind, assets }) => (
    <Line
      key={kind}
      icon={KIND_ICONS[kind]}
      label={texts[kind]({ count: assets.length })}
      note={subtitlesNote(assets)}
      sizeBytes={sizeOf(assets, choice.rendition)}
      isChosen={choice.kinds.has(kind)}
      onChange={isOnly ? undefined : (isIn) => handleKind(kind, isIn)}
    >
      {kind === 'images' && <PictureSizeChoice smallSize={smallSizeOf(assets)} choice={choice} onChange={onChange} />}
    </Line>
  ))
  const canTake = canHaveText(request, choice)
  const text = hasText && (
    <Line
      key="text"
      icon={FileText}
      label={texts.text}
      note={canTake ? texts.textNote : texts.textWithAll}
      isChosen={choice.hasText && canTake}
      isDisabled={!canTake}
      onChange={(isIn) => onChange({ ...choice, hasText: isIn })}
    >
      {canTake && choice.hasText && (
        <TextLanguageChoice locales={request.textLocales} choice={choice} onChange={onChange} />
      )}
    </Line>
  )
  return (
    <ul>
      {lines}
      {text}
    </ul>
  )
}

interface LineProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly note?: string | undefined
  readonly sizeBytes?: number
  readonly isChosen: boolean
  readonly isDisabled?: boolean
  /** Absent if it is the only content. */
  readonly onChange: ((isChosen: boolean) => void) | undefined
  readonly children?: ReactNode
}

function Line({ icon, label, note, sizeBytes, isChosen, isDisabled = false, onChange, children }: LineProps) {
  const { formatBytes } = useFormats()
  const name = (
    <span className="flex items-center gap-3 font-semibold">
      <Icon icon={icon} />
      {label}
    </span>
  )
  return (
    <li className="border-b border-line px-4 py-2.5 sm:px-6">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-0.5">
        {onChange ? (
          <Checkbox
            checked={isChosen}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.checked)}
            className="min-w-0 flex-auto"
          >
            {name}
          </Checkbox>
        ) : (
          <span className="min-w-0 flex-auto">{name}</span>
        )}
        <span className="ml-auto flex min-w-0 gap-4 text-right text-14 text-muted">
          {note !== undefined && <span>{note}</span>}
          {sizeBytes !== undefined && <span className="whitespace-nowrap">{formatBytes(sizeBytes)}</span>}
        </span>
      </div>
      {isChosen && children ? <div className={onChange ? 'mt-1 mb-1 sm:pl-16' : 'mt-2 mb-1'}>{children}</div> : null}
    </li>
  )
}

const ROW = 'border-b border-line px-4 py-3 sm:px-6'

/** A match pack: its size, its options, and whether it contains only new files. */
export function PackContents({ request, choice, onChange }: ChoiceProps & { readonly request: PackRequest }) {
  const texts = useTexts(downloadsTexts)
  const { formatBytes, formatNumber } = useFormats()
  return (
    <>
      <div className={`${ROW} flex items-center gap-3`}>
        <Icon icon={Package} />
        <span className="min-w-0 flex-1 font-semibold">
          {texts.packFiles({ count: request.count, shown: formatNumber(request.count) })}
        </span>
        <span className="text-14 text-muted">{texts.about({ size: formatBytes(request.size) })}</span>
      </div>
      {request.smallSize !== undefined && (
        <div className={ROW}>
          <PictureSizeChoice smallSize={request.smallSize} choice={choice} onChange={onChange} />
        </div>
      )}
      <div className={`${ROW} flex flex-wrap items-center gap-x-4 gap-y-1`}>
        <span aria-hidden="true" className="min-w-0 flex-1">
          {texts.textLanguage}
        </span>
        <TextLanguageChoice choice={choice} onChange={onChange} />
      </div>
      <div className={ROW}>
        <Checkbox
          checked={choice.isOnlyNew}
          onChange={(event) => onChange({ ...choice, isOnlyNew: event.target.checked })}
        >
          <span className="block font-semibold">{texts.onlyNew}</span>
          <span className="block text-14 text-muted">{texts.onlyNewNote}</span>
        </Checkbox>
      </div>
    </>
  )
}

/** Originals or 1920 px; no choice if both are the same. */
function PictureSizeChoice({ smallSize, choice, onChange }: ChoiceProps & { readonly smallSize: number | undefined }) {
  const texts = useTexts(downloadsTexts)
  const { formatBytes } = useFormats()
  if (smallSize === undefined) return <span className="text-14 text-muted">{texts.jpegNote}</span>
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <SegmentedControl
        label={texts.pictureSize}
        value={choice.rendition}
        onChange={(rendition) => onChange({ ...choice, rendition })}
        segments={[
          { value: 'original', label: texts.original },
          { value: '1920', label: texts.small({ size: formatBytes(smallSize) }) },
        ]}
      />
      <span className="text-14 text-muted">{texts.jpegNote}</span>
    </div>
  )
}

/** The language of texts and captions. */
function TextLanguageChoice({
  locales = LOCALES,
  choice,
  onChange,
}: ChoiceProps & { readonly locales?: readonly Locale[] }) {
  const texts = useTexts(downloadsTexts)
  if (locales.length < 2) return null
  return (
    <SegmentedControl
      label={texts.textLanguage}
      value={choice.locale}
      onChange={(locale) => onChange({ ...choice, locale })}
      segments={locales.map((locale) => ({ value: locale, label: locale.toUpperCase() }))}
    />
  )
}
