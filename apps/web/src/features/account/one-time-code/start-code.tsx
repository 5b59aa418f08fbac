import { startOneTimeCode } from '@mixed-zone/contract/endpoints/access'
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
import type { OfferedSecret } from './offered-secret.ts'

interface StartCodeProps {
  readonly onOffered: (offered: OfferedSecret) => void
  readonly onCancel: () => void
}

/** The password first: whoever sits down at an open screen must not lock its owner out. */
export function StartCode({ onOffered, onCancel }: StartCodeProps) {
  const texts = useBaseTexts()
  const account = useTexts(accountTexts)
  const api = useApiForm({
    defaultValues: { password: '' },
    check: (values, locale) => checkBySchema(startOneTimeCode.body, values, locale),
    send: async (values) => {
      const result = await portal.call(startOneTimeCode, values)
      if (!result.ok) return result.failure
      onOffered(result.value)
      return null
    },
  })
  return (
    <form {...api.formProps} className="grid max-w-100 gap-4">
      <p>{account.code.startText}</p>
      <FormAlert of={api} />
      <FormField name="password" label={account.currentPassword} errors={api.errors} isRequired>
        {(control) => <PasswordInput {...control} {...api.form.register('password')} autoComplete="current-password" />}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={api.isBusy}>
          {account.code.continue}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.ui.cancel}
        </Button>
      </div>
    </form>
  )
}
