import type { InboxFile } from '@mixed-zone/contract/schemas/studio/files'
import { Check, File as FileIcon, FileText, Film, Image, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { type Key, ListBox, ListBoxItem, type Selection } from 'react-aria-components/ListBox'
import { bootConfig } from '../../../api/boot-config.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { AriaLocale } from '../../../ui/components/aria-locale.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import type { RowSelection } from '../../shared/table/row-selection.ts'
import { useUploadPreview } from '../../shared/uploads/use-uploads.ts'
import { captionOf, daysLeft } from './inbox-file.ts'
import { inboxTexts } from './inbox-texts.ts'

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4 p-4 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:p-6'

interface InboxGridProps {
  readonly files: readonly InboxFile[]
  readonly selection: RowSelection
  /** Of another page, until this one is there. */
  readonly isOutdated: boolean
}

/** Tiles that are selected by click, Shift, Ctrl A and the keyboard. */
export function InboxGrid({ files, selection, isOutdated }: InboxGridProps) {
  const texts = useTexts(inboxTexts)
  const hintId = useId()
  const pageIds = files.map(({ id }) => id)
  const selectedIds = pageIds.filter((id) => selection.isSelected(id))
  /** Knows where Shift extends the selection from, which ids alone do not. */
  const [lastKeys, setLastKeys] = useState<Iterable<Key>>([])
  const lastIds = new Set([...lastKeys].map(String))
  const isLast = lastIds.size === selectedIds.length && selectedIds.every((id) => lastIds.has(id))

  function handleChange(keys: Selection): void {
    const chosen = keys === 'all' ? pageIds : keys
    setLastKeys(chosen)
    selection.selectOnPage(pageIds, [...chosen].map(String))
  }

  return (
    <AriaLocale>
      <p id={hintId} className="sr-only">
        {texts.keysHint}
      </p>
      <ListBox
        aria-label={texts.files}
        aria-describedby={hintId}
        layout="grid"
        selectionMode="multiple"
        selectedKeys={isLast ? lastKeys : selectedIds}
        onSelectionChange={handleChange}
        items={files}
        className={classNames(GRID, 'outline-none', isOutdated && 'opacity-60')}
      >
        {(file) => (
          <ListBoxItem
            id={file.id}
            textValue={file.name}
            className="group cursor-pointer rounded-picture outline-none data-focus-visible:outline-2 data-focus-visible:outline-offset-4 data-focus-visible:outline-focus"
          >
            <Tile file={file} />
          </ListBoxItem>
        )}
      </ListBox>
    </AriaLocale>
  )
}

const KIND_ICONS: Readonly<Record<InboxFile['kind'], LucideIcon>> = {
  image: Image,
  video: Film,
  text: FileText,
  file: FileIcon,
}

const FEW_DAYS = 3

function Tile({ file }: { readonly file: InboxFile }) {
  const texts = useTexts(inboxTexts)
  const locale = useLocale()
  const { formatBytes, dateTime } = useFormats()
  const { capturedAt } = file.file
  const caption = captionOf(file, locale)
  const days = daysLeft(file.expiresAt, new Date(), bootConfig.timeZone)
  return (
    <>
      <span className="relative block aspect-4/3 overflow-hidden rounded-picture bg-sunken group-data-selected:outline-4 group-data-selected:outline-lamp">
        <Thumbnail file={file} />
        <span
          aria-hidden="true"
          className="absolute top-2 left-2 grid size-6 place-items-center rounded-control border border-edge bg-surface text-transparent opacity-80 group-data-selected:border-transparent group-data-selected:bg-accent group-data-selected:text-on-accent group-data-selected:opacity-100"
        >
          <Icon icon={Check} size={18} />
        </span>
      </span>
      <span className="mt-2 block text-14 leading-5">
        <span className="line-clamp-1 font-semibold wrap-anywhere">{file.name}</span>
        {caption !== null && <span className="line-clamp-2 text-ink2">{caption}</span>}
        <span className="block text-12 text-muted">
          {file.sizeBytes !== null && `${formatBytes(file.sizeBytes)} · `}
          {capturedAt === null
            ? texts.uploaded({ time: dateTime(file.uploadedAt) })
            : texts.captured({ time: dateTime(capturedAt) })}
        </span>
        <span className={classNames('block text-12', days <= FEW_DAYS ? 'font-semibold text-flare' : 'text-muted')}>
          {days === 0 ? texts.lastDay : texts.daysLeft({ count: days })}
        </span>
      </span>
    </>
  )
}

/** The server's picture, else the browser's own while the server prepares it. */
function Thumbnail({ file }: { readonly file: InboxFile }) {
  const texts = useTexts(inboxTexts)
  const preview = useUploadPreview(file.id)
  const url = file.thumbnail ?? preview
  const { state } = file.file
  return (
    <>
      {url === null ? (
        <span className="absolute inset-0 grid place-items-center text-muted">
          <Icon icon={KIND_ICONS[file.kind]} size={24} />
        </span>
      ) : (
        <img src={url} alt="" loading="lazy" decoding="async" className="absolute inset-0 size-full object-cover" />
      )}
      {(state === 'waiting' || (state === 'failed' && url === null)) && (
        <span className="night absolute inset-x-0 bottom-0 px-2 py-1 text-12 font-semibold">
          {state === 'waiting' ? texts.preparing : texts.notShown}
        </span>
      )}
    </>
  )
}

/** As many tiles as a page, of the same size. */
export function InboxSkeleton({ count }: { readonly count: number }) {
  const { loading } = useBaseTexts().shell
  return (
    <Loading label={loading}>
      <div className={GRID}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <Skeleton className="aspect-4/3 rounded-picture" />
            <Skeleton className="mt-2 h-4 w-3/4" />
            <Skeleton className="mt-2 h-3 w-1/2" />
            <Skeleton className="mt-2 h-3 w-1/3" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
