import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { requestName } from './request-columns.tsx'
import { requestQuery } from './request-queries.ts'
import { requestsTexts } from './requests-texts.ts'

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
