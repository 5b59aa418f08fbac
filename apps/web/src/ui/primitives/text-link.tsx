import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface TextLinkLook {
  /** `plain` has its line only under the mouse: for lists of links, where each would draw one. */
  readonly isPlain?: boolean
}

/** The look of a link in text, for the router's own link element. */
export function textLinkStyle({ isPlain = false }: TextLinkLook = {}): string {
  return classNames('rounded-control text-ink', isPlain ? 'underlined-on-hover' : 'underlined font-semibold')
}

interface TextLinkProps extends ComponentProps<'a'>, TextLinkLook {}

/** A link in text: ink with an amber line. */
export function TextLink({ isPlain, className, ...rest }: TextLinkProps) {
  return <a {...rest} className={classNames(textLinkStyle({ isPlain }), className)} />
}
