import { useState } from 'react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { formatPercent } from '../../../../../i18n/numbers.ts'
import { classNames } from '../../../../../ui/primitives/class-names.ts'
import { numberOf } from '../file-editing.ts'
import { picturesTexts } from '../pictures-texts.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-item.ts'
import type { Uploads } from '../../../../shared/uploads/use-uploads.ts'

interface UploadTileProps {
  readonly item: UploadItem
  readonly index: number
  readonly ratio: number
  readonly uploads: Uploads
  /** Once the browser has read the picture. */
  readonly onRatio: (ratio: number) => void
}

/** Words on pictures have the same colours in both themes. */
const SLAB = 'absolute inset-x-0 bottom-0 px-2 py-1 text-left text-12 font-semibold'
const LINK = 'underlined rounded-control font-semibold text-ink'

/** A picture on its way to the server, as the browser shows it. */
export function UploadTile({ item, index, ratio, uploads, onRatio }: UploadTileProps) {
  const texts = useTexts(picturesTexts).uploads
  const { state, name, objectUrl } = item
  const [isUnreadable, setIsUnreadable] = useState(false)
  const isQuiet = state === 'queued' || state === 'hashing' || state === 'paused'
  return (
    <div role="group" aria-label={`${numberOf(index)}, ${name}, ${texts.states[state]}`} title={name}>
      <div style={{ aspectRatio: ratio }} className="relative overflow-hidden rounded-control bg-skeleton">
        {objectUrl !== null && !isUnreadable && (
          <img
            src={objectUrl}
            alt=""
            onError={() => setIsUnreadable(true)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onRatio(naturalWidth / naturalHeight)}
            className={classNames('absolute inset-0 size-full object-cover', isQuiet && 'opacity-35')}
          />
        )}
        {state === 'sending' && <SendingBar item={item} />}
        {state === 'known' && (
          <span data-theme="light" className={classNames(SLAB, 'truncate bg-sky text-surface')}>
            {texts.states.known}
          </span>
        )}
        {(state === 'failed' || state === 'refused') && (
          <span data-theme="light" className={classNames(SLAB, 'bg-flare text-surface')}>
            {texts.states[state]}
          </span>
        )}
      </div>
      <div className="flex h-5 items-center gap-1.5 text-12">
        <span className="figures font-semibold">{numberOf(index)}</span>
        {isQuiet && <span className="truncate text-muted">{texts.states[state]}</span>}
        {state === 'known' && <span className="truncate font-semibold text-sky">{texts.exists}</span>}
        {state === 'failed' && (
          <button type="button" onClick={() => uploads.retry(item.id)} className={LINK}>
            {texts.retry}
          </button>
        )}
        {(state === 'failed' || state === 'refused') && (
          <button type="button" onClick={() => uploads.cancel(item.id)} className={classNames(LINK, 'ml-auto')}>
            {texts.remove}
          </button>
        )}
      </div>
    </div>
  )
}

export function SendingBar({ item: { sentBytes, sizeBytes, name } }: { readonly item: UploadItem }) {
  const texts = useTexts(picturesTexts).uploads
  const locale = useLocale()
  const part = sizeBytes === 0 ? 0 : sentBytes / sizeBytes
  return (
    <span className={classNames(SLAB, 'bg-night text-on-night')}>
      {formatPercent(part, locale)}
      <span
        role="progressbar"
        aria-label={texts.progressOf({ name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        className="mt-1 mb-0.5 block h-1 rounded-control bg-night-line"
      >
        <span className="block h-full rounded-control bg-live-pitch" style={{ width: `${part * 100}%` }} />
      </span>
    </span>
  )
}
