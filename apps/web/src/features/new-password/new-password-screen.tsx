import { checkToken } from '@mixed-zone/contract/endpoints/access'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow } from '../../api/client.ts'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { portal } from '../../api/portal-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { NarrowPage } from '../../ui/patterns/narrow-page.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { newPasswordTexts } from './new-password-texts.ts'
import { useScreenParams } from '../../routing/screen-route.ts'

/** Sets a new password by the link in a mail. An expired link is reported before anything is typed. */
export function NewPasswordScreen() {
  const params = useScreenParams('newPassword')
  const texts = useBaseTexts()
  const own = useTexts(newPasswordTexts)
  const [step, setStep] = useState<'form' | 'done'>('form')
  const [isAnswerLost, setAnswerLost] = useState(false)
  const { token } = params
  const check = useQuery({
    queryKey: ['check-token', token],
    queryFn: ({ signal }) => orThrow(portal.call(checkToken, { token }, { signal })),
    refetchOnWindowFocus: false,
    // Once the form is shown, the server checks the link again with what is sent.
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
  /** A link is also refused for another account's email; then it is still valid and the form stays. */
  const isStillValid = async () => (await check.refetch()).data?.valid !== false
  useDocumentTitle(step === 'done' ? own.doneTitle : own.title)
  if (step === 'done') return <PasswordSet />
  if (check.isError && check.data === undefined)
    return <FailedLoad error={check.error} onRetry={() => void check.refetch()} />
  if (check.data?.valid === false) return <LinkSpent mayBeSet={isAnswerLost} />
  return (
    <NarrowPage title={own.title} intro={own.intro}>
      {check.data ? (
        <NewPasswordForm
          token={token}
          onDone={() => setStep('done')}
          onAnswerLost={() => setAnswerLost(true)}
          isStillValid={isStillValid}
        />
      ) : (
        <Loading label={texts.shell.loading} className="grid gap-4">
          <Skeleton className="h-18" />
          {/* With the rules for passwords below it. */}
          <Skeleton className="h-44" />
          <Skeleton className="h-18" />
          <Skeleton className="h-12" />
        </Loading>
      )}
    </NarrowPage>
  )
}

interface LinkSpentProps {
  /** The answer to an attempt was lost: that attempt may have used the link. */
  readonly mayBeSet: boolean
}

function LinkSpent({ mayBeSet }: LinkSpentProps) {
  const locale = useLocale()
  const { signIn } = useBaseTexts()
  const texts = useTexts(newPasswordTexts)
  return (
    <NarrowPage title={texts.title} hasFocus>
      <Alert variant="warning">{mayBeSet ? `${texts.spent} ${texts.mayBeSet}` : texts.spent}</Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        {mayBeSet && (
          <ButtonLink href={paths.login({ locale })} variant="primary" size="large">
            {signIn.connect}
          </ButtonLink>
        )}
        <ButtonLink
          href={paths.forgotPassword({ locale })}
          size="large"
          {...(!mayBeSet && { variant: 'primary' as const })}
        >
          {texts.askAgain}
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}

function PasswordSet() {
  const locale = useLocale()
  const texts = useBaseTexts()
  const own = useTexts(newPasswordTexts)
  return (
    <NarrowPage title={own.doneTitle} hasFocus>
      <p className="measure text-18">{own.doneText}</p>
      <ButtonLink href={paths.login({ locale })} variant="primary" size="large" className="mt-6">
        {texts.signIn.connect}
      </ButtonLink>
    </NarrowPage>
  )
}
