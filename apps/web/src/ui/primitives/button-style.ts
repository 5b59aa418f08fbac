import { classNames } from './class-names.ts'

/** `danger` leads to a question, `destructive` answers it. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'destructive'

/** 52, 44 and 36 px high; small is 44 px on touch screens. */
export type ButtonSize = 'large' | 'medium' | 'small'

export interface ButtonLook {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly isFullWidth?: boolean
  /** Square, for an icon without text. */
  readonly isSquare?: boolean
  readonly isDisabled?: boolean
}

const BASE =
  'pressable inline-flex items-center justify-center rounded-control border font-text font-semibold no-underline ' +
  'select-none text-center leading-5'

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-accent-edge bg-accent text-on-accent',
  secondary: 'border-edge bg-surface text-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
  danger: 'border-flare bg-surface text-flare hover:bg-flare-tint',
  destructive: 'border-flare bg-flare text-surface',
}

const DISABLED: Readonly<Record<'filled' | 'quiet', string>> = {
  filled: 'border-line bg-sunken text-muted',
  quiet: 'border-transparent bg-transparent text-muted',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  large: 'min-h-13 gap-2.5 px-6 py-2 text-16',
  medium: 'min-h-11 gap-2.5 px-4.5 py-2 text-16',
  small: 'min-h-11 gap-2 px-3 py-1.5 text-14 pointer-fine:min-h-9',
}

const SQUARES: Readonly<Record<ButtonSize, string>> = {
  large: 'size-13',
  medium: 'size-11',
  small: 'size-11 pointer-fine:size-9',
}

/** An icon beside other icons in a tight row: hit areas of 32 × 44 px, 44 × 44 on touch screens, that do not overlap. */
export const TIGHT_ICON = 'touch-target-tall inline-flex w-8 justify-center rounded-control pointer-coarse:w-11'

/** The class names of a button, for any element. */
export function buttonStyle({ variant = 'secondary', size = 'medium', ...look }: ButtonLook = {}): string {
  const disabled = DISABLED[variant === 'quiet' ? 'quiet' : 'filled']
  const shape = look.isSquare ? SQUARES[size] : SIZES[size]
  return classNames(BASE, shape, look.isDisabled ? disabled : VARIANTS[variant], look.isFullWidth && 'w-full')
}
