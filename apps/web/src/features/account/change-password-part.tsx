import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../i18n/texts.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { AccountPart } from './account-part.tsx'
import { ownSessionsQuery } from './account-queries.ts'
import { accountTexts } from './account-texts.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

export function ChangePasswordPart() {
  const texts = useTexts(accountTexts)
  const queries = useQueryClient()

  function handleDone() {
    toasts.show(texts.passwordChanged)
    void queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
  }

  return (
    <AccountPart title={texts.password} note={texts.passwordNote}>
      <ChangePasswordForm currentLabel={texts.currentPassword} submitLabel={texts.changePassword} onDone={handleDone} />
    </AccountPart>
  )
}
