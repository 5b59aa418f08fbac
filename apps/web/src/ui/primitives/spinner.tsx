import { LoaderCircle } from 'lucide-react'
import { Icon, type IconSize } from './icon.tsx'

interface SpinnerProps {
  readonly size?: IconSize
  readonly className?: string
}

/** Loading indicator. It does not turn under reduced motion; the text beside it carries the meaning. */
export function Spinner({ size = 20, className = '' }: SpinnerProps) {
  return <Icon icon={LoaderCircle} size={size} className={`animate-spin ${className}`} />
}
