import { LoaderCircle } from 'lucide-react'
import { Icon, type IconSize } from './icon.tsx'

interface SpinnerProps {
  readonly size?: IconSize
  readonly className?: string
}

/** Says that something is at work. Under reduced motion it stands still; the words beside it carry the meaning. */
export function Spinner({ size = 20, className = '' }: SpinnerProps) {
  return <Icon icon={LoaderCircle} size={size} className={`animate-spin ${className}`} />
}
