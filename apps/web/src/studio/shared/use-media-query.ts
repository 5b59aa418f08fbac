import { useCallback, useSyncExternalStore } from 'react'

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Below 640 px: bottom bar and full-screen panels. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 40rem)')
}

export const TABLET = '(40rem <= width < 64rem)'

/** From 640 to 1024 px: a table, but without room for every column. */
export function useIsTablet(): boolean {
  return useMediaQuery(TABLET)
}

/** Phones and tablets, whose browsers choose no folders but take pictures. */
export function useIsTouchScreen(): boolean {
  return useMediaQuery('(pointer: coarse)')
}

/** Below 1024 px a detail panel covers the list instead of standing beside it. */
export function useHasPanelSheet(): boolean {
  return useMediaQuery('(width < 64rem)')
}
