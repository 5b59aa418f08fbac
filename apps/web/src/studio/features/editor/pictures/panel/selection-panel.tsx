import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { type FocusEvent, useEffect, useState } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { Alert } from '../../../../../ui/primitives/alert.tsx'
import { SegmentedControl } from '../../../../../ui/primitives/segmented-control.tsx'
import { DetailPanel } from '../../../../shared/detail-panel.tsx'
import { FactSection } from '../../facts/fact-section.tsx'
import { numberOf, type SelectionProps } from '../file-editing.ts'
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
  readonly onClose: () => void
}

const MAX_NUMBERS = 8
const MAX_THUMBNAILS = 6

/** Everything about the selected files. What is changed here changes in all of them. */
export function SelectionPanel({ editing, selected, files, uploads, actions, onClose }: SelectionPanelProps) {
  const texts = useTexts(picturesTexts)
  const uiLocale = useLocale()
  const [locale, setLocale] = useState<Locale>(uiLocale)
  const { fileTexts, isEditable, onDecide } = editing
  const { setCaptionCell } = editing.opened
  const ids = selected.map(({ id }) => id)
  const hasConflict = fileTexts.conflicts.some(({ assetId }) => ids.includes(assetId))
  const refused = fileTexts.refusals.find(({ name }) => ids.includes(name))
  const numbers = selected.map((asset) => numberOf(files.indexOf(asset)))
  useEffect(() => () => setCaptionCell(null), [setCaptionCell])
  const title = selected.length === 1 ? (selected[0]?.name ?? '') : texts.selectedFiles({ count: selected.length })
  return (
    <DetailPanel
      kind="editor"
      label={texts.panel}
      head={
        <p className="min-w-0 truncate" title={title}>
          <span className="headline-18">{title}</span>{' '}
          <span className="text-14 text-muted">
            {numbers.slice(0, MAX_NUMBERS).join(', ')}
            {numbers.length > MAX_NUMBERS && '…'}
          </span>
        </p>
      }
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

  /** Out of the panel: saves at once what was typed, and shows what is stored from then on. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return
    setCaptionCell(null)
    for (const id of ids) void fileTexts.leave(id)
  }
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
