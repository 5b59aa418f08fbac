import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { Icon } from '../primitives/icon.tsx'

export type BadgeTone = 'plain' | 'accent' | 'pitch' | 'flare' | 'sky'

const TONES: Readonly<Record<BadgeTone, string>> = {
  plain: 'border border-line bg-surface text-ink',
  accent: 'bg-accent-tint text-accent-text',
  pitch: 'bg-pitch-tint text-pitch',
  flare: 'bg-flare-tint text-flare',
  sky: 'bg-sky-tint text-sky',
}

interface BadgeProps {
  readonly tone?: BadgeTone
  readonly icon?: LucideIcon
  readonly children: ReactNode
}

/** A small label for a state or a fact. The meaning is in the text; the colour only repeats it. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-control px-2 text-12 font-semibold',
        TONES[tone],
      )}
    >
      {icon && <Icon icon={icon} size={16} />}
      {children}
    </span>
  )
}
