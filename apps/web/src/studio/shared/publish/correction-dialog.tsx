import type { BodyOf } from '@mixed-zone/contract/endpoint'
import { correctPost } from '@mixed-zone/contract/endpoints/studio/versions'
import { LOCALE_NAMES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { NoticeAudience } from '@mixed-zone/contract/schemas/studio/versions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { bootConfig } from '../../../api/boot-config.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { type RadioChoice, RadioGroup } from '../../../ui/primitives/radio-group.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { Kbd } from '../kbd.tsx'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'
import { ChangeList, useChangesSincePublished } from './change-list.tsx'
import { CorrectionSteps, type RecallSubject } from './correction-steps.tsx'
import { LocalisedNote } from './localised-note.tsx'
import { missingLanguages } from './note.ts'
import { NoticePreview } from './notice-preview.tsx'
import { publishTexts } from './publish-texts.ts'
import { Recipients, recipientsQuery } from './recipients.tsx'
import type { PostActions } from './use-post-actions.ts'

/** An empty value would look as if nothing was chosen. */
const WHOLE_POST = 'post'

interface CorrectionDialogProps {
  readonly post: PostDetail
  readonly title: string
  /** Also publishes the draft, with or without a note, which can be undone together. */
  readonly isUpdate: boolean
  /** What was corrected, in every language. */
  readonly note: Localised
  readonly onNote: (note: Localised) => void
  readonly actions: PostActions
  /** Offers to withdraw files or the whole post instead. */
  readonly onRecall: (subject: RecallSubject) => void
  readonly onClose: () => void
}

/** Says in a published post what was corrected, and tells those who downloaded it. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { post, title, isUpdate, note, onNote, actions, onRecall, onClose } = props
  const client = useQueryClient()
  const locale = useLocale()
  const texts = useTexts(publishTexts)
  const { correction, toasts: toastTexts } = texts
  const { ui, states } = useBaseTexts()
  const { formatNumber } = useFormats()
  // As in the button that opens it.
  const { timeZone } = bootConfig
  const changes = useChangesSincePublished(post.id, isUpdate)
  const files = post.assets.filter(({ recalledAt }) => recalledAt === null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  /** Empty if the notice is about the whole post. */
  const assetId = chosenId ?? files.find(({ id }) => id === changes?.onlyFile)?.id ?? ''
  const [noteLocale, setNoteLocale] = useState<Locale>(locale)
  const [audience, setAudience] = useState<NoticeAudience>('changed')
  const [hasTried, setHasTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const ofPost = useQuery(recipientsQuery(post.id)).data
  const ofFile = useQuery({ ...recipientsQuery(post.id, assetId), enabled: assetId !== '' }).data
  const missing = missingLanguages(note)
  // Without a chosen file, the correction concerns everybody who downloaded anything of the post.
  const ofChanged = assetId === '' ? ofPost : ofFile
  const recipients = audience === 'nobody' ? undefined : audience === 'all' ? ofPost : ofChanged
  const count = recipients?.total

  async function send(): Promise<void> {
    setHasTried(true)
    const [firstMissing] = missing
    if (firstMissing !== undefined) {
      if (!missing.includes(noteLocale)) setNoteLocale(firstMissing)
      return
    }
    if (isSending) return
    setIsSending(true)
    const sent = { texts: note, notify: audience, ...(assetId !== '' && { assetId }) }
    const isDone = isUpdate ? await actions.publish(post, { correction: sent }) : await correct(sent)
    setIsSending(false)
    if (isDone) onClose()
  }

  async function correct(sent: Omit<BodyOf<typeof correctPost>, 'version'>): Promise<boolean> {
    const result = await studioClient.call(correctPost, { version: post.version, ...sent }, { params: { id: post.id } })
    void client.invalidateQueries({ queryKey: studioKey('post') })
    if (result.ok) {
      const { notified } = result.value
      toasts.show(notified === 0 ? correction.doneQuietly : correction.done({ count: notified }))
    } else {
      const isOutdated = result.failure.type === 'conflict'
      toasts.showError(isOutdated ? toastTexts.changedMeanwhile : failureMessage(result.failure, states))
    }
    return result.ok
  }

  async function updateOnly(): Promise<void> {
    if (await actions.publish(post)) onClose()
  }

  return (
    <Dialog
      isOpen
      size="wider"
      isPhoneScreen
      title={correction.title}
      subtitle={`${title}. ${correction.subtitle({
        at: post.publishedAt === null ? '' : formatDate(post.publishedAt, { locale, withTime: true, timeZone }),
        downloads: correction.downloads({ count: post.downloads, shown: formatNumber(post.downloads) }),
      })}`}
      onClose={onClose}
      footer={
        <>
          <span className="mr-auto text-14 text-muted max-sm:hidden">{correction.kept}</span>
          {isUpdate ? (
            <Button isBusy={actions.isBusy && !isSending} onClick={() => void updateOnly()}>
              {correction.typo}
            </Button>
          ) : (
            <Button onClick={onClose}>
              {ui.cancel} <Kbd>Esc</Kbd>
            </Button>
          )}
          <Button variant="primary" icon={Send} isBusy={isSending} onClick={() => void send()}>
            {count === undefined || count === 0 ? correction.sendQuietly : correction.send({ count })}
          </Button>
        </>
      }
    >
      <div className="-mb-6 grid border-line max-lg:gap-5 lg:-mx-6 lg:grid-cols-[1fr_22rem] lg:border-t">
        <div className="grid min-w-0 content-start gap-5 lg:p-6">
          <CorrectionSteps value="correct" onChange={(next) => next !== 'correct' && onRecall(next)} />
          {changes !== null && <ChangeList changes={changes} />}
          <LocalisedNote
            label={correction.note}
            languageLabel={correction.language}
            value={note}
            onChange={onNote}
            locale={noteLocale}
            onLocale={setNoteLocale}
            error={
              hasTried && missing.length > 0
                ? correction.missing({ languages: missing.map((one) => LOCALE_NAMES[locale][one]).join(', ') })
                : undefined
            }
          />
          {files.length > 0 && (
            <Field label={correction.file}>
              {(control) => (
                <Select
                  {...control}
                  value={assetId || WHOLE_POST}
                  options={[
                    { value: WHOLE_POST, label: correction.wholePost },
                    ...files.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={({ target: { value } }) => setChosenId(value === WHOLE_POST ? '' : value)}
                />
              )}
            </Field>
          )}
          <AudienceChoice value={audience} counts={{ changed: ofChanged, all: ofPost }} onChange={setAudience}>
            {audience !== 'nobody' && (
              <Recipients
                key={`${audience} ${assetId}`}
                postId={post.id}
                {...(audience === 'changed' && assetId !== '' && { assetId })}
              />
            )}
          </AudienceChoice>
        </div>
        <div className="-mx-4 border-line bg-paper p-4 pb-6 max-lg:border-t sm:-mx-6 sm:p-6 lg:mx-0 lg:border-l">
          <NoticePreview
            note={note}
            noteLocale={noteLocale}
            recipientsByLocale={recipients?.summary.locales}
            asset={files.find(({ id }) => id === assetId) ?? null}
          />
        </div>
      </div>
    </Dialog>
  )
}

interface RecipientCounts {
  readonly total: number
  readonly summary: { readonly media: number; readonly countries: number }
}

interface AudienceChoiceProps {
  readonly value: NoticeAudience
  readonly counts: Readonly<Record<Exclude<NoticeAudience, 'nobody'>, RecipientCounts | undefined>>
  readonly onChange: (value: NoticeAudience) => void
  /** The list of recipients, shown below the choices. */
  readonly children: ReactNode
}

/** Lets the editor choose who gets the notice, with the number of people of each choice. */
function AudienceChoice({ value, counts, onChange, children }: AudienceChoiceProps) {
  const texts = useTexts(publishTexts).correction
  const { formatNumber } = useFormats()
  const describe = (recipients: RecipientCounts | undefined) =>
    recipients && { description: texts.media(recipients.summary), detail: formatNumber(recipients.total) }
  const choices: readonly RadioChoice<NoticeAudience>[] = [
    { value: 'changed', label: texts.whoChanged, ...describe(counts.changed) },
    { value: 'all', label: texts.whoAll, ...describe(counts.all) },
    { value: 'nobody', label: texts.whoNobody },
  ]
  return (
    <div className="section-rule">
      <fieldset>
        <legend className="headline-18 float-left mb-2 w-full">{texts.who}</legend>
        <div className="clear-both">
          <RadioGroup look="rows" choices={choices} value={value} onChange={onChange} />
        </div>
      </fieldset>
      {children}
    </div>
  )
}
