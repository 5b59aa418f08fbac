import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

interface TextLinkProps extends LinkProps {
  /** Underlined only on hover: for lists of links. */
  readonly isPlain?: boolean
}

/** A link inside text. */
export function TextLink({ isPlain = false, className, ...rest }: TextLinkProps) {
  const look = isPlain ? 'underlined-on-hover' : 'underlined font-semibold'
  return <Link {...rest} className={classNames('rounded-control text-ink', look, className)} />
}
