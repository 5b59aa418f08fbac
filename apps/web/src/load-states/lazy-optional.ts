import { type ComponentType, lazy } from 'react'

/**
 * A part of the page in a chunk of its own, which the page does without if the chunk cannot be loaded: with `React.lazy` alone, an error page
 * would replace everything. It is tried again after a reload.
 */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: await load().catch((error: unknown): ComponentType<Props> => {
      console.warn('Could not load an optional part of the page', error)
      return () => null
    }),
  }))
}
