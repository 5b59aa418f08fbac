import { type Locale, LOCALES, mapLocales } from '@mixed-zone/contract/locales'
import { MAX_REASON_CHARACTERS, type RejectionReason } from '@mixed-zone/contract/schemas/studio/requests'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { Kbd } from '../../shared/kbd.tsx'
import { rejectionMailQuery, rejectTemplatesQuery } from './request-queries.ts'
import { requestsTexts } from './requests-texts.ts'

interface RejectedPerson {
  readonly name: string
  readonly firstName: string
  readonly locale: Locale
}

interface RejectDialogProps {
  /** Who is rejected: one person with their language, or the number of several. */
  readonly target: RejectedPerson | { readonly count: number }
  readonly onReject: (reason: RejectionReason) => void
  readonly onClose: () => void
}

/** The reason of a rejection: a template by 1 to 6, or another text, in the mail as it will arrive. Ctrl Enter sends it. */
export function RejectDialog({ target, onReject, onClose }: RejectDialogProps) {
  const own = useLocale()
  const texts = useTexts(requestsTexts)
  const { ui } = useBaseTexts()
  const { formatNumber } = useFormats()
  const templates = useQuery(rejectTemplatesQuery()).data?.templates ?? []
  const person = 'name' in target ? target : null
  const [chosen, setChosen] = useState(0)
  const [shown, setShown] = useState(person?.locale ?? own)
  /** Texts that were changed, by language. */
  const [typed, setTyped] = useState<Partial<Record<Locale, string>>>({})
  const [hasTried, setHasTried] = useState(false)
  const list = useRef<HTMLDivElement | null>(null)
  // The template of another language no longer says the same as a text that was changed.
  const template = person === null && Object.keys(typed).length > 0 ? undefined : templates[chosen]
  const textIn = (locale: Locale) => typed[locale] ?? template?.text[locale] ?? ''
  const missing = (person === null ? LOCALES : [person.locale]).filter((locale) => textIn(locale).trim() === '')

  useEffect(() => list.current?.querySelector('button')?.focus(), [templates.length])

  function choose(index: number): void {
    setChosen(index)
    setTyped({})
  }

  function send(): void {
    setHasTried(true)
    const [firstMissing] = missing
    if (firstMissing !== undefined) return setShown(firstMissing)
    const text = (locale: Locale) => textIn(locale).trim()
    onReject(person === null ? mapLocales(text) : text(person.locale))
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
      size="wide"
      title={
        'name' in target
          ? texts.rejectTitle({ name: target.name })
          : texts.rejectMany({ count: target.count, shown: formatNumber(target.count) })
      }
      subtitle={
        person === null ? texts.rejectIntroMany : texts.rejectIntro({ language: texts.languages[person.locale] })
      }
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
      <div onKeyDown={handleKeyDown} className="grid gap-6 border-line sm:grid-cols-[15rem_1fr]">
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
        <div className="min-w-0">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-14 font-semibold">{texts.mailPreview}</h3>
            <SegmentedControl
              label={texts.mailLanguage}
              segments={LOCALES.map((locale) => ({ value: locale, label: locale.toUpperCase() }))}
              value={shown}
              onChange={setShown}
            />
          </div>
          <MailPreview
            locale={shown}
            firstName={person?.firstName ?? ''}
            reason={textIn(shown)}
            error={hasTried && missing.includes(shown) ? texts.reasonMissing : undefined}
            // One person gets one mail: in other languages it is shown to those who do not read theirs.
            onReason={
              person !== null && person.locale !== shown ? null : (text) => setTyped({ ...typed, [shown]: text })
            }
          />
        </div>
      </div>
    </Dialog>
  )
}

interface MailPreviewProps {
  readonly locale: Locale
  readonly firstName: string
  readonly reason: string
  readonly error: string | undefined
  /** Null if it cannot be changed. */
  readonly onReason: ((text: string) => void) | null
}

function MailPreview({ locale, firstName, reason, error, onReason }: MailPreviewProps) {
  const own = useLocale()
  const texts = useTexts(requestsTexts)
  const { data: mail } = useQuery(rejectionMailQuery({ locale, firstName }))
  return (
    <div lang={locale} className="rounded-picture border border-t-4 border-line border-t-lamp bg-paper p-4 text-14">
      {mail ? (
        <>
          <p lang={own} className="text-12 text-muted">
            {texts.subject}
          </p>
          <p className="mb-3 font-semibold">{mail.subject}</p>
          <p>{mail.greeting}</p>
          {mail.paragraphs.map((text) => (
            <p key={text} className="mt-2">
              {text}
            </p>
          ))}
        </>
      ) : (
        <Skeleton className="h-28" />
      )}
      {onReason === null ? (
        <p className="mt-3 border-l-3 border-edge pl-3 whitespace-pre-line">{reason}</p>
      ) : (
        <Field label={texts.reasonText} error={error} isRequired isLabelHidden className="mt-3">
          {(control) => (
            <TextArea
              {...control}
              isDense
              rows={3}
              maxLength={MAX_REASON_CHARACTERS}
              value={reason}
              onChange={(event) => onReason(event.target.value)}
            />
          )}
        </Field>
      )}
      {mail && (
        <>
          <p className="mt-3">
            <span className="inline-block rounded-control bg-sunken px-3 py-1.5 font-semibold text-ink2">
              {mail.button}
            </span>
          </p>
          {mail.afterwards.map((text) => (
            <p key={text} className="mt-2 text-muted">
              {text}
            </p>
          ))}
        </>
      )}
    </div>
  )
}
