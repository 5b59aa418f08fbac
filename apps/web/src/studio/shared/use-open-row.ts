import { useNavigate, useSearch } from '@tanstack/react-router'
import { useHasPanelSheet } from './use-media-query.ts'

/** The value of `open` in the address after the panel was closed. */
export const CLOSED_PANEL = 'none'

interface OpenRowOptions {
  /** Beside a list, the first row is open without being asked for. Default: yes. */
  readonly opensFirst?: boolean
}

/** Which row the panel shows. It is in the address. */
export function useOpenRow(rowIds: readonly string[], { opensFirst = true }: OpenRowOptions = {}) {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const isSheet = useHasPanelSheet()
  const asked = search['open']
  const currentId = asked === CLOSED_PANEL ? null : (asked ?? (isSheet || !opensFirst ? null : (rowIds[0] ?? null)))
  // Called later, such as after an undo, it must not put back filters or a page that were changed meanwhile.
  const show = (value: string | undefined) =>
    void navigate({
      to: '.',
      search: (now: typeof search) => ({ ...now, open: value }),
      replace: true,
      resetScroll: false,
    })
  return {
    currentId,
    /** Null closes the panel. */
    open: (id: string | null) => show(id ?? CLOSED_PANEL),
    /** Shows the first row, or none in place of a sheet. */
    openFirst: () => show(undefined),
  }
}
