import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from './class-names.ts'

const DELAY_MS = 150

interface SkeletonProps {
  /** Its size and shape, in the form of what comes: `h-4 w-40`. */
  readonly className?: string
}

/** A grey shape in the form of what comes. Decoration: the region around it says that it loads. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames('block animate-breathe rounded-control bg-skeleton', className)} />
  )
}

interface LoadingProps {
  /** Said to screen readers. */
  readonly label: string
  readonly children: ReactNode
  readonly className?: string
}

/** Holds skeletons and shows them after 150 ms, so that what comes at once does not flicker. */
export function Loading({ label, children, className }: LoadingProps) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div className={isShown ? 'contents' : 'invisible'}>{children}</div>
    </div>
  )
}
