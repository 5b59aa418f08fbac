import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type AlertVariant = 'error' | 'warning' | 'info' | 'success'

interface Look {
  readonly icon: LucideIcon
  readonly box: string
  readonly text: string
}

const LOOKS: Readonly<Record<AlertVariant, Look>> = {
  error: { icon: CircleAlert, box: 'border-flare bg-flare-tint', text: 'text-flare' },
  warning: { icon: TriangleAlert, box: 'border-accent-edge bg-accent-tint', text: 'text-accent-text' },
  info: { icon: Info, box: 'border-sky bg-sky-tint', text: 'text-sky' },
  success: { icon: CircleCheck, box: 'border-pitch bg-pitch-tint', text: 'text-pitch' },
}

interface AlertProps extends ComponentProps<'div'> {
  readonly variant: AlertVariant
  /** Replaces the variant's bold label. Do not replace that of an error: the specification gives it. */
  readonly word?: string
  /** A link or a button after the message. */
  readonly action?: ReactNode
}

/** An inline message with a bold label. To move the focus to it, pass `tabIndex={-1}` and a ref. */
export function Alert({ variant, word, action, className, children, ...rest }: AlertProps) {
  const texts = useBaseTexts().ui
  const look = LOOKS[variant]
  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      {...rest}
      className={classNames('flex items-start gap-3 rounded-control border px-4 py-3 text-ink', look.box, className)}
    >
      <Icon icon={look.icon} className={classNames('mt-0.5', look.text)} />
      <div className="min-w-0">
        <strong className={classNames('font-semibold', look.text)}>{word ?? texts.alertLabels[variant]}</strong>{' '}
        {children}
        {action !== undefined && <> {action}</>}
      </div>
    </div>
  )
}
