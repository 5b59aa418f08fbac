import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { ArrowDownToLine, ChevronLeft, ChevronRight } from 'lucide-react'
import { type FocusEvent, useEffect, useState } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { Alert } from '../../../../../ui/primitives/alert.tsx'
import { Button } from '../../../../../ui/primitives/button.tsx'
import { IconButton } from '../../../../../ui/primitives/icon-button.tsx'
import { SegmentedControl } from '../../../../../ui/primitives/segmented-control.tsx'
import { DetailPanel } from '../../../../shared/detail-panel.tsx'
import { useHasPanelSheet } from '../../../../shared/use-media-query.ts'
import { FactSection } from '../../facts/fact-section.tsx'
import { type FileEditing, numberOf, type SelectionProps } from '../file-editing.ts'
import { getText } from '../merge-texts.ts'
import { picturesTexts } from '../pictures-texts.ts'
import type { Uploads } from '../../../../shared/uploads/use-uploads.ts'
import type { FileActions } from '../use-file-actions.ts'
import { AlternativeText, CaptionText, CreditText } from './text-parts.tsx'
import { FilePart } from './file-part.tsx'
import { MinutePart, PlayersPart, RightsPart } from './detail-parts.tsx'
import { UploadProblems } from './upload-problems.tsx'

interface SelectionPanelProps extends SelectionProps {
  /** All of the tab, for their numbers. */
  readonly files: readonly StudioAsset[]
  readonly uploads: Uploads
  readonly actions: FileActions
  /** Goes on to another file where the panel covers the others. */
  readonly onShow?: (asset: StudioAsset) => void
  readonly onClose: () => void
}

const MAX_NUMBERS = 8
const MAX_THUMBNAILS = 6

/** Everything about the selected files. What is changed here changes in all of them. */
export function SelectionPanel(props: SelectionPanelProps) {
  const { editing, selected, files, uploads, actions, onShow, onClose } = props
  const texts = useTexts(picturesTexts)
  const uiLocale = useLocale()
  const [locale, setLocale] = useState<Locale>(uiLocale)
  const { fileTexts, isEditable, onDecide } = editing
  const { setCaptionCell } = editing.opened
  const ids = selected.map(({ id }) => id)
  const hasConflict = fileTexts.conflicts.some(({ assetId }) => ids.includes(assetId))
  const refused = fileTexts.refusals.find(({ name }) => ids.includes(name))
  const isSheet = useHasPanelSheet()
  const single = isSheet && onShow !== undefined && selected.length === 1 ? selected[0] : undefined
  const numbers = selected.map((asset) => numberOf(files.indexOf(asset)))
  const following =
    single === undefined || !isEditable
      ? []
      : files.slice(files.indexOf(single) + 1).filter((each) => captionOf(editing, each, locale) === '')
  useEffect(() => () => setCaptionCell(null), [setCaptionCell])
  const title = selected.length === 1 ? (selected[0]?.name ?? '') : texts.count({ count: selected.length })
  return (
    <DetailPanel
      kind="editor"
      label={texts.panel}
      header={
        // Important: headlines are balanced, which wraps.
        <p className="min-w-0 truncate max-sm:mb-3 [&>span]:text-nowrap!" title={title}>
          <span className="headline-18">{title}</span>{' '}
          <span className="text-14 text-muted">
            {single === undefined && numbers.slice(0, MAX_NUMBERS).join(', ')}
            {numbers.length > MAX_NUMBERS && '…'}
          </span>
        </p>
      }
      {...(single !== undefined && {
        position: texts.pictureOf({ number: numbers[0] ?? '', total: files.length }),
        tools: <NeighbourButtons asset={single} files={files} onShow={handleShow} />,
      })}
      {...(single !== undefined &&
        following.length > 0 && {
          footer: <FollowingButton {...{ editing, actions, locale, following }} asset={single} />,
        })}
      onClose={onClose}
    >
      <fieldset disabled={!isEditable} className="-mx-4 min-w-0 sm:-mx-6" onFocus={handleFocus} onBlur={handleBlur}>
        <legend className="sr-only">{texts.panel}</legend>
        <Thumbnails selected={selected} />
        {hasConflict && (
          <Alert
            variant="warning"
            className="mx-5 mb-4"
            action={
              <button type="button" onClick={onDecide} className="underlined rounded-control font-semibold">
                {texts.decide}
              </button>
            }
          >
            {texts.conflict}
          </Alert>
        )}
        {refused !== undefined && (
          <Alert variant="error" className="mx-5 mb-4">
            {refused.reason}
          </Alert>
        )}
        <FactSection
          title={texts.caption}
          aside={
            <SegmentedControl
              label={texts.captionLanguage}
              segments={LOCALES.map((each) => ({ value: each, label: each.toUpperCase() }))}
              value={locale}
              onChange={setLocale}
            />
          }
        >
          <CaptionText
            key={`${locale} ${ids.join()}`}
            editing={editing}
            selected={selected}
            files={files}
            locale={locale}
          />
        </FactSection>
        <AlternativeText key={`alt ${locale} ${ids.join()}`} editing={editing} selected={selected} locale={locale} />
        <CreditText key={`credit ${ids.join()}`} editing={editing} selected={selected} />
        <PlayersPart editing={editing} selected={selected} />
        <MinutePart key={`minute ${ids.join()}`} editing={editing} selected={selected} />
        <RightsPart editing={editing} selected={selected} />
        <UploadProblems uploads={uploads} />
        <FilePart editing={editing} selected={selected} actions={actions} />
      </fieldset>
    </DetailPanel>
  )

  /** Colleagues see who is at this file, and in the caption table at which of its texts. */
  function handleFocus({ target }: FocusEvent<HTMLElement>): void {
    const [assetId, ...others] = ids
    const key = target.dataset['text'] ?? 'details'
    if (assetId !== undefined && others.length === 0) setCaptionCell({ assetId, key })
  }

  /** On some phones a button takes no focus: the field is not left by it. */
  function handleShow(asset: StudioAsset): void {
    setCaptionCell(null)
    for (const id of ids) void fileTexts.leave(id)
    onShow?.(asset)
  }

  /** Out of the panel: saves at once what was typed, and shows what is stored from then on. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return
    setCaptionCell(null)
    for (const id of ids) void fileTexts.leave(id)
  }
}

interface NeighbourButtonsProps {
  readonly asset: StudioAsset
  readonly files: readonly StudioAsset[]
  readonly onShow: (asset: StudioAsset) => void
}

function NeighbourButtons({ asset, files, onShow }: NeighbourButtonsProps) {
  const texts = useTexts(picturesTexts)
  const place = files.indexOf(asset)
  const [before, after] = [files[place - 1], files[place + 1]]
  return (
    <span className="ml-auto flex">
      <IconButton
        icon={ChevronLeft}
        label={texts.previous}
        disabled={before === undefined}
        onClick={() => before && onShow(before)}
      />
      <IconButton
        icon={ChevronRight}
        label={texts.next}
        disabled={after === undefined}
        onClick={() => after && onShow(after)}
      />
    </span>
  )
}

const captionOf = ({ fileTexts }: FileEditing, asset: StudioAsset, locale: Locale) =>
  getText(fileTexts.valueOf(asset), `captions.${locale}`)

interface FollowingButtonProps extends Pick<SelectionPanelProps, 'editing' | 'actions'> {
  readonly asset: StudioAsset
  readonly locale: Locale
  /** Those after it that have no caption. */
  readonly following: readonly StudioAsset[]
}

/** Copies the caption: what filling down is in the table. */
function FollowingButton({ editing, actions, asset, locale, following }: FollowingButtonProps) {
  const texts = useTexts(picturesTexts)
  const text = captionOf(editing, asset, locale)
  return (
    <Button
      icon={ArrowDownToLine}
      isDisabled={text.trim() === ''}
      onClick={() => {
        const ids = following.map(({ id }) => id)
        actions.copyText(ids, `captions.${locale}`, text)
      }}
      className="w-full"
    >
      {texts.toFollowing({ count: following.length })}
    </Button>
  )
}

function Thumbnails({ selected }: { readonly selected: readonly StudioAsset[] }) {
  const shown = selected.slice(0, MAX_THUMBNAILS)
  return (
    <ul aria-hidden="true" className="mb-4 grid grid-cols-3 gap-1.5 px-5">
      {shown.map(({ id, thumbnail, url }) => (
        <li key={id} className={selected.length === 1 ? 'col-span-3' : undefined}>
          {thumbnail !== null && (
            <img
              src={selected.length === 1 ? (url ?? thumbnail) : thumbnail}
              alt=""
              className={
                selected.length === 1
                  ? 'max-h-48 w-full rounded-control bg-skeleton object-contain'
                  : 'aspect-3/2 w-full rounded-control bg-skeleton object-cover'
              }
            />
          )}
        </li>
      ))}
    </ul>
  )
}
