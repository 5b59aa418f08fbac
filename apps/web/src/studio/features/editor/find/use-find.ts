import type { Locale } from '@mixed-zone/contract/locales'
import { createContext, use, useMemo, useState } from 'react'

interface FindState {
  readonly isOpen: boolean
  /** How often it was asked for: the field takes the focus each time. */
  readonly requests: number
  /** Of the text that is searched. */
  readonly locale: Locale | null
  readonly query: string
  /** Of the match at hand, counted through title, summary and body. */
  readonly index: number
}

export interface Find extends FindState {
  readonly open: () => void
  readonly close: () => void
  readonly show: (shown: Pick<FindState, 'locale' | 'query' | 'index'>) => void
}

const CLOSED: FindState = { isOpen: false, requests: 0, locale: null, query: '', index: 0 }

/** What is searched in the texts of a post. */
export function useFindState(): Find {
  const [state, setState] = useState(CLOSED)
  return useMemo(
    () => ({
      ...state,
      open: () => setState((before) => ({ ...before, isOpen: true, requests: before.requests + 1 })),
      close: () => setState(CLOSED),
      show: (shown) => setState((before) => ({ ...before, ...shown })),
    }),
    [state],
  )
}

const FindContext = createContext<Find | null>(null)

/** For the texts and toolbars below it. */
export const FindProvider = FindContext

/** Null outside of the editor. */
export const useFind = () => use(FindContext)
