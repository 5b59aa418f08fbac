import { matchScreen } from '@mixed-zone/contract/screens'
import { Link } from '@tanstack/react-router'
import { bootConfig } from '../../api/boot-config.ts'
import type { LinkProps } from '../../ui/primitives/link.tsx'

/** Follows addresses of our own screens without loading the page anew; any other is a plain link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const [path = '', hash] = href.split('#')
  const isOurs = !('download' in rest) && matchScreen(path, { development: bootConfig.development }) !== null
  if (!isOurs) return <a href={href} {...rest} />
  // The router would mark every link to the page in view as current, also those that only happen to lead there.
  return <Link {...rest} to={path} hash={hash} activeProps={NOTHING} />
}

const NOTHING = { className: undefined, 'aria-current': undefined }
