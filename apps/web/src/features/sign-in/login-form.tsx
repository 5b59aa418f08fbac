import { paths } from '@mixed-zone/contract/screens'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { failureSentence } from '../../api/failure-sentence.ts'
import { ApiFailure } from '../../api/failure.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { currentLocale, useLocale } from '../../i18n/language-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { useLazyPart } from '../../load-states/use-lazy-part.ts'
import { CaptchaRow } from '../../session/captcha/captcha-row.tsx'
import { useCaptcha } from '../../session/captcha/use-captcha.ts'
import { useSessionStatus } from '../../session/session-status.ts'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { PasswordInput } from '../../ui/primitives/password-input.tsx'
import { EmailInput } from '../../ui/primitives/text-input.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'
import { codeTexts } from './code/code-texts.ts'
import { checkLoginValues, type LoginErrors, type LoginValues, readLoginValues } from './login-form-values.ts'

// Lazy: the code that calls the server is loaded when the form gets the focus.
const loadLogIn = () => import('./log-in.ts').then((module) => module.logIn)

/** Lazy: few accounts have a one-time code. */
async function loadCodeForm() {
  const [{ CodeForm }] = await Promise.all([import('./code/code-form.tsx'), loadTexts(currentLocale(), [codeTexts])])
  return CodeForm
}

/** Email, password and captcha. A failure keeps the typed values and gets the focus. */
export function LoginForm() {
  const locale = useLocale()
  const texts = useBaseTexts()
  const captcha = useCaptcha()
  const { Part: CodeForm, load } = useLazyPart(loadCodeForm)
  const [isBusy, setIsBusy] = useState(false)
  /** What the fields hold since the first submit; the messages follow it and the current language. */
  const [checked, setChecked] = useState<LoginValues | null>(null)
  const [refused, setRefused] = useState<LoginErrors>({})
  /** Valid credentials of an account that also needs a one-time code. */
  const [withoutCode, setWithoutCode] = useState<LoginValues | null>(null)
  const [isBack, setIsBack] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const endedBy = useSessionStatus(({ end }) => (end?.kind === 'expired' ? end.by : null))
  const isAccountDeleted = useSessionStatus(({ end }) => end?.kind === 'account-deleted')
  const alert = useRef<HTMLDivElement | null>(null)
  const form = useRef<HTMLFormElement | null>(null)
  const shownFailure = useMemo(() => failure ?? (endedBy && new ApiFailure(endedBy)), [failure, endedBy])
  const errors = { ...refused, ...(checked && checkLoginValues(checked, texts)) }

  useEffect(() => {
    if (shownFailure !== null) alert.current?.focus()
  }, [shownFailure])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const values = readLoginValues(event.currentTarget)
    const faults = checkLoginValues(values, texts)
    setChecked(values)
    setRefused({})
    setFailure(null)
    if (Object.keys(faults).length > 0) return focusFirst(faults)
    setIsBusy(true)
    const outcome = await loadLogIn().then(
      (logIn) => logIn({ values, captcha }),
      () => new ApiFailure('network'),
    )
    const needsCode = outcome instanceof ApiFailure && outcome.type === 'code'
    const isCodeFormThere = needsCode && (await load())
    setIsBusy(false)
    if (outcome === null || outcome === 'no-captcha') return
    if (isCodeFormThere) return setWithoutCode(values)
    // The next attempt needs a new captcha; it is solved while the person types.
    captcha.start()
    if (needsCode) return
    setRefused(outcome.fields)
    setFailure(outcome)
  }

  function handleChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (checked === null) return
    setChecked(readLoginValues(currentTarget))
    // Only the next attempt can tell whether the server accepts the new value.
    if (target instanceof HTMLInputElement) setRefused({ ...refused, [target.name]: undefined })
  }

  function handleFocus() {
    captcha.start()
    // Preload before submit. A failure is retried and reported then.
    loadLogIn().catch(() => {})
  }

  function focusFirst(faults: LoginErrors) {
    const name = faults.email === undefined ? 'password' : 'email'
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  }

  function handleBack() {
    setWithoutCode(null)
    setIsBack(true)
  }

  if (withoutCode !== null && CodeForm !== null) {
    return <CodeForm values={withoutCode} captcha={captcha} onBack={handleBack} />
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onChange={handleChange}
      onFocus={handleFocus}
      className="grid gap-4"
    >
      {shownFailure !== null && (
        <Alert ref={alert} tabIndex={-1} variant="error">
          {failureSentence(shownFailure, texts)}
        </Alert>
      )}
      {shownFailure === null && isAccountDeleted && <Alert variant="success">{texts.signIn.accountDeleted}</Alert>}
      <Field label={texts.fieldNames.email} error={errors.email} isRequired>
        {(control) => (
          <EmailInput
            {...control}
            name="email"
            autoComplete="username"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the step that was left
            autoFocus={isBack}
          />
        )}
      </Field>
      <Field
        label={texts.fieldNames.password}
        error={errors.password}
        isRequired
        aside={
          <TextLink href={paths.forgotPassword({ locale })} className="text-14">
            {texts.signIn.forgotPassword}
          </TextLink>
        }
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <CaptchaRow captcha={captcha} />
      <Button type="submit" variant="primary" size="large" isFullWidth isBusy={isBusy}>
        {texts.signIn.connect}
      </Button>
    </form>
  )
}
