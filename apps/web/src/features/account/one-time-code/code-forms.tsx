import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import { confirmOneTimeCode, startOneTimeCode, stopOneTimeCode } from '@mixed-zone/contract/endpoints/access'
import {
  confirmOneTimeCodeSchema,
  startOneTimeCodeSchema,
  stopOneTimeCodeSchema,
} from '@mixed-zone/contract/schemas/access-forms'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { encode } from 'uqr'
import { portal } from '../../../api/portal-client.ts'
import { validateForm } from '../../../forms/validate-form.ts'
import { FormAlert } from '../../../forms/form-alert.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { type ApiForm, type FormErrors, useApiForm } from '../../../forms/use-api-form.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyButton } from '../../../ui/components/copy-button.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { PasswordInput } from '../../../ui/primitives/password-input.tsx'
import { CodeInput } from '../../../ui/primitives/code-input.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { accountTexts } from '../account-texts.ts'

/** The secret to type into an authenticator, and the address behind the QR code. */
export type OfferedSecret = AnswerOf<typeof startOneTimeCode>

const CODE_LOOK = 'max-w-60 tabular-nums'

interface StartFormProps {
  readonly onOffered: (offered: OfferedSecret) => void
  readonly onCancel: () => void
}

/** Asks for the password first: somebody at an unattended screen must not lock its owner out. */
export function StartForm({ onOffered, onCancel }: StartFormProps) {
  const { code: texts, currentPassword } = useTexts(accountTexts)
  const api = useApiForm({
    defaultValues: { password: '' },
    check: (values, locale) =>
      validateForm(startOneTimeCodeSchema, values, { locale, labels: { password: currentPassword } }),
    send: async (values) => {
      const result = await portal.call(startOneTimeCode, values)
      if (!result.ok) return result.failure
      onOffered(result.value)
      return null
    },
  })
  return (
    <StepForm api={api} submit={texts.continue} onCancel={onCancel} className="max-w-100">
      <p>{texts.startText}</p>
      <FormAlert of={api} />
      <PasswordField errors={api.errors} {...api.form.register('password')} />
    </StepForm>
  )
}

interface ConfirmFormProps {
  readonly offered: OfferedSecret
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Shows the secret and asks for a first code, which proves that the authenticator has it. */
export function ConfirmForm({ offered, onConfirmed, onCancel }: ConfirmFormProps) {
  const texts = useTexts(accountTexts).code
  const api = useApiForm({
    defaultValues: { code: '' },
    check: (values, locale) => validateForm(confirmOneTimeCodeSchema, values, { locale }),
    send: async (values) => {
      const result = await portal.call(confirmOneTimeCode, values)
      if (!result.ok) return result.failure
      onConfirmed(result.value.recoveryCodes)
      return null
    },
  })
  return (
    <StepForm api={api} submit={texts.confirm} onCancel={onCancel} className="max-w-190 justify-items-start">
      <p>{texts.scan}</p>
      <div className="flex flex-wrap gap-6">
        <QrCode text={offered.uri} label={texts.qrAlt} />
        <div className="grid min-w-0 content-start justify-items-start gap-2">
          <p className="text-14 font-semibold">{texts.secret}</p>
          <code className="text-16 wrap-anywhere">{offered.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={offered.secret} label={texts.copySecret} variant="secondary" />
          <TextLink href={offered.uri}>{texts.openApp}</TextLink>
        </div>
      </div>
      <p>{texts.confirmText}</p>
      <FormAlert of={api} />
      <FormField name="code" errors={api.errors} isRequired>
        {(control) => (
          <CodeInput {...control} {...api.form.register('code')} inputMode="numeric" className={CODE_LOOK} />
        )}
      </FormField>
    </StepForm>
  )
}

interface StopFormProps {
  readonly onStopped: () => void
  readonly onCancel: () => void
}

/** Asks for password and code, as log-in does. */
export function StopForm({ onStopped, onCancel }: StopFormProps) {
  const { code: texts, currentPassword } = useTexts(accountTexts)
  const api = useApiForm({
    defaultValues: { password: '', code: '' },
    check: (values, locale) =>
      validateForm(stopOneTimeCodeSchema, values, { locale, labels: { password: currentPassword } }),
    send: async (values) => {
      const result = await portal.call(stopOneTimeCode, values)
      if (!result.ok) return result.failure
      onStopped()
      return null
    },
  })
  return (
    <StepForm api={api} submit={texts.turnOff} onCancel={onCancel} className="max-w-100">
      <p>{texts.stopText}</p>
      <FormAlert of={api} />
      <PasswordField errors={api.errors} {...api.form.register('password')} />
      <FormField name="code" errors={api.errors} isRequired help={texts.codeHelp}>
        {(control) => <CodeInput {...control} {...api.form.register('code')} className={CODE_LOOK} />}
      </FormField>
    </StepForm>
  )
}

interface StepFormProps<Values extends FieldValues> {
  readonly api: ApiForm<Values>
  readonly submit: string
  readonly onCancel: () => void
  readonly className: string
  readonly children: ReactNode
}

function StepForm<Values extends FieldValues>({ api, submit, onCancel, className, children }: StepFormProps<Values>) {
  const texts = useBaseTexts().ui
  return (
    <form {...api.formProps} className={`grid gap-4 ${className}`}>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={api.isBusy}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

type PasswordFieldProps = ComponentProps<typeof PasswordInput> & { readonly errors: FormErrors }

function PasswordField({ errors, ...input }: PasswordFieldProps) {
  const texts = useTexts(accountTexts)
  return (
    <FormField name="password" label={texts.currentPassword} errors={errors} isRequired>
      {(control) => <PasswordInput {...control} {...input} autoComplete="current-password" />}
    </FormField>
  )
}

// The quiet zone that scanners need, in modules.
const QUIET = 4

/** Always dark on light: many scanners cannot read an inverted code. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET })
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: squares.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded-control border border-line bg-on-night"
    >
      <path d={path} className="fill-night" />
    </svg>
  )
}
