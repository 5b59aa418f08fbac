import { router } from './router.tsx'

interface GoOptions {
  readonly replace?: boolean
  /** Keeps the place on the page: the same screen in another language. */
  readonly keepScroll?: boolean
}

/** Leads to a path of ours. A navigation that fails is only logged. */
export function go(path: string, { replace = false, keepScroll = false }: GoOptions = {}): void {
  router.navigate({ href: path, replace, resetScroll: !keepScroll }).catch((error: unknown) => {
    console.warn(`Could not go to ${path}`, error)
  })
}
