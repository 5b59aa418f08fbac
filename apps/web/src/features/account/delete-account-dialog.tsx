import { deleteAccount } from '@mixed-zone/contract/endpoints/people'
import { deleteAccountSchema } from '@mixed-zone/contract/schemas/account'
import { useId } from 'react'
import { portal } from '../../api/portal-client.ts'
import { validateForm } from '../../forms/validate-form.ts'
import { FormAlert } from '../../forms/form-alert.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useTexts } from '../../i18n/texts.ts'
import { endSession } from '../../session/session-status.ts'
import { Dialog } from '../../ui/components/overlays/dialog.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { PasswordInput } from '../../ui/primitives/password-input.tsx'
import { CodeInput } from '../../ui/primitives/code-input.tsx'
import { accountTexts } from './account-texts.ts'

interface DeleteAccountDialogProps {
  readonly hasOneTimeCode: boolean
  readonly onClose: () => void
}

/** Confirms the deletion of the account with the password, and a code if log-in needs one. */
export function DeleteAccountDialog({ hasOneTimeCode, onClose }: DeleteAccountDialogProps) {
  const texts = useTexts(accountTexts)
  const formId = useId()
  const api = useApiForm({
    defaultValues: { password: '', code: '' },
    check: (values, locale) =>
      validateForm(deleteAccountSchema, values, { locale, labels: { password: texts.currentPassword } }),
    send: async ({ password, code }) => {
      const result = await portal.call(deleteAccount, { password, ...(hasOneTimeCode && { code }) })
      if (!result.ok) return result.failure
      endSession({ kind: 'account-deleted' })
      return null
    },
  })
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={texts.removal.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.removal.keep}</Button>
          <Button type="submit" form={formId} variant="danger" isBusy={api.isBusy}>
            {texts.removal.confirm}
          </Button>
        </>
      }
    >
      <form {...api.formProps} id={formId} className="grid gap-4">
        <p>{texts.removal.text}</p>
        <FormAlert of={api} />
        <FormField name="password" label={texts.currentPassword} errors={api.errors} isRequired>
          {(control) => (
            <PasswordInput {...control} {...api.form.register('password')} autoComplete="current-password" />
          )}
        </FormField>
        {hasOneTimeCode && (
          <FormField name="code" errors={api.errors} isRequired help={texts.code.codeHelp}>
            {(control) => <CodeInput {...control} {...api.form.register('code')} className="max-w-60 tabular-nums" />}
          </FormField>
        )}
      </form>
    </Dialog>
  )
}
