import { useQueryClient } from '@tanstack/react-query'
import { useAccountWords } from './words/account-words.ts'
import { toasts } from '../../ui/components/toast-store.ts'
import { AccountPart } from './account-part.tsx'
import { ownSessionsQuery } from './account-queries.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

export function ChangePasswordPart() {
  const words = useAccountWords()
  const queries = useQueryClient()

  function handleDone() {
    toasts.show(words.passwordChanged)
    void queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
  }

  return (
    <AccountPart title={words.password} note={words.passwordNote}>
      <ChangePasswordForm currentLabel={words.currentPassword} submitLabel={words.changePassword} onDone={handleDone} />
    </AccountPart>
  )
}
