import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { AccountPart } from '../account-part.tsx'
import { userDataQuery } from '../account-queries.ts'
import { accountTexts } from '../account-texts.ts'
import { ConfirmCode } from './confirm-code.tsx'
import type { OfferedSecret } from './offered-secret.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StartCode } from './start-code.tsx'
import { StopCode } from './stop-code.tsx'

type Step =
  | { readonly kind: 'still' }
  | { readonly kind: 'start' }
  | { readonly kind: 'confirm'; readonly offered: OfferedSecret }
  | { readonly kind: 'recovery'; readonly codes: readonly string[] }
  | { readonly kind: 'stop' }

const STILL: Step = { kind: 'still' }

/** A second proof at log-in: turned on by a password and a first code, turned off by both. */
export function OneTimeCodePart({ isOn }: { readonly isOn: boolean }) {
  const texts = useTexts(accountTexts).code
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>(STILL)
  const body = useRef<HTMLDivElement | null>(null)
  const shown = useRef(step.kind)
  const refresh = () => void queries.invalidateQueries({ queryKey: userDataQuery.queryKey })
  const cancel = () => setStep(STILL)

  // What was pressed has gone with its step, and the focus with it: it goes on in what took its place.
  useEffect(() => {
    if (shown.current === step.kind) return
    shown.current = step.kind
    const next = body.current?.querySelector<HTMLElement>('h3, input') ?? body.current?.querySelector('button')
    next?.focus()
  }, [step.kind])

  function handleStopped() {
    setStep(STILL)
    toasts.show(texts.stopped)
    refresh()
  }

  return (
    <AccountPart title={texts.title} note={texts.note}>
      <div ref={body}>
        {step.kind === 'still' && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className={isOn ? 'font-semibold text-pitch' : 'text-ink2'}>{isOn ? texts.isOn : texts.isOff}</p>
            <Button onClick={() => setStep({ kind: isOn ? 'stop' : 'start' })}>
              {isOn ? texts.turnOff : texts.turnOn}
            </Button>
          </div>
        )}
        {step.kind === 'start' && (
          <StartCode onOffered={(offered) => setStep({ kind: 'confirm', offered })} onCancel={cancel} />
        )}
        {step.kind === 'confirm' && (
          <ConfirmCode
            offered={step.offered}
            onConfirmed={(codes) => {
              setStep({ kind: 'recovery', codes })
              refresh()
            }}
            onCancel={cancel}
          />
        )}
        {step.kind === 'recovery' && <RecoveryCodes codes={step.codes} onDone={cancel} />}
        {step.kind === 'stop' && <StopCode onStopped={handleStopped} onCancel={cancel} />}
      </div>
    </AccountPart>
  )
}
