import { oneTimeCodeSchema } from '@mixed-zone/contract/schemas/password'
import * as z from 'zod/mini'
import { ApiFailure } from '../../../api/failure.ts'
import { validateForm } from '../../../forms/validate-form.ts'
import { FormAlert } from '../../../forms/form-alert.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { useApiForm } from '../../../forms/use-api-form.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CaptchaRow } from '../../../session/captcha/captcha-row.tsx'
import type { Captcha } from '../../../session/captcha/use-captcha.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { CodeInput } from '../../../ui/primitives/code-input.tsx'
import { logIn } from '../log-in.ts'
import type { LoginValues } from '../login-form-values.ts'
import { codeTexts } from './code-texts.ts'

interface CodeFormProps {
  readonly values: LoginValues
  readonly captcha: Captcha
  readonly onBack: () => void
}

const CODE = z.object({ code: oneTimeCodeSchema })

/** The second step of log-in, for accounts that ask for a one-time code. */
export function CodeForm({ values, captcha, onBack }: CodeFormProps) {
  const { connect } = useBaseTexts().signIn
  const texts = useTexts(codeTexts)
  const api = useApiForm({
    defaultValues: { code: '' },
    check: (typed, locale) => validateForm(CODE, typed, { locale, labels: { code: texts.label } }),
    send: async ({ code }) => {
      const outcome = await logIn({ values, code: code.trim(), captcha })
      if (outcome === null || outcome === 'no-captcha') return outcome
      // The next attempt needs a new captcha; it is solved while the person types.
      captcha.start()
      if (outcome.type !== 'code') return outcome
      return new ApiFailure('code', { fields: { code: texts.wrongCode } })
    },
  })
  return (
    <form {...api.formProps} onFocus={captcha.start} className="grid gap-4">
      <FormAlert of={api} />
      <FormField name="code" label={texts.label} errors={api.errors} isRequired help={texts.help}>
        {(control) => (
          <CodeInput
            {...control}
            {...api.form.register('code')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the form that was just sent
            autoFocus
          />
        )}
      </FormField>
      <CaptchaRow captcha={captcha} />
      <Button type="submit" variant="primary" size="large" isFullWidth isBusy={api.isBusy}>
        {connect}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {texts.otherAccount}
      </Button>
    </form>
  )
}
