import { type ComponentType, createContext, Suspense, use } from 'react'

/** The content of page not found. The frame provides it, because it knows the navigation that is suggested there. */
export const NotFoundContent = createContext<ComponentType>(() => null)

/** Page not found in place of a screen: for what does not exist, or is not for this reader. */
export function NotFound() {
  const Content = use(NotFoundContent)
  return (
    // Keeps the footer out of view until the content has loaded.
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Content />
    </Suspense>
  )
}
