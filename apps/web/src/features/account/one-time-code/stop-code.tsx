import { stopOneTimeCode } from '@mixed-zone/contract/endpoints/access'
import { portal } from '../../../api/portal-client.ts'
import { checkBySchema } from '../../../forms/check-by-schema.ts'
import { FormAlert } from '../../../forms/form-alert.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { useApiForm } from '../../../forms/use-api-form.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { PasswordInput } from '../../../ui/primitives/password-input.tsx'
import { accountTexts } from '../account-texts.ts'
import { CodeInput } from './code-input.tsx'

interface StopCodeProps {
  readonly onStopped: () => void
  readonly onCancel: () => void
}

/** Both proofs once more, and log-in asks for one of them only. */
export function StopCode({ onStopped, onCancel }: StopCodeProps) {
  const texts = useBaseTexts()
  const account = useTexts(accountTexts)
  const api = useApiForm({
    defaultValues: { password: '', code: '' },
    check: (values, locale) => checkBySchema(stopOneTimeCode.body, values, locale),
    send: async (values) => {
      const result = await portal.call(stopOneTimeCode, values)
      if (!result.ok) return result.failure
      onStopped()
      return null
    },
  })
  return (
    <form {...api.formProps} className="grid max-w-100 gap-4">
      <p>{account.code.stopText}</p>
      <FormAlert of={api} />
      <FormField name="password" label={account.currentPassword} errors={api.errors} isRequired>
        {(control) => <PasswordInput {...control} {...api.form.register('password')} autoComplete="current-password" />}
      </FormField>
      <FormField name="code" errors={api.errors} isRequired help={account.code.codeHelp}>
        {(control) => <CodeInput {...control} {...api.form.register('code')} />}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={api.isBusy}>
          {account.code.turnOff}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.ui.cancel}
        </Button>
      </div>
    </form>
  )
}
