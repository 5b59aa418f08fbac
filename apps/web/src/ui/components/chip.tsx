import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Icon } from '../primitives/icon.tsx'
import { Link } from '../primitives/link.tsx'

const SHAPE = 'inline-flex min-h-10 max-w-full items-center gap-2 rounded-control text-14 font-medium sm:min-h-9'

interface RemovableChipProps {
  readonly label: string
  /** Decoration before the label, such as a crest. */
  readonly icon?: ReactNode
  readonly onRemove: () => void
}

/** An active filter. The whole chip is a button that removes it. */
export function RemovableChip({ label, icon, onRemove }: RemovableChipProps) {
  const texts = useBaseTexts().ui
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={texts.removeChoice({ name: label })}
      className={`touch-target pressable bg-ink px-3 text-paper ${SHAPE}`}
    >
      {icon}
      <span className="min-w-0 truncate">{label}</span>
      <Icon icon={X} size={16} />
    </button>
  )
}

interface LinkChipProps {
  readonly href: string
  readonly children: ReactNode
}

/** A tag that is a link. */
export function LinkChip({ href, children }: LinkChipProps) {
  return (
    <Link href={href} className={`pressable border border-line bg-surface px-3 text-ink hover:border-edge ${SHAPE}`}>
      {children}
    </Link>
  )
}
