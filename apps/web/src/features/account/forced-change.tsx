import { listOwnSessions } from '@mixed-zone/contract/endpoints/access-sessions'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { userDataQuery } from '../../api/user-data.ts'
import { inLanguage } from '../../i18n/language-links.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { setPasswordDue } from '../../session/session-status.ts'
import { takeAttemptedPath } from '../../session/session-store.ts'
import { useSignOut } from '../../session/use-sign-out.tsx'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { accountTexts } from './account-texts.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

/** Replaces a provisional password, then continues to the page that was requested. */
export function ForcedChange() {
  const locale = useLocale()
  const texts = useTexts(accountTexts)
  const router = useRouter()
  const queries = useQueryClient()
  const { data } = useQuery(userDataQuery)
  const { handleSignOut, question } = useSignOut()

  function leave(message: string) {
    setPasswordDue(false)
    // Refetch what was refused until now.
    queries.clear()
    toasts.show(message)
    const attempted = takeAttemptedPath()
    const path = attempted === null ? paths.home({ locale }) : inLanguage(attempted, locale)
    void router.navigate({ href: path, replace: true })
  }

  /** The answer to this attempt, or to an earlier one, may have been lost after the server had changed the password. */
  async function handleFailure({ type, fields }: ApiFailure): Promise<boolean> {
    if (type !== 'network' && !('password' in fields)) return false
    // Refused while the password is provisional; only after that, new terms are asked for.
    const result = await portal.call(listOwnSessions)
    if (!result.ok && result.failure.type !== 'terms') return false
    leave(type === 'network' ? texts.passwordChanged : texts.forced.alreadyChanged)
    return true
  }

  return (
    <div className="page-width py-12 lg:py-18">
      <h1 className="headline-48 text-balance">{texts.forced.title}</h1>
      <p className="measure mt-3 mb-8 text-18 text-ink2">{texts.forced.intro}</p>
      <ChangePasswordForm
        email={data?.email ?? ''}
        currentLabel={texts.forced.provisional}
        submitLabel={texts.forced.save}
        onDone={() => leave(texts.passwordChanged)}
        onFailure={handleFailure}
      />
      <Button variant="quiet" className="mt-6 -ml-4.5" onClick={handleSignOut}>
        {texts.forced.signOut}
      </Button>
      {question}
    </div>
  )
}
