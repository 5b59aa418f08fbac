import { domainSchema } from '@mixed-zone/contract/schemas/studio/requests'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { requestsTexts } from './requests-texts.ts'

interface AddDomainDialogProps {
  readonly onAdd: (domain: string) => void
  readonly onClose: () => void
}

/** Asks for a domain that is trusted from now on. */
export function AddDomainDialog({ onAdd, onClose }: AddDomainDialogProps) {
  const texts = useTexts(requestsTexts).domainsList
  const { trustDomain } = useTexts(sharedTexts).commands
  const { cancel } = useBaseTexts().ui
  const field = useRef<HTMLInputElement | null>(null)
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)

  useEffect(() => field.current?.focus(), [])

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    // Somebody may paste an address.
    const parsed = domainSchema.safeParse(text.split('@').at(-1))
    if (parsed.success) onAdd(parsed.data)
    else setIsWrong(true)
  }

  return (
    <DialogWindow isOpen onClose={onClose} size="small">
      <form onSubmit={handleSubmit} className="contents">
        <DialogView
          title={trustDomain}
          onClose={onClose}
          footer={
            <>
              <Button variant="quiet" onClick={onClose}>
                {cancel}
              </Button>
              <Button type="submit" variant="primary">
                {texts.trust}
              </Button>
            </>
          }
        >
          <p className="mb-4 text-muted">{texts.addText}</p>
          <Field label={texts.domain} error={isWrong ? texts.invalid : undefined} isRequired>
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                value={text}
                inputMode="url"
                autoCapitalize="off"
                spellCheck={false}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        </DialogView>
      </form>
    </DialogWindow>
  )
}
