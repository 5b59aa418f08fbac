import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { Copyright, Download, FileText, Images, type LucideIcon, ShoppingBasket, Video } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { rightsText } from '../../league-ui/notices/rights-text.ts'
import { scrollToElement } from '../../ui/components/scroll-to-element.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { availableAssets, distinctRights, sortAssets, totalBytes } from './asset-facts.ts'
import { postTexts } from './post-texts.ts'
import { PressContact } from './press-contact.tsx'
import type { PictureSelection } from './selection/use-selection.ts'
import { usePostDownloads } from '../downloads/downloads.tsx'

interface PostAsideProps {
  readonly post: Post
  readonly selection: PictureSelection
}

/** Beside the post: downloads with their sizes, rights and press contact. */
export function PostAside({ post, selection }: PostAsideProps) {
  return (
    <aside className="grid content-start gap-8 lg:sticky lg:top-6 lg:self-start">
      {post.assets.length > 0 && (
        <section aria-labelledby="downloads-title">
          <ContentsPanel post={post} selection={selection} />
          <RightsNotes post={post} />
        </section>
      )}
      {post.contact && <PressContact contact={post.contact} />}
    </aside>
  )
}

interface Part {
  readonly id: string
  readonly icon: LucideIcon
  readonly text: string
  readonly assets: readonly Asset[]
}

function ContentsPanel({ post, selection }: PostAsideProps) {
  const texts = useTexts(postTexts)
  const { formatBytes } = useFormats()
  const { images, videos, documents } = sortAssets(post.assets)
  const parts: Part[] = [
    { id: 'pictures', icon: Images, text: texts.pictureCount({ count: images.length }), assets: images },
    { id: 'videos', icon: Video, text: texts.videoCount({ count: videos.length }), assets: videos },
    { id: 'files', icon: FileText, text: texts.fileCount({ count: documents.length }), assets: documents },
  ]
  return (
    <div className="overflow-hidden rounded-picture border border-ink bg-surface">
      <div className="flex items-baseline justify-between gap-4 px-5 pt-4 pb-3">
        <h2 id="downloads-title" className="headline-22">
          {texts.downloads}
        </h2>
        {post.zip.count > 0 && <span className="figures">{formatBytes(post.zip.size)}</span>}
      </div>
      {post.zip.count > 0 && <PanelButtons post={post} selection={selection} />}
      <ul>
        {parts
          .filter(({ assets }) => totalBytes(assets) > 0)
          .map((part) => (
            <PartLine key={part.id} part={part} post={post} />
          ))}
      </ul>
      <p className="border-t border-line bg-paper px-5 py-3 text-14 text-muted">{texts.downloadsText}</p>
    </div>
  )
}

/** Scrolls to a part of the page; clicks with a modifier key are left to the browser. */
function handleJump(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const target = document.getElementById(id)
  if (target === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  window.history.replaceState(window.history.state, '', `#${id}`)
  void scrollToElement(target)
  // Keyboard navigation continues there.
  target.focus({ preventScroll: true })
}

function PartLine({ part: { id, icon, text, assets }, post }: { readonly part: Part; readonly post: Post }) {
  const texts = useTexts(postTexts)
  const { formatBytes } = useFormats()
  const { downloadSome } = usePostDownloads(post)
  const available = availableAssets(assets)
  return (
    <li className="flex items-center border-t border-line pr-2">
      <a
        href={`#${id}`}
        onClick={(event) => handleJump(event, id)}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 py-2 pr-1 pl-5 outline-offset-[-3px] hover:bg-sunken"
      >
        <Icon icon={icon} />
        <span className="min-w-0 flex-1">{text}</span>
        {available.length > 0 && <span className="text-14 text-muted">{formatBytes(totalBytes(available))}</span>}
      </a>
      {available.length > 0 && (
        <IconButton icon={Download} label={texts.downloadPart({ part: text })} onClick={() => downloadSome(assets)} />
      )}
    </li>
  )
}

/** The primary button: downloads everything, or the selection. */
function PanelButtons({ post, selection: { chosen } }: PostAsideProps) {
  const texts = useTexts(postTexts)
  const basketTexts = useBaseTexts().basket
  const { addToBasket, downloadAll, downloadSome } = usePostDownloads(post)
  const { formatBytes } = useFormats()
  const all = availableAssets(post.assets)
  if (chosen.length > 0) {
    return (
      <div className="grid gap-2 px-5 pb-4 max-lg:hidden">
        <Button
          variant="primary"
          size="large"
          icon={Download}
          className="px-3! whitespace-nowrap"
          onClick={() => downloadSome(chosen)}
        >
          {texts.downloadPictures({ count: chosen.length })}
          <span className="font-medium">{formatBytes(totalBytes(chosen))}</span>
        </Button>
        <Button icon={Download} onClick={downloadAll}>
          {texts.downloadAll}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-2 px-5 pb-4 max-lg:hidden">
      <Button variant="primary" size="large" icon={Download} onClick={downloadAll}>
        {texts.downloadAll}
      </Button>
      {all.length > 0 && (
        <Button icon={ShoppingBasket} onClick={() => addToBasket(all)}>
          {basketTexts.add}
        </Button>
      )}
    </div>
  )
}

function RightsNotes({ post }: { readonly post: Post }) {
  const texts = useTexts(postTexts)
  const { date } = useFormats()
  return distinctRights(post.assets).map(({ text, until }) => {
    const { short, rest } = rightsText(text)
    return (
      <p key={`${text} ${until}`} className="mt-4 flex gap-3 px-1 text-14 text-ink2">
        <Icon icon={Copyright} className="text-accent-text" />
        <span>
          <strong className="block font-semibold text-ink">{short}</strong>
          {until !== null && texts.usableUntil({ date: date(until) })} {rest}
        </span>
      </p>
    )
  })
}
