import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The hash of an address that opens a screen together with its dialog to create something. */
export const CREATE_HASH = 'new'

/** Opens the screen's dialog if the address has the hash, which is then removed: going back or reloading must not open it again. */
export function useCreateHash(openDialog: () => void): void {
  const hash = useLocation({ select: (location) => location.hash })
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  useEffect(() => {
    if (hash !== CREATE_HASH) return
    void navigate({ to: '.', search, hash: '', replace: true, resetScroll: false })
    openDialog()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [hash])
}
