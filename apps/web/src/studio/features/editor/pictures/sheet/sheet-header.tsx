import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useMemo } from 'react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { Button } from '../../../../../ui/primitives/button.tsx'
import { Select } from '../../../../../ui/primitives/select.tsx'
import { Kbd } from '../../../../shared/kbd.tsx'
import { useHasPanelSheet } from '../../../../shared/use-media-query.ts'
import { findSort } from '../file-order.ts'
import { picturesTexts } from '../pictures-texts.ts'
import type { FileActions } from '../use-file-actions.ts'
import type { FileSelection } from '../use-selection.ts'

interface SheetHeaderProps {
  readonly pictures: readonly StudioAsset[]
  /** Uploaded, but not yet among the pictures. */
  readonly arrivedCount: number
  readonly selection: FileSelection
  readonly actions: FileActions
  readonly isEditable: boolean
  readonly onEdit: () => void
}

/** What is selected, the order, and the keys. */
export function SheetHeader({ pictures, arrivedCount, selection, actions, isEditable, onEdit }: SheetHeaderProps) {
  const texts = useTexts(picturesTexts)
  const isPanelSheet = useHasPanelSheet()
  // Sorting hundreds of files for each selected tile would be felt.
  const sort = useMemo(() => findSort(pictures), [pictures])
  const count = selection.selectedIds.length
  const selected = pictures.filter(({ id }) => selection.selectedIds.includes(id))
  const pictureCount = pictures.length + arrivedCount
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
      <p role="status" className="min-h-5">
        <span className="font-semibold">
          {count > 0 ? texts.selected({ count }) : pictureCount > 0 && texts.count({ count: pictureCount })}
        </span>{' '}
        {isEditable && pictures.length > 1 && (
          <span className="text-muted pointer-coarse:hidden">{texts.dragHint}</span>
        )}
      </p>
      {count > 0 && (
        <span className="flex gap-2">
          {isPanelSheet && (
            <Button size="small" onClick={onEdit}>
              {texts.edit}
            </Button>
          )}
          {isPanelSheet && isEditable && (
            <Button size="small" onClick={() => actions.toggleAside(selected)}>
              {texts.keys.aside}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={selection.clear}>
            {texts.clearSelection}
          </Button>
        </span>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-x-4">
        {isEditable && pictures.length > 1 && (
          <Select
            isDense
            isInline
            aria-label={texts.order.label}
            value={sort ?? 'hand'}
            options={[
              { value: 'hand', label: texts.order.hand },
              { value: 'captured', label: texts.order.captured },
              { value: 'name', label: texts.order.name },
            ]}
            onChange={(event) => {
              const { value } = event.target
              if (value === 'captured' || value === 'name') actions.sort(pictures, value)
            }}
          />
        )}
        {pictures.length > 0 && (
          <span aria-hidden="true" className="flex items-center gap-1.5 text-12 text-muted max-lg:hidden">
            <Kbd>{texts.space}</Kbd> {texts.hints.enlarge} <Kbd>X</Kbd> {texts.hints.aside} <Kbd>L</Kbd>{' '}
            {texts.hints.lead}
          </span>
        )}
      </span>
    </div>
  )
}
