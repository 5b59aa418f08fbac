import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { useHasPanelSheet } from '../../shared/use-media-query.ts'
import { requestName } from './request-columns.tsx'
import { requestQuery } from './request-queries.ts'
import { requestsTexts } from './requests-texts.ts'

/** The value of `open` in the address after the panel was closed. */
const CLOSED = 'none'

/** Which request the panel shows. It is in the address; beside a list, the first is open without being asked for. */
export function useOpenRequest(rowIds: readonly string[]) {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const isSheet = useHasPanelSheet()
  const asked = search['open']
  const currentId = asked === CLOSED ? null : (asked ?? (isSheet ? null : (rowIds[0] ?? null)))
  return {
    currentId,
    /** Null closes the panel. */
    open: (id: string | null) =>
      void navigate({ to: '.', search: { ...search, open: id ?? CLOSED }, replace: true, resetScroll: false }),
    /** Shows the first row, or none in place of a sheet. */
    openFirst: () =>
      void navigate({ to: '.', search: { ...search, open: undefined }, replace: true, resetScroll: false }),
  }
}

interface DecidedMeanwhileOptions {
  /** The waiting request in the panel. */
  readonly id: string | null
  readonly isDecidedHere: (id: string) => boolean
  /** Called once for a request that somebody else has decided. */
  readonly onDecided: () => void
}

/** Says so when somebody else decides the request that is open. */
export function useDecidedMeanwhile({ id, isDecidedHere, onDecided }: DecidedMeanwhileOptions): void {
  const texts = useTexts(requestsTexts)
  const { data } = useQuery({ ...requestQuery(id ?? ''), enabled: id !== null })
  const decided =
    data !== undefined && data.id === id && data.state !== 'waiting' && !isDecidedHere(data.id) ? data : null
  useEffect(() => {
    if (decided === null) return
    const name = requestName(decided)
    const who = decided.decidedBy
    toasts.show(who === null ? texts.decidedMeanwhile({ name }) : texts.decidedMeanwhileBy({ name, who }))
    onDecided()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each request
  }, [decided?.id])
}
