import { localeOfPath } from '@mixed-zone/contract/rules/language-choice'
import { Link } from '@tanstack/react-router'
import type { LinkProps } from '../../ui/primitives/link.tsx'

/** Follows the paths of our screens, which all begin with a language, in the app; any other is a plain link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const [path = '', hash] = href.split('#')
  const isOurs = !('download' in rest) && localeOfPath(path) !== null
  if (!isOurs) return <a href={href} {...rest} />
  // The router would mark every link to the current page with `aria-current`, not only those of a navigation.
  return <Link {...rest} to={path} hash={hash} activeProps={NOTHING} />
}

const NOTHING = { className: undefined, 'aria-current': undefined }
