import { confirmIdentity } from '@mixed-zone/contract/endpoints/access'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../api/failure-message.ts'
import { portal } from '../../api/portal-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DialogView, DialogWindow } from '../../ui/components/overlays/dialog.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { PasswordInput } from '../../ui/primitives/password-input.tsx'
import { CodeInput } from '../../ui/primitives/code-input.tsx'
import { sharedTexts } from './shared-texts.ts'
import { useIdentityRequest } from './studio-client.ts'

/** Asks for the password or a one-time code while a call of `studioClient` waits for it. */
export function ConfirmIdentityDialog() {
  const request = useIdentityRequest(({ open }) => open)
  // Whoever leaves the studio leaves the question unanswered: the call that waits for it fails.
  useEffect(() => () => useIdentityRequest.getState().open?.settle(false), [])
  return (
    <DialogWindow isOpen={request !== null} onClose={() => request?.settle(false)} size="small">
      {request !== null && <IdentityForm onSettled={request.settle} />}
    </DialogWindow>
  )
}

function IdentityForm({ onSettled }: { readonly onSettled: (isConfirmed: boolean) => void }) {
  const texts = useTexts(sharedTexts).identity
  const { states, ui } = useBaseTexts()
  const form = useRef<HTMLFormElement | null>(null)
  const [isByCode, setIsByCode] = useState(false)
  const [value, setValue] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)

  // Focuses the field, and not the button that closes the dialog.
  useEffect(() => form.current?.querySelector('input')?.focus(), [isByCode])

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (value === '' || isBusy) return
    setIsBusy(true)
    const result = await portal.call(confirmIdentity, isByCode ? { code: value } : { password: value })
    setIsBusy(false)
    if (result.ok) return onSettled(true)
    const { type } = result.failure
    setError(
      type === 'validation'
        ? isByCode
          ? texts.wrongCode
          : texts.wrongPassword
        : failureMessage(result.failure, states),
    )
  }

  function switchKind(): void {
    setIsByCode(!isByCode)
    setValue('')
    setError(undefined)
  }

  const label = isByCode ? texts.code : texts.password
  return (
    <form ref={form} onSubmit={(event) => void handleSubmit(event)} className="contents">
      <DialogView
        title={texts.title}
        onClose={() => onSettled(false)}
        footer={
          <>
            <Button variant="quiet" onClick={() => onSettled(false)}>
              {ui.cancel}
            </Button>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {texts.confirm}
            </Button>
          </>
        }
      >
        <p className="mb-4 text-muted">{texts.text}</p>
        <Field label={label} error={error}>
          {(control) =>
            isByCode ? (
              <CodeInput key="code" {...control} value={value} onChange={(event) => setValue(event.target.value)} />
            ) : (
              <PasswordInput
                key="password"
                {...control}
                autoComplete="current-password"
                value={value}
                onChange={(event) => setValue(event.target.value)}
              />
            )
          }
        </Field>
        <Button variant="quiet" size="small" className="mt-2 -ml-3" onClick={switchKind}>
          {isByCode ? texts.usePassword : texts.useCode}
        </Button>
      </DialogView>
    </form>
  )
}
