import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { userDataQuery } from '../../../api/user-data.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { AccountPart } from '../account-part.tsx'
import { accountTexts } from '../account-texts.ts'
import { ConfirmForm, type OfferedSecret, StartForm, StopForm } from './code-forms.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'start' }
  | { readonly kind: 'confirm'; readonly offered: OfferedSecret }
  | { readonly kind: 'recovery'; readonly codes: readonly string[] }
  | { readonly kind: 'stop' }

const IDLE: Step = { kind: 'idle' }

/** Two-factor authentication: turned on by the password and a first code, turned off by both. */
export function OneTimeCodePart({ isOn }: { readonly isOn: boolean }) {
  const texts = useTexts(accountTexts).code
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>(IDLE)
  const body = useRef<HTMLDivElement | null>(null)
  const shown = useRef(step.kind)
  const refresh = () => void queries.invalidateQueries({ queryKey: userDataQuery.queryKey })
  const cancel = () => setStep(IDLE)

  // The pressed button was removed with its step: move the focus into the next one.
  useEffect(() => {
    if (shown.current === step.kind) return
    shown.current = step.kind
    const next = body.current?.querySelector<HTMLElement>('h3, input') ?? body.current?.querySelector('button')
    next?.focus()
  }, [step.kind])

  function handleStopped() {
    setStep(IDLE)
    toasts.show(texts.stopped)
    refresh()
  }

  return (
    <AccountPart title={texts.title} note={texts.note}>
      <div ref={body}>
        {step.kind === 'idle' && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className={isOn ? 'font-semibold text-pitch' : 'text-ink2'}>{isOn ? texts.isOn : texts.isOff}</p>
            <Button onClick={() => setStep({ kind: isOn ? 'stop' : 'start' })}>
              {isOn ? texts.turnOff : texts.turnOn}
            </Button>
          </div>
        )}
        {step.kind === 'start' && (
          <StartForm onOffered={(offered) => setStep({ kind: 'confirm', offered })} onCancel={cancel} />
        )}
        {step.kind === 'confirm' && (
          <ConfirmForm
            offered={step.offered}
            onConfirmed={(codes) => {
              setStep({ kind: 'recovery', codes })
              refresh()
            }}
            onCancel={cancel}
          />
        )}
        {step.kind === 'recovery' && <RecoveryCodes codes={step.codes} onDone={cancel} />}
        {step.kind === 'stop' && <StopForm onStopped={handleStopped} onCancel={cancel} />}
      </div>
    </AccountPart>
  )
}
