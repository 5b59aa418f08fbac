import { confirmOneTimeCode } from '@mixed-zone/contract/endpoints/access'
import { portal } from '../../../api/portal-client.ts'
import { checkBySchema } from '../../../forms/check-by-schema.ts'
import { FormAlert } from '../../../forms/form-alert.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { useApiForm } from '../../../forms/use-api-form.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyButton } from '../../../ui/components/copy-button.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { accountTexts } from '../account-texts.ts'
import { CodeInput } from './code-input.tsx'
import type { OfferedSecret } from './offered-secret.ts'
import { QrCode } from './qr-code.tsx'

interface ConfirmCodeProps {
  readonly offered: OfferedSecret
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** The key, to be scanned, typed or followed, and a first code that proves it has arrived. */
export function ConfirmCode({ offered, onConfirmed, onCancel }: ConfirmCodeProps) {
  const texts = useBaseTexts()
  const account = useTexts(accountTexts)
  const own = account.code
  const api = useApiForm({
    defaultValues: { code: '' },
    check: (values, locale) => checkBySchema(confirmOneTimeCode.body, values, locale),
    send: async (values) => {
      const result = await portal.call(confirmOneTimeCode, values)
      if (!result.ok) return result.failure
      onConfirmed(result.value.recoveryCodes)
      return null
    },
  })
  return (
    <form {...api.formProps} className="grid max-w-190 justify-items-start gap-4">
      <p>{own.scan}</p>
      <div className="flex flex-wrap gap-6">
        <QrCode text={offered.uri} label={own.qrAlt} />
        <div className="grid min-w-0 content-start justify-items-start gap-2">
          <p className="text-14 font-semibold">{own.secret}</p>
          <code className="text-16 wrap-anywhere">{offered.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={offered.secret} label={own.copySecret} variant="secondary" />
          <TextLink href={offered.uri}>{own.openApp}</TextLink>
        </div>
      </div>
      <p>{own.confirmText}</p>
      <FormAlert of={api} />
      <FormField name="code" errors={api.errors} isRequired>
        {(control) => <CodeInput {...control} {...api.form.register('code')} inputMode="numeric" />}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={api.isBusy}>
          {own.confirm}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.ui.cancel}
        </Button>
      </div>
    </form>
  )
}
