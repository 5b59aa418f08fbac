import { isLinkAddress } from '@mixed-zone/contract/rules/link-address'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import { editorTexts } from '../editor-texts.ts'

interface LinkDialogProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** The address of the selected words; without a selection the address itself is inserted. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const texts = useTexts(editorTexts).link
  const { cancel } = useBaseTexts().ui
  const formId = useId()
  const current: unknown = editor.getAttributes('link')['href']
  const [address, setAddress] = useState(typeof current === 'string' ? current : '')
  const [error, setError] = useState<string>()

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    const href = completeHref(address)
    if (href === null) {
      setError(texts.invalid)
      return
    }
    const isNew = editor.state.selection.empty && !editor.isActive('link')
    const chain = editor.chain().focus()
    if (isNew)
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.extendMarkRange('link').setMark('link', { href }).run()
    onClose()
  }

  function handleRemove(): void {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          {current !== undefined && (
            <Button variant="danger" onClick={handleRemove} className="mr-auto">
              {texts.remove}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Field label={texts.address} help={texts.help} error={error} isRequired>
          {(control) => (
            <TextInput
              {...control}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type it
              autoFocus
              inputMode="url"
              autoCapitalize="off"
              spellCheck={false}
              value={address}
              onChange={(event) => {
                setAddress(event.target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

/** Adds what people leave out: `https://` before a domain, `mailto:` before an email address. Null if it is no address. */
export function completeHref(address: string): string | null {
  const typed = address.trim()
  if (typed === '' || /\s/.test(typed)) return null
  // A page of the portal.
  if (typed.startsWith('/')) return isLinkAddress(typed) ? typed : null
  if (/^[a-z][\w+.-]*:/i.test(typed) && !/^[\w.-]+:\d+/.test(typed)) {
    return isLinkAddress(typed) && (URL.canParse(typed) || /^(?:mailto|tel):/i.test(typed)) ? typed : null
  }
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`
  const href = `https://${typed}`
  return isLinkAddress(href) && URL.canParse(href) && new URL(href).hostname.includes('.') ? href : null
}
