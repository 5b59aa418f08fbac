import { domainSchema } from '@mixed-zone/contract/schemas/studio/requests'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { requestsTexts } from './requests-texts.ts'

interface AddDomainDialogProps {
  /** Resolves to null once it is saved, else to the failure. */
  readonly onAdd: (domain: string) => Promise<ApiFailure | null>
  readonly onClose: () => void
}

/** Asks for a domain that is trusted from now on. */
export function AddDomainDialog({ onAdd, onClose }: AddDomainDialogProps) {
  const texts = useTexts(requestsTexts).domainsList
  const { trustDomain } = useTexts(sharedTexts).commands
  const {
    ui: { cancel },
    states,
  } = useBaseTexts()
  const field = useRef<HTMLInputElement | null>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => field.current?.focus(), [])

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    // Enter submits without the button.
    if (isBusy) return
    // Somebody may paste an address.
    const parsed = domainSchema.safeParse(text.split('@').at(-1))
    if (!parsed.success) return setError(texts.invalid)
    setIsBusy(true)
    const failure = await onAdd(parsed.data)
    setIsBusy(false)
    if (failure === null) onClose()
    // Only the server knows the free-mail services.
    else if (failure.type === 'validation') setError(texts.invalid)
    // Somebody who cancels the confirmation knows that nothing was done.
    else if (failure.type !== 'reauthentication') setError(failureMessage(failure, states))
  }

  /** Stays open while busy, so that a failure is seen. */
  function handleClose(): void {
    if (!isBusy) onClose()
  }

  return (
    <DialogWindow isOpen onClose={handleClose} size="small">
      <form onSubmit={(event) => void handleSubmit(event)} className="contents">
        <DialogView
          title={trustDomain}
          onClose={handleClose}
          footer={
            <>
              <Button variant="quiet" isDisabled={isBusy} onClick={handleClose}>
                {cancel}
              </Button>
              <Button type="submit" variant="primary" isBusy={isBusy}>
                {texts.trust}
              </Button>
            </>
          }
        >
          <p className="mb-4 text-muted">{texts.addText}</p>
          <Field label={texts.domain} error={error} isRequired>
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                value={text}
                inputMode="url"
                autoCapitalize="off"
                spellCheck={false}
                onChange={(event) => {
                  setText(event.target.value)
                  setError(undefined)
                }}
              />
            )}
          </Field>
        </DialogView>
      </form>
    </DialogWindow>
  )
}
