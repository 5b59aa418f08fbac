import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'

const CHIP =
  'inline-flex min-h-8 max-w-full items-center gap-2 rounded-control px-2.5 text-14 font-medium pointer-coarse:min-h-11'

export interface TermChip {
  readonly id: string
  readonly label: string
  readonly mark?: ReactNode
}

interface TermChipsProps {
  readonly chips: readonly TermChip[]
  /** Found in the text: dashed, a press adds it. */
  readonly offered?: readonly TermChip[]
  readonly addLabel: (values: { readonly name: string }) => string
  readonly isEditable: boolean
  readonly onRemove: (id: string) => void
  readonly onAdd?: (id: string) => void
}

const NOTHING: readonly TermChip[] = []

/** Clubs, players and tags of a post. */
export function TermChips({ chips, offered = NOTHING, addLabel, isEditable, onRemove, onAdd }: TermChipsProps) {
  const texts = useBaseTexts().ui
  if (chips.length === 0 && offered.length === 0) return null
  return (
    <ul className="mb-2 flex flex-wrap gap-2">
      {chips.map(({ id, label, mark }) => (
        <li key={id} className="max-w-full">
          {isEditable ? (
            <button
              type="button"
              aria-label={texts.removeChoice({ name: label })}
              onClick={() => onRemove(id)}
              className={classNames(CHIP, 'border border-line bg-surface hover:border-edge')}
            >
              {mark}
              <span className="truncate">{label}</span>
              <Icon icon={X} size={16} className="text-muted" />
            </button>
          ) : (
            <span className={classNames(CHIP, 'border border-line bg-surface')}>
              {mark}
              <span className="truncate">{label}</span>
            </span>
          )}
        </li>
      ))}
      {isEditable &&
        offered.map(({ id, label, mark }) => (
          <li key={id} className="max-w-full">
            <button
              type="button"
              aria-label={addLabel({ name: label })}
              onClick={() => onAdd?.(id)}
              className={classNames(CHIP, 'border border-dashed border-edge hover:bg-sunken')}
            >
              <Icon icon={Plus} size={16} className="text-muted" />
              {mark}
              <span className="truncate">{label}</span>
            </button>
          </li>
        ))}
    </ul>
  )
}
