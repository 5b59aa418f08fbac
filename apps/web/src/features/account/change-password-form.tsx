import { changePassword } from '@mixed-zone/contract/endpoints/access'
import { changePasswordSchema } from '@mixed-zone/contract/schemas/access-forms'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { validateForm } from '../../forms/validate-form.ts'
import { FormAlert } from '../../forms/form-alert.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { NewPasswordRules } from '../../forms/new-password-rules.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useTexts } from '../../i18n/texts.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { PasswordInput } from '../../ui/primitives/password-input.tsx'
import { AccountPart } from './account-part.tsx'
import { ownSessionsQuery } from './account-queries.ts'
import { accountTexts } from './account-texts.ts'

export function ChangePasswordPart({ email }: { readonly email: string }) {
  const texts = useTexts(accountTexts)
  const queries = useQueryClient()

  function handleDone() {
    toasts.show(texts.passwordChanged)
    void queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
  }

  return (
    <AccountPart title={texts.password} note={texts.passwordNote}>
      <ChangePasswordForm
        email={email}
        currentLabel={texts.currentPassword}
        submitLabel={texts.changePassword}
        onDone={handleDone}
      />
    </AccountPart>
  )
}

interface ChangePasswordFormProps {
  readonly email: string
  /** Label of the current password. */
  readonly currentLabel: string
  readonly submitLabel: string
  readonly onDone: () => void
  /** Returns whether the failure was handled; else the form shows it. */
  readonly onFailure?: (failure: ApiFailure) => Promise<boolean>
}

const EMPTY = { password: '', newPassword: '', repeatPassword: '' }

/** The current password and the new one twice, with the rules beside it. */
export function ChangePasswordForm({ email, currentLabel, submitLabel, onDone, onFailure }: ChangePasswordFormProps) {
  const api = useApiForm({
    defaultValues: EMPTY,
    check: (values, locale) =>
      validateForm(changePasswordSchema, values, { locale, labels: { password: currentLabel } }),
    send: async (values) => {
      const result = await portal.call(changePassword, values)
      if (!result.ok) return (await onFailure?.(result.failure)) ? null : result.failure
      api.form.reset(EMPTY)
      onDone()
      return null
    },
  })
  const { register, watch } = api.form
  return (
    <form {...api.formProps} className="grid max-w-190 gap-x-6 gap-y-5 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <FormAlert of={api} />
      </div>
      {/* For password managers: which account the new password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FormField name="password" label={currentLabel} errors={api.errors} isRequired className="sm:col-start-1">
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </FormField>
      <FormField name="newPassword" errors={api.errors} isRequired className="sm:col-start-1">
        {(control) => <PasswordInput {...control} {...register('newPassword')} autoComplete="new-password" />}
      </FormField>
      <div className="sm:row-span-2 sm:self-center sm:pt-4">
        <NewPasswordRules password={watch('newPassword')} former={watch('password')} />
      </div>
      <FormField name="repeatPassword" errors={api.errors} isRequired className="sm:col-start-1">
        {(control) => <PasswordInput {...control} {...register('repeatPassword')} autoComplete="new-password" />}
      </FormField>
      <div className="sm:col-start-1">
        <Button type="submit" variant="primary" isBusy={api.isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
