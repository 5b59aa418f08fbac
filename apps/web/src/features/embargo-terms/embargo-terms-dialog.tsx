import { acceptEmbargoTerms } from '@mixed-zone/contract/endpoints/people'
import { getEmbargoTerms } from '@mixed-zone/contract/endpoints/site'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import { orThrow } from '../../api/client.ts'
import { failureMessage } from '../../api/failure-message.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FailedPart } from '../../load-states/failed-load.tsx'
import { Dialog } from '../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { embargoTermsTexts } from '../../i18n/embargo-terms/embargo-terms-texts.ts'

/** The terms for embargoed posts. */
export function EmbargoTermsDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(embargoTermsTexts)
  const { states } = useBaseTexts()
  const locale = useLocale()
  const hasOwnTerms = bootConfig.ownTexts.includes('embargoTerms')
  const own = useQuery({
    queryKey: ['embargo-terms', locale],
    queryFn: ({ signal }) => orThrow(portal.call(getEmbargoTerms, undefined, { signal })),
    enabled: hasOwnTerms,
  })
  const terms = hasOwnTerms ? own.data && (own.data.terms ?? texts.terms) : texts.terms
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  async function handleAccept() {
    setIsBusy(true)
    setFailure(null)
    const result = await portal.call(acceptEmbargoTerms)
    // Embargoed posts are visible from now on.
    if (result.ok) await queryClient.invalidateQueries()
    setIsBusy(false)
    if (!result.ok) return setFailure(result.failure)
    toasts.show(texts.accepted)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{texts.later}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            isDisabled={terms === undefined}
            onClick={() => void handleAccept()}
          >
            {texts.accept}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert variant="error" className="mb-4">
          {failureMessage(failure, states)}
        </Alert>
      )}
      {own.error && <FailedPart error={own.error} onRetry={() => void own.refetch()} />}
      <p className="mb-4">{texts.intro({ league: bootConfig.leagueName })}</p>
      <ol className="grid list-decimal gap-3 pl-6">
        {terms?.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
      <p className="mt-4 text-14 text-muted">{texts.contact({ email: bootConfig.help.email })}</p>
    </Dialog>
  )
}
