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
  return {
    currentId,
    /** Null closes the panel. */
    open: (id: string | null) =>
      void navigate({ to: '.', search: { ...search, open: id ?? CLOSED_PANEL }, replace: true, resetScroll: false }),
    /** Shows the first row, or none in place of a sheet. */
    openFirst: () =>
      void navigate({ to: '.', search: { ...search, open: undefined }, replace: true, resetScroll: false }),
  }
}
