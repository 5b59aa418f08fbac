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

/** A table, but without room for every column: up to 1024, 1280 and 1440 px. */
export const TABLE_SCREENS = {
  tablet: '(40rem <= width < 64rem)',
  folded: '(40rem <= width < 80rem)',
  split: '(40rem <= width < 90rem)',
} as const

/** How much room a list has for columns. */
export type ListRoom = 'narrow' | 'medium' | 'wide'

/** Beside a panel, a list has less room at 1280 px than alone on a tablet. */
export function useListRoom(hasPanel: boolean): ListRoom {
  const isNarrow = useMediaQuery(hasPanel ? TABLE_SCREENS.split : TABLE_SCREENS.tablet)
  const isMedium = useMediaQuery(TABLE_SCREENS.folded)
  return isNarrow ? 'narrow' : isMedium ? 'medium' : 'wide'
}

/** Phones and tablets, whose browsers choose no folders but take pictures. */
export function useIsTouchScreen(): boolean {
  return useMediaQuery('(pointer: coarse)')
}

/** Below 1024 px a detail panel covers the list instead of standing beside it. */
export function useHasPanelSheet(): boolean {
  return useMediaQuery('(width < 64rem)')
}
