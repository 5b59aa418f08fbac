import { updateUserData } from '@mixed-zone/contract/endpoints/people'
import { useState } from 'react'
import { failureSentence } from '../../api/failure-sentence.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Switch } from '../../ui/primitives/switch.tsx'
import { AccountPart } from './account-part.tsx'
import { setUserData } from './account-queries.ts'
import { accountTexts } from './account-texts.ts'

/** The newsletter switch; takes effect at once. */
export function NewsletterPart({ isOn }: { readonly isOn: boolean }) {
  const texts = useBaseTexts()
  const account = useTexts(accountTexts)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  async function handleChange(newsletter: boolean) {
    if (wanted !== null) return
    setWanted(newsletter)
    setFailure(null)
    const result = await portal.call(updateUserData, { newsletter })
    if (result.ok) setUserData(result.value)
    else setFailure(result.failure)
    setWanted(null)
  }

  return (
    <AccountPart title={account.newsletter} note={account.newsletterNote}>
      {failure !== null && (
        <Alert variant="error" className="mb-4 max-w-190">
          {failureSentence(failure, texts)}
        </Alert>
      )}
      <Switch isOn={wanted ?? isOn} onChange={(on) => void handleChange(on)}>
        <span className="font-semibold">{account.newsletterOn}</span>
      </Switch>
      <p role="status" className="mt-1 text-14 text-muted">
        {isOn ? account.newsletterIsOn : account.newsletterIsOff}
      </p>
    </AccountPart>
  )
}
