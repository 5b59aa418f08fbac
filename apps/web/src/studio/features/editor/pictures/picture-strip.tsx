import { paths } from '@mixed-zone/contract/screens'
import { ArrowRight } from 'lucide-react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Link } from '../../../../ui/primitives/link.tsx'
import { AddFilesMenu } from '../../../shared/uploads/add-files-menu.tsx'
import { isActive } from '../../../shared/uploads/upload-item.ts'
import { useUploads } from '../../../shared/uploads/use-uploads.ts'
import type { PostAsset } from '../body/figure-view.tsx'
import { editorTexts } from '../editor-texts.ts'
import { tabOfUpload } from './file-editing.ts'

const MAX_SHOWN = 6

interface PictureStripProps {
  readonly postId: string
  /** Those that go out. */
  readonly assets: readonly PostAsset[]
  readonly isEditable: boolean
}

/** The first pictures of the post, below its text, with the way to all of them. */
export function PictureStrip({ postId, assets, isEditable }: PictureStripProps) {
  const locale = useLocale()
  const texts = useTexts(editorTexts)
  const { formatNumber } = useFormats()
  const target = { postId }
  const { items } = useUploads(target)
  const pictures = assets.filter(({ kind, recalledAt }) => kind === 'image' && recalledAt === null)
  const onTheWay = items.filter((item) => isActive(item) && tabOfUpload(item) === 'pictures').length
  const sheet = `${paths.studioPost({ locale, id: postId })}?tab=pictures`
  if (pictures.length === 0 && !isEditable) return null
  return (
    <section aria-label={texts.tabs.pictures} className="mt-8 border-t-3 border-ink pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="headline-18">{texts.tabs.pictures}</h2>
        <span className="text-14 font-semibold text-muted">{formatNumber(pictures.length)}</span>
        {onTheWay > 0 && <span className="text-14 text-muted">{texts.strip.onTheWay({ count: onTheWay })}</span>}
        <span className="ml-auto flex items-center gap-3">
          {isEditable && <AddFilesMenu target={target} />}
          <Link
            href={sheet}
            className="flex min-h-9 items-center gap-1.5 rounded-control text-14 font-semibold hover:underline pointer-coarse:min-h-11"
          >
            {texts.strip.open}
            <Icon icon={ArrowRight} size={18} />
          </Link>
        </span>
      </div>
      {pictures.length > 0 && (
        <ul className="mt-3 grid grid-cols-3 gap-1.5 lg:grid-cols-6">
          {pictures.slice(0, MAX_SHOWN).map(({ id, thumbnail, captions, name }) => (
            <li key={id}>
              <Link href={`${sheet}&file=${id}`} className="block rounded-control">
                <img
                  src={thumbnail ?? undefined}
                  alt={captions[locale] || name}
                  loading="lazy"
                  className="aspect-3/2 w-full rounded-control bg-skeleton object-cover"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
