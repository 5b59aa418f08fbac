import type { Post } from '@mixed-zone/contract/schemas/post'
import { Copyright, FileText, Images, type LucideIcon, Video } from 'lucide-react'
import { rightsText } from '../../i18n/rights-text.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { dayOf, distinctRights, sortAssets, totalBytes } from './asset-facts.ts'
import { PressContact } from './press-contact.tsx'
import { usePostWords } from './words/post-words.ts'

/** Beside the post: what can be downloaded and how much it is, the rights, and whom to call. */
export function PostAside({ post }: { readonly post: Post }) {
  return (
    <aside className="grid content-start gap-8 lg:sticky lg:top-6 lg:self-start">
      {post.assets.length > 0 && <ContentsPanel post={post} />}
      {post.contact && <PressContact contact={post.contact} />}
    </aside>
  )
}

interface Line {
  readonly id: string
  readonly icon: LucideIcon
  readonly text: string
  readonly bytes: number
}

function ContentsPanel({ post }: { readonly post: Post }) {
  const words = usePostWords()
  const { bytes } = useFormats()
  const { images, videos, documents } = sortAssets(post.assets)
  const lines: Line[] = [
    { id: 'pictures', icon: Images, text: words.pictureCount({ count: images.length }), bytes: totalBytes(images) },
    { id: 'videos', icon: Video, text: words.videoCount({ count: videos.length }), bytes: totalBytes(videos) },
    { id: 'files', icon: FileText, text: words.fileCount({ count: documents.length }), bytes: totalBytes(documents) },
  ]
  return (
    <section aria-labelledby="downloads-title">
      <div className="overflow-hidden rounded-picture border border-ink bg-surface">
        <div className="flex items-baseline justify-between gap-4 px-5 py-4">
          <h2 id="downloads-title" className="headline-22">
            {words.downloads}
          </h2>
          <span className="figures">{bytes(totalBytes(post.assets))}</span>
        </div>
        <ul>
          {lines
            .filter((line) => line.bytes > 0)
            .map((line) => (
              <li key={line.id} className="border-t border-line">
                <a
                  href={`#${line.id}`}
                  className="flex min-h-12 items-center gap-3 px-5 py-2 outline-offset-[-3px] hover:bg-sunken"
                >
                  <Icon icon={line.icon} />
                  <span className="min-w-0 flex-1">{line.text}</span>
                  <span className="text-14 text-muted">{bytes(line.bytes)}</span>
                </a>
              </li>
            ))}
        </ul>
        <p className="border-t border-line bg-paper px-5 py-3 text-14 text-muted">{words.downloadsText}</p>
      </div>
      <RightsNotes post={post} />
    </section>
  )
}

function RightsNotes({ post }: { readonly post: Post }) {
  const words = usePostWords()
  const { date } = useFormats()
  return distinctRights(post.assets).map(({ text, until }) => {
    const { short, rest } = rightsText(text)
    return (
      <p key={`${text} ${until}`} className="mt-4 flex gap-3 px-1 text-14 text-ink2">
        <Icon icon={Copyright} className="text-accent-text" />
        <span>
          <strong className="block font-semibold text-ink">{short}</strong>
          {until !== null && words.usableUntil({ date: date(dayOf(until)) })} {rest}
        </span>
      </p>
    )
  })
}
