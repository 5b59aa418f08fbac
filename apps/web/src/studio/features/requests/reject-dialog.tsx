import type { Locale } from '@mixed-zone/contract/locales'
import { MAX_REASON_CHARACTERS, type RejectionReason } from '@mixed-zone/contract/schemas/studio/requests'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { Kbd } from '../../shared/kbd.tsx'
import { rejectTemplatesQuery } from './request-queries.ts'
import { requestsTexts } from './requests-texts.ts'

interface RejectDialogProps {
  /** Who is rejected: one person with their language, or the number of several. */
  readonly target: { readonly name: string; readonly locale: Locale } | { readonly count: number }
  readonly onReject: (reason: RejectionReason) => void
  readonly onClose: () => void
}

/** The reason of a rejection: a template by 1 to 6, or another text. Ctrl Enter sends it. */
export function RejectDialog({ target, onReject, onClose }: RejectDialogProps) {
  const own = useLocale()
  const texts = useTexts(requestsTexts)
  const { ui } = useBaseTexts()
  const templates = useQuery(rejectTemplatesQuery()).data?.templates ?? []
  const [chosen, setChosen] = useState(0)
  /** Null until it is edited. */
  const [typed, setTyped] = useState<string | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const list = useRef<HTMLDivElement | null>(null)
  const isSingle = 'name' in target
  const locale = isSingle ? target.locale : own
  const template = templates[chosen]
  const text = typed ?? template?.text[locale] ?? ''
  const error = hasTried && text.trim() === '' ? texts.reasonMissing : undefined

  useEffect(() => list.current?.querySelector('button')?.focus(), [templates.length])

  function choose(index: number): void {
    setChosen(index)
    setTyped(null)
  }

  function send(): void {
    setHasTried(true)
    if (text.trim() === '') return
    // Several people get the template in their own languages, unless its text was changed.
    onReject(!isSingle && typed === null && template !== undefined ? template.text : text.trim())
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return send()
    }
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.altKey || event.metaKey) return
    const index = Number(event.key) - 1
    if (Number.isInteger(index) && index >= 0 && index < templates.length) choose(index)
  }

  // The text of every template can be changed, so without any there is still one's own.
  const reasons = templates.length === 0 ? [texts.otherReason] : templates.map(({ name }) => name[own])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isSingle ? texts.rejectTitle({ name: target.name }) : texts.rejectMany({ count: target.count })}
      subtitle={isSingle ? texts.rejectIntro({ language: texts.languages[locale] }) : texts.rejectIntroMany}
      footer={
        <>
          <p className="min-w-0 flex-1 basis-40 text-14 text-muted">{texts.sentAfter}</p>
          <Button onClick={onClose}>
            {ui.cancel} <Kbd>Esc</Kbd>
          </Button>
          <Button variant="primary" onClick={send}>
            {texts.rejectAndSend} <Kbd>Ctrl ↵</Kbd>
          </Button>
        </>
      }
    >
      <div onKeyDown={handleKeyDown} className="grid gap-6 sm:grid-cols-[15rem_1fr]">
        <div ref={list} role="group" aria-label={texts.reason}>
          <p aria-hidden="true" className="mb-1 text-12 font-semibold text-muted">
            {texts.reason}
          </p>
          {reasons.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => choose(index)}
              className={classNames(
                'flex min-h-10 w-full items-center gap-2 px-3 py-1.5 text-left text-14 pointer-coarse:min-h-11',
                index === chosen
                  ? 'bg-accent-tint font-semibold shadow-[inset_3px_0_0_var(--lamp)]'
                  : 'hover:bg-sunken',
              )}
            >
              <span className="min-w-0 flex-1">{name}</span>
              <Kbd>{index + 1}</Kbd>
            </button>
          ))}
        </div>
        <Field label={texts.reasonText} error={error} isRequired>
          {(control) => (
            <TextArea
              {...control}
              lang={locale}
              rows={7}
              maxLength={MAX_REASON_CHARACTERS}
              value={text}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
