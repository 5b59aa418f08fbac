import { FileText, Images, type LucideIcon, Paperclip, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { type AssetsWish, WISHED_KINDS, type WishedKind, wishedKindOf } from '../../../downloads/download-wish.ts'
import { canHaveText, type DownloadChoice, sizeOf } from '../../../downloads/zip-body.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { downloadsTexts } from '../downloads-texts.ts'
import { PictureSizeChoice, TextLanguageChoice } from './how-choices.tsx'

interface AssetsContentsProps {
  readonly wish: AssetsWish
  readonly choice: DownloadChoice
  readonly onChange: (choice: DownloadChoice) => void
}

/** What stands for each kind of file. */
export const KIND_ICONS: Readonly<Record<WishedKind, LucideIcon>> = { images: Images, videos: Video, files: Paperclip }

/** The parts of a download, each to be left out, with what can be chosen about it. */
export function AssetsContents({ wish, choice, onChange }: AssetsContentsProps) {
  const texts = useTexts(downloadsTexts)
  const groups = WISHED_KINDS.map((kind) => ({
    kind,
    assets: wish.assets.filter((asset) => wishedKindOf(asset) === kind),
  })).filter(({ assets }) => assets.length > 0)
  const hasText = wish.textLocales.length > 0
  const isOnly = groups.length === 1 && !hasText

  function handleKind(kind: WishedKind, isIn: boolean) {
    const kinds = new Set(choice.kinds)
    if (isIn) kinds.add(kind)
    else kinds.delete(kind)
    onChange({ ...choice, kinds })
  }

  const lines = groups.map(({ kind, assets }) => (
    <Line
      key={kind}
      icon={KIND_ICONS[kind]}
      label={texts[kind]({ count: assets.length })}
      sizeBytes={sizeOf(assets, choice.rendition)}
      isChosen={choice.kinds.has(kind)}
      onChange={isOnly ? undefined : (isIn) => handleKind(kind, isIn)}
    >
      {kind === 'images' && <PictureSizeChoice assets={assets} choice={choice} onChange={onChange} />}
    </Line>
  ))
  const canTake = canHaveText(wish, choice)
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
        <TextLanguageChoice locales={wish.textLocales} choice={choice} onChange={onChange} />
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
  readonly note?: string
  readonly sizeBytes?: number
  readonly isChosen: boolean
  readonly isDisabled?: boolean
  /** Absent where there is nothing else to take. */
  readonly onChange: ((isChosen: boolean) => void) | undefined
  readonly children?: ReactNode
}

function Line({ icon, label, note, sizeBytes, isChosen, isDisabled = false, onChange, children }: LineProps) {
  const { bytes } = useFormats()
  const name = (
    <span className="flex items-center gap-3 font-semibold">
      <Icon icon={icon} />
      {label}
    </span>
  )
  return (
    <li className="border-b border-line px-4 py-2.5 sm:px-6">
      <div className="flex min-h-8 items-center gap-4">
        {onChange ? (
          <Checkbox
            checked={isChosen}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.checked)}
            className="min-w-0 flex-1"
          >
            {name}
          </Checkbox>
        ) : (
          <span className="min-w-0 flex-1">{name}</span>
        )}
        {sizeBytes !== undefined && <span className="text-14 text-muted">{bytes(sizeBytes)}</span>}
        {note !== undefined && <span className="text-right text-14 text-muted">{note}</span>}
      </div>
      {isChosen && children ? <div className={onChange ? 'mt-1 mb-1 sm:pl-16' : 'mt-2 mb-1'}>{children}</div> : null}
    </li>
  )
}
