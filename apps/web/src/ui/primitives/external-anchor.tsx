import type { ComponentProps } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'

type ExternalAnchorProps = ComponentProps<'a'> & { readonly href: string }

/** Whether a URL leads out of the portal. */
export function isExternal(url: string): boolean {
  return /^https?:/i.test(url)
}

/** A link to another site, in a new tab (announced to screen readers) and without a referrer. */
export function ExternalAnchor({ children, ...rest }: ExternalAnchorProps) {
  const texts = useBaseTexts().ui
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {texts.newTab}</span>
    </a>
  )
}
