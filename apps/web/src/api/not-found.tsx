import { lazy, Suspense } from 'react'

// Few ever see it; no other page waits for it.
const Notice = lazy(() => import('./not-found-notice.tsx').then((module) => ({ default: module.NotFoundNotice })))

/** Page not found, in the place of a screen. */
export function NotFound() {
  return (
    // The footer stays out of sight: it would jump when the words come.
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Notice />
    </Suspense>
  )
}
