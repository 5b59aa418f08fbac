import type { ComponentProps, ReactElement } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { AriaLocale } from '../aria-locale.tsx'

interface TooltipProps {
  /** A few words that explain. Never the only place of something needed: a finger sees no tooltip. */
  readonly text: string
  /** One element that can have focus. */
  readonly children: ReactElement<ComponentProps<'button'>, string>
}

/** Words that appear at once on focus and after a moment under the mouse; Escape hides them. */
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
