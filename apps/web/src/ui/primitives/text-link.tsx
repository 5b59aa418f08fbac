import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

interface TextLinkProps extends LinkProps {
  /** Its line only under the mouse: for lists of links, where each would draw one. */
  readonly isPlain?: boolean
}

/** A link in text: ink with an amber line. */
export function TextLink({ isPlain = false, className, ...rest }: TextLinkProps) {
  const look = isPlain ? 'underlined-on-hover' : 'underlined font-semibold'
  return <Link {...rest} className={classNames('rounded-control text-ink', look, className)} />
}
