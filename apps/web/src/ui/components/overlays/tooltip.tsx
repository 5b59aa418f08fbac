import type { ComponentProps, ReactElement } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { AriaLocale } from '../aria-locale.tsx'

interface TooltipProps {
  /** A short explanation. Never the only place for something important: touch screens show no tooltips. */
  readonly text: string
  /** One focusable element. */
  readonly children: ReactElement<ComponentProps<'button'>, string>
}

/** Appears at once on focus and with a delay on hover; Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={400} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip
          offset={8}
          className="max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-14 text-paper shadow-float data-entering:animate-appear"
        >
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLocale>
  )
}
