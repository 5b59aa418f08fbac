import { forgotPassword } from '@mixed-zone/contract/endpoints/access'
import { forgotPasswordSchema } from '@mixed-zone/contract/schemas/access-forms'
import { paths } from '@mixed-zone/contract/screens'
import { useState } from 'react'
import { portal } from '../../api/portal-client.ts'
import { validateForm } from '../../forms/validate-form.ts'
import { FormAlert } from '../../forms/form-alert.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { withCaptcha } from '../../forms/with-captcha.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CaptchaRow } from '../../session/captcha/captcha-row.tsx'
import { useCaptcha } from '../../session/captcha/use-captcha.ts'
import { NarrowPage } from '../../ui/patterns/narrow-page.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { EmailInput } from '../../ui/primitives/text-input.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'
import { forgotPasswordTexts } from './forgot-password-texts.ts'

/** Requests a link to a new password. The answer is the same for every address. */
export function ForgotPasswordScreen() {
  const texts = useTexts(forgotPasswordTexts)
  const [sentTo, setSentTo] = useState<string | null>(null)
  useDocumentTitle(sentTo === null ? texts.title : texts.sentTitle)
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <NarrowPage title={texts.title} intro={texts.intro}>
      <ForgotPasswordForm onSent={setSentTo} />
    </NarrowPage>
  )
}

function ForgotPasswordForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const locale = useLocale()
  const texts = useTexts(forgotPasswordTexts)
  const captcha = useCaptcha()
  const api = useApiForm({
    defaultValues: { email: '' },
    check: (values, locale) => validateForm(forgotPasswordSchema, values, { locale }),
    send: async ({ email }) => {
      const result = await withCaptcha(captcha, (payload) => portal.call(forgotPassword, { email, captcha: payload }))
      if (result === null) return 'no-captcha'
      if (!result.ok) return result.failure
      onSent(email.trim())
      return null
    },
  })
  return (
    <form {...api.formProps} onFocus={captcha.start} className="grid gap-4">
      <FormAlert of={api} />
      <FormField name="email" errors={api.errors} isRequired>
        {(control) => <EmailInput {...control} {...api.form.register('email')} autoComplete="username" />}
      </FormField>
      <CaptchaRow captcha={captcha} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="primary" size="large" isBusy={api.isBusy}>
          {texts.send}
        </Button>
        <TextLink href={paths.login({ locale })}>{texts.backToLogin}</TextLink>
      </div>
    </form>
  )
}

function LinkSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const locale = useLocale()
  const texts = useTexts(forgotPasswordTexts)
  return (
    <NarrowPage title={texts.sentTitle} hasFocus>
      <p className="measure text-18 wrap-anywhere">{texts.sentText({ email })}</p>
      <p className="measure mt-3 text-muted">{texts.sentHelp}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={onAgain}>{texts.again}</Button>
        <TextLink href={paths.login({ locale })}>{texts.backToLogin}</TextLink>
      </div>
    </NarrowPage>
  )
}
