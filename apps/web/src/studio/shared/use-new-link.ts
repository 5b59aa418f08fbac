import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The end of an address that opens a screen to create something. */
export const NEW_HASH = 'new'

/** Begins what the screen creates if its address asks for it, once: going back or reloading must not begin it again. */
export function useNewLink(begin: () => void): void {
  const hash = useLocation({ select: (location) => location.hash })
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  useEffect(() => {
    if (hash !== NEW_HASH) return
    void navigate({ to: '.', search, hash: '', replace: true, resetScroll: false })
    begin()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [hash])
}
