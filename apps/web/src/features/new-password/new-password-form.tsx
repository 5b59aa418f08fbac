import { resetPassword } from '@mixed-zone/contract/endpoints/access'
import { resetPasswordSchema } from '@mixed-zone/contract/schemas/access-forms'
import { fieldName } from '@mixed-zone/contract/field-messages'
import { portal } from '../../api/portal-client.ts'
import { validateForm } from '../../forms/validate-form.ts'
import { FormAlert } from '../../forms/form-alert.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { NewPasswordFields } from '../../forms/new-password-fields.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { EmailInput } from '../../ui/primitives/text-input.tsx'
import { newPasswordTexts } from './new-password-texts.ts'

interface NewPasswordFormProps {
  readonly token: string
  readonly onDone: () => void
  /** The server may have set the password nevertheless. */
  readonly onAnswerLost: () => void
  /** Called when the link was refused; the screen shows by itself if it has expired. */
  readonly isStillValid: () => Promise<boolean>
}

/** The email again, and the new password twice with its rules. */
export function NewPasswordForm({ token, onDone, onAnswerLost, isStillValid }: NewPasswordFormProps) {
  const locale = useLocale()
  const texts = useTexts(newPasswordTexts)
  const api = useApiForm({
    defaultValues: { email: '', password: '', repeatPassword: '' },
    check: (values, locale) =>
      validateForm(
        resetPasswordSchema,
        { token, ...values },
        { locale, labels: { password: fieldName('newPassword', locale) } },
      ),
    send: async (values) => {
      const result = await portal.call(resetPassword, { token, ...values })
      if (!result.ok && result.failure.type === 'network') onAnswerLost()
      if (!result.ok) return result.failure.type !== 'link' || (await isStillValid()) ? result.failure : null
      onDone()
      return null
    },
  })
  const { register, watch } = api.form
  return (
    <form {...api.formProps} className="grid gap-4">
      <FormAlert of={api} meanings={{ link: texts.otherEmail }} />
      <FormField name="email" errors={api.errors} isRequired>
        {(control) => <EmailInput {...control} {...register('email')} autoComplete="username" />}
      </FormField>
      <NewPasswordFields
        label={fieldName('newPassword', locale)}
        errors={api.errors}
        password={register('password')}
        repeatPassword={register('repeatPassword')}
        typed={watch('password')}
      />
      <div>
        <Button type="submit" variant="primary" size="large" isBusy={api.isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
