import { File as FileIcon, Pause, CirclePlay, RotateCw, X } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useIsOnline } from '../../../load-states/use-is-online.ts'
import { ProgressBar } from '../../../ui/components/progress.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { isActive, type UploadItem } from './upload-item.ts'
import { useUploadProblem } from './upload-problem.ts'
import { openUploadQueue } from './uploads-store.ts'
import { uploadsTexts } from './uploads-texts.ts'

/** A file in the list of uploads. */
export function UploadRow({ item }: { readonly item: UploadItem }) {
  const texts = useTexts(uploadsTexts)
  const { formatBytes } = useFormats()
  const problemOf = useUploadProblem()
  const { id, name, state, sizeBytes, sentBytes, objectUrl, isAdding } = item
  const needsDecision = state === 'failed' || state === 'refused' || state === 'known'
  const problem = needsDecision ? problemOf(item) : null
  return (
    <div className="flex items-start gap-3 py-3">
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-muted">
        {objectUrl === null ? (
          <Icon icon={FileIcon} />
        ) : (
          <img src={objectUrl} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
        )}
      </span>
      <div className="min-w-0 flex-1 text-14">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted">
          <StateText item={item} /> ·{' '}
          {state === 'sending'
            ? texts.bytesOf({ sent: formatBytes(sentBytes), total: formatBytes(sizeBytes) })
            : formatBytes(sizeBytes)}
        </p>
        {problem && (
          <p className="text-flare">
            <span className="font-semibold">{problem.title}.</span> {problem.message}
          </p>
        )}
        {state === 'sending' && (
          <div className="mt-1.5">
            <ProgressBar label={name} value={sentBytes / sizeBytes} isLabelHidden />
          </div>
        )}
        {state === 'known' && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" isBusy={isAdding} onClick={() => void openUploadQueue().takeKnown(id)}>
              {texts.useKnown}
            </Button>
            <Button
              size="small"
              variant="quiet"
              isDisabled={isAdding}
              onClick={() => openUploadQueue().uploadAnyway(id)}
            >
              {texts.uploadAnyway}
            </Button>
          </div>
        )}
      </div>
      <RowButtons item={item} />
    </div>
  )
}

function StateText({ item }: { readonly item: UploadItem }) {
  const texts = useTexts(uploadsTexts)
  const isOnline = useIsOnline()
  const { state, known, problem } = item
  if (state === 'queued' && problem !== null) return isOnline ? texts.retrying : texts.waitingForConnection
  if (state !== 'known') return texts.states[state]
  if (known === null) return texts.knownHere
  const [post] = known.posts
  if (post === undefined) return texts.knownInInbox
  return post.title === null ? texts.knownUntitled : texts.knownIn({ title: post.title })
}

function RowButtons({ item }: { readonly item: UploadItem }) {
  const texts = useTexts(uploadsTexts)
  const queue = openUploadQueue()
  const { id, name, state } = item
  const isOver = state === 'refused' || state === 'known'
  return (
    <div className="flex shrink-0">
      {isActive(item) && (
        <IconButton icon={Pause} size="small" label={texts.pauseOf({ name })} onClick={() => queue.pauseOne(id)} />
      )}
      {state === 'paused' && (
        <IconButton icon={CirclePlay} size="small" label={texts.resumeOf({ name })} onClick={() => queue.retry(id)} />
      )}
      {state === 'failed' && (
        <IconButton icon={RotateCw} size="small" label={texts.retryOf({ name })} onClick={() => queue.retry(id)} />
      )}
      {state !== 'done' && (
        <IconButton
          icon={X}
          size="small"
          label={isOver ? texts.removeOf({ name }) : texts.cancelOf({ name })}
          onClick={() => queue.cancel(id)}
        />
      )}
    </div>
  )
}
