import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from './class-names.ts'

const DELAY_MS = 150

/** False for the first 150 ms, to avoid a flicker when content loads fast. */
export function useDelayedVisibility(): boolean {
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isVisible
}

interface SkeletonProps {
  /** Size and shape of the expected content: `h-4 w-40`. */
  readonly className?: string
}

/** A grey placeholder. Decorative: the `Loading` around it is announced. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames('block animate-breathe rounded-control bg-skeleton', className)} />
  )
}

interface LoadingProps {
  /** Announced to screen readers. */
  readonly label: string
  readonly children: ReactNode
  readonly className?: string
}

/** Skeletons, invisible at first. */
export function Loading({ label, children, className }: LoadingProps) {
  const isShown = useDelayedVisibility()
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div className={isShown ? 'contents' : 'invisible'}>{children}</div>
    </div>
  )
}
