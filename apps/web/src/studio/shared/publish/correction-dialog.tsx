import type { BodyOf } from '@mixed-zone/contract/endpoint'
import { correctPost } from '@mixed-zone/contract/endpoints/studio/versions'
import { LOCALE_NAMES, type Localised } from '@mixed-zone/contract/locales'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { NoticeAudience } from '@mixed-zone/contract/schemas/studio/versions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { RadioGroup } from '../../../ui/primitives/radio-group.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { Kbd } from '../kbd.tsx'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'
import { ChangeList, useChangesSincePublished } from './change-list.tsx'
import { LocalisedNote, missingLanguages } from './localised-note.tsx'
import { publishTexts } from './publish-texts.ts'
import type { RecallSubject } from './recall-dialog.tsx'
import { Receivers, receiversQuery } from './receivers.tsx'
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
  const { correction, recall, done } = texts
  const { ui, states } = useBaseTexts()
  const { dateTime, number } = useFormats()
  const changes = useChangesSincePublished(post.id, isUpdate)
  const files = post.assets.filter(({ recalledAt }) => recalledAt === null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  /** Empty if it is about the whole post. */
  const assetId = chosenId ?? files.find(({ id }) => id === changes?.onlyFile)?.id ?? ''
  const [audience, setAudience] = useState<NoticeAudience>('changed')
  const [hasTried, setHasTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const all = useQuery(receiversQuery(post.id)).data
  const ofFile = useQuery({ ...receiversQuery(post.id, assetId), enabled: assetId !== '' }).data
  const missing = missingLanguages(note)
  // Without a file, it is about what everybody may have used.
  const ofChanged = assetId === '' ? all : ofFile
  const count = audience === 'nobody' ? undefined : (audience === 'all' ? all : ofChanged)?.total

  async function send(): Promise<void> {
    setHasTried(true)
    if (missing.length > 0 || isSending) return
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
      toasts.showError(isOutdated ? done.changedMeanwhile : failureMessage(result.failure, states))
    }
    return result.ok
  }

  const countedLabel = (label: string, counted: { readonly total: number } | undefined) =>
    counted === undefined ? label : `${label} (${number(counted.total)})`

  async function updateOnly(): Promise<void> {
    if (await actions.publish(post)) onClose()
  }

  return (
    <Dialog
      isOpen
      size="wide"
      isPhoneScreen
      title={correction.title}
      subtitle={`${title}. ${correction.subtitle({
        at: post.publishedAt === null ? '' : dateTime(post.publishedAt),
        downloads: correction.downloads({ count: post.downloads, shown: number(post.downloads) }),
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
      <div className="grid gap-5">
        <div>
          <SegmentedControl<'correct' | RecallSubject>
            label={correction.steps}
            segments={[
              { value: 'correct', label: correction.step },
              { value: 'files', label: recall.files },
              { value: 'post', label: recall.post },
            ]}
            value="correct"
            onChange={(next) => next !== 'correct' && onRecall(next)}
          />
        </div>
        {changes !== null && <ChangeList changes={changes} />}
        <LocalisedNote
          label={correction.note}
          languageLabel={correction.language}
          value={note}
          onChange={onNote}
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
        <Field label={correction.who} isGroup help={correction.noticeText}>
          {() => (
            <RadioGroup
              value={audience}
              onChange={setAudience}
              choices={[
                {
                  value: 'changed',
                  label: countedLabel(correction.whoChanged, ofChanged),
                  ...(ofChanged && { description: correction.media(ofChanged.summary) }),
                },
                {
                  value: 'all',
                  label: countedLabel(correction.whoAll, all),
                  ...(all && { description: correction.media(all.summary) }),
                },
                { value: 'nobody', label: correction.whoNobody },
              ]}
            />
          )}
        </Field>
        {audience !== 'nobody' && (
          <Receivers
            key={`${audience} ${assetId}`}
            postId={post.id}
            {...(audience === 'changed' && assetId !== '' && { assetId })}
          />
        )}
      </div>
    </Dialog>
  )
}
