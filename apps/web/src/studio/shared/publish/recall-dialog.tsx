import { listAssetCopies, recallAsset, withdrawPost } from '@mixed-zone/contract/endpoints/studio/versions'
import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { AssetCopy } from '@mixed-zone/contract/schemas/studio/versions'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { Kbd } from '../kbd.tsx'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'
import { CorrectionSteps, type RecallSubject } from './correction-steps.tsx'
import { EMPTY_NOTE, missingLanguages } from './note.ts'
import { publishTexts } from './publish-texts.ts'
import { RecallReasons } from './recall-reasons.tsx'
import { Recipients, recipientsQuery } from './recipients.tsx'

interface RecallDialogProps {
  readonly post: PostDetail
  readonly title: string
  /** What is withdrawn at first. Default: files, if there are any. */
  readonly subject?: RecallSubject
  /** Offers to correct the post instead. */
  readonly onCorrect: () => void
  readonly onClose: () => void
}

/** Withdraws files, or the whole post, at once. The word has to be typed, because links that were sent stop working. */
export function RecallDialog({ post, title, onCorrect, onClose, ...props }: RecallDialogProps) {
  const client = useQueryClient()
  const locale = useLocale()
  const { recall: texts, toasts: toastTexts } = useTexts(publishTexts)
  const { ui, states } = useBaseTexts()
  const files = post.assets.filter(({ recalledAt }) => recalledAt === null)
  const [subject, setSubject] = useState<RecallSubject>(props.subject ?? (files.length > 0 ? 'files' : 'post'))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [keptCopies, setKeptCopies] = useState<readonly string[]>([])
  const [reasons, setReasons] = useState(EMPTY_NOTE)
  const [isNotifying, setIsNotifying] = useState(true)
  const [word, setWord] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const isChosen = subject === 'post' || chosen.length > 0
  /** Somebody who downloaded several of them counts once. */
  const chosenIds = subject === 'files' && isChosen ? chosen.join(',') : undefined
  const { data: recipients } = useQuery({ ...recipientsQuery(post.id, chosenIds), enabled: isChosen })
  const copyQueries = useQueries({ queries: chosen.map((assetId) => copiesQuery(post.id, assetId)) })
  const copies = listCopies(
    copyQueries.map(({ data }) => data?.items ?? []),
    chosen,
  )
  const missing = missingLanguages(reasons)
  const isWordTyped = word.trim().toLocaleLowerCase() === texts.word
  const isReady = isWordTyped && isChosen && (subject === 'post' || copyQueries.every(({ isSuccess }) => isSuccess))
  const count = isChosen && isNotifying ? recipients?.total : undefined
  const failedCopies = copyQueries.flatMap(({ error, refetch }) => (error === null ? [] : [{ error, refetch }]))

  async function recallFiles(): Promise<boolean> {
    let { version } = post
    for (const [index, assetId] of chosen.entries()) {
      const others = (copies[index] ?? []).map((copy) => copy.assetId).filter((id) => !keptCopies.includes(id))
      const body = { version, reasons, notify: isNotifying, copies: others }
      const result = await studioClient.call(recallAsset, body, { params: { id: post.id, assetId } })
      if (!result.ok) {
        const isOutdated = result.failure.type === 'conflict'
        const name = files.find(({ id }) => id === assetId)?.name ?? ''
        const reason = isOutdated ? toastTexts.changedMeanwhile : failureMessage(result.failure, states)
        toasts.showError(`${texts.failedSome({ name })} ${reason}`)
        return false
      }
      version = result.value.version
      // If a later one fails, only those that are left are tried again.
      setChosen((before) => before.filter((id) => id !== assetId))
    }
    toasts.show(texts.done)
    return true
  }

  async function withdraw(): Promise<boolean> {
    const body = { version: post.version, reasons, notify: isNotifying }
    const result = await studioClient.call(withdrawPost, body, { params: { id: post.id } })
    if (result.ok) toasts.show(texts.postDone)
    else {
      const isOutdated = result.failure.type === 'conflict'
      toasts.showError(isOutdated ? toastTexts.changedMeanwhile : failureMessage(result.failure, states))
    }
    return result.ok
  }

  async function send(): Promise<void> {
    setHasTried(true)
    if (!isReady || missing.length > 0 || isSending) return
    setIsSending(true)
    const isDone = await (subject === 'files' ? recallFiles() : withdraw())
    setIsSending(false)
    void client.invalidateQueries({ queryKey: studioKey('post') })
    if (isDone) onClose()
  }

  return (
    <Dialog
      isOpen
      size="wide"
      isPhoneScreen
      title={
        subject === 'post'
          ? texts.post
          : chosen.length === 0
            ? texts.chooseTitle
            : texts.title({ count: chosen.length })
      }
      subtitle={`${title}. ${subject === 'post' ? texts.postText : texts.subtitle}`}
      onClose={onClose}
      footer={
        <>
          <Field
            label={texts.typeWord({ word: texts.word })}
            className="mr-auto flex flex-wrap items-center gap-x-3 sm:max-w-72 sm:flex-nowrap"
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={word}
                onChange={(event) => setWord(event.target.value)}
                className="max-w-40 sm:w-36 sm:shrink-0"
              />
            )}
          </Field>
          <Button onClick={onClose}>
            {ui.cancel} <Kbd>Esc</Kbd>
          </Button>
          <Button variant="destructive" icon={Ban} isBusy={isSending} isDisabled={!isReady} onClick={() => void send()}>
            {count === undefined || count === 0 ? texts.sendQuietly : texts.send({ count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <CorrectionSteps value={subject} onChange={(next) => (next === 'correct' ? onCorrect() : setSubject(next))} />
        {subject === 'files' && (
          <fieldset>
            <legend className="text-14 font-semibold">{texts.choose}</legend>
            {files.length === 0 && <p className="text-14 text-muted">{texts.none}</p>}
            <ul className="mt-1 max-h-60 divide-y divide-line overflow-y-auto">
              {files.map(({ id, name, thumbnail }) => (
                <li key={id} className="items-center gap-3 py-2 sm:flex">
                  <Checkbox
                    checked={chosen.includes(id)}
                    onChange={() =>
                      setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
                    }
                  >
                    <span className="flex items-center gap-3">
                      {thumbnail !== null && (
                        <img src={thumbnail} alt="" className="h-10 w-15 rounded-control object-cover" />
                      )}
                      <span className="min-w-0 text-14 wrap-anywhere">{name}</span>
                    </span>
                  </Checkbox>
                  {chosen.includes(id) && <FileRecipients postId={post.id} assetId={id} />}
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        {failedCopies[0] && (
          <FailedPart
            error={failedCopies[0].error}
            onRetry={() => void Promise.all(failedCopies.map(({ refetch }) => refetch()))}
          />
        )}
        {subject === 'files' && copies.some((items) => items.length > 0) && (
          <fieldset>
            <legend className="text-14 font-semibold">{texts.copies}</legend>
            {copies.flat().map(({ assetId, name, post: other }) => (
              <Checkbox
                key={assetId}
                checked={!keptCopies.includes(assetId)}
                onChange={() =>
                  setKeptCopies(
                    keptCopies.includes(assetId) ? keptCopies.filter((id) => id !== assetId) : [...keptCopies, assetId],
                  )
                }
              >
                <span className="text-14 wrap-anywhere">
                  {name} · {other.title}
                </span>
              </Checkbox>
            ))}
          </fieldset>
        )}
        <RecallReasons
          value={reasons}
          onChange={setReasons}
          error={
            hasTried && missing.length > 0
              ? texts.missing({ languages: missing.map((one) => LOCALE_NAMES[locale][one]).join(', ') })
              : undefined
          }
        />
        {isChosen && recipients && recipients.summary.agencies > 0 && (
          <Alert variant="warning">{texts.agencies({ count: recipients.summary.agencies })}</Alert>
        )}
        {isChosen && recipients && recipients.total > 0 && (
          <div>
            <Checkbox checked={isNotifying} onChange={() => setIsNotifying(!isNotifying)}>
              <span>
                <span className="block text-14 font-semibold">{texts.notify({ count: recipients.total })}</span>
                <span className="block text-12 text-muted">{texts.notifyText}</span>
              </span>
            </Checkbox>
            <Recipients key={chosenIds} postId={post.id} {...(chosenIds !== undefined && { assetId: chosenIds })} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** The copies of each chosen file that can be recalled with it. Two files with the same bytes have the same copies: only the first has them. */
function listCopies(found: readonly (readonly AssetCopy[])[], chosen: readonly string[]): AssetCopy[][] {
  const listed = new Set(chosen)
  return found.map((items) =>
    items.filter(({ isRecalled, assetId }) => {
      const isNew = !isRecalled && !listed.has(assetId)
      listed.add(assetId)
      return isNew
    }),
  )
}

function copiesQuery(id: string, assetId: string) {
  return {
    queryKey: studioKey('post', 'copies', id, assetId),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      orThrow(studioClient.call(listAssetCopies, undefined, { params: { id, assetId }, signal })),
  }
}

/** "downloaded by 19". */
function FileRecipients({ postId, assetId }: { readonly postId: string; readonly assetId: string }) {
  const { downloadedBy } = useTexts(publishTexts).recall
  const { formatNumber } = useFormats()
  const { data } = useQuery(recipientsQuery(postId, assetId))
  if (data === undefined) return null
  return (
    <span className="shrink-0 text-14 text-muted max-sm:block max-sm:pl-8 sm:ml-auto">
      {downloadedBy} <strong className="figures ml-1 text-18 text-ink">{formatNumber(data.total)}</strong>
    </span>
  )
}
