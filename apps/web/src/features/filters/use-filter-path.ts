import { type FilterCriteria, buildFilterPath } from '@mixed-zone/contract/rules/filter-path'
import { isSamePath } from '@mixed-zone/contract/rules/path-segment'
import { useRouter } from '@tanstack/react-router'
import { useLocale } from '../../i18n/language-store.ts'

interface GoOptions {
  /** Keeps the scroll position, for choices in the rail. */
  readonly keepScroll?: boolean
  /** Takes the place of the current address in the history. */
  readonly isReplacing?: boolean
}

/** Navigates to the matching posts unless the path is the current one. A failed navigation is only logged. */
export function useFilterPath(): (criteria: FilterCriteria, options?: GoOptions) => void {
  const router = useRouter()
  const locale = useLocale()
  return (criteria, { keepScroll = false, isReplacing = false } = {}) => {
    const path = buildFilterPath(locale, criteria)
    if (isSamePath(path, router.state.location.pathname)) return
    router.navigate({ href: path, resetScroll: !keepScroll, replace: isReplacing }).catch((error: unknown) => {
      console.warn(`Could not go to ${path}`, error)
    })
  }
}
