import type { Notice } from '@mixed-zone/contract/schemas/notices'
import { paths } from '@mixed-zone/contract/screens'
import { Ban, Bell, PenLine } from 'lucide-react'
import { useRef } from 'react'
import { markAsRead } from '../../api/notices.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { classNames } from '../../ui/primitives/class-names.ts'
import { Disclosure } from '../../ui/primitives/disclosure.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { noticesTexts } from './notices-texts.ts'

interface NoticesMenuProps {
  readonly notices: readonly Notice[]
  readonly unread: number
}

/** The bell in the header: corrections and withdrawals of what the reader has downloaded. */
export function NoticesMenu({ notices, unread }: NoticesMenuProps) {
  const texts = useTexts(noticesTexts)
  const heading = useRef<HTMLHeadingElement | null>(null)
  const dot = unread > 0 && (
    <span aria-hidden="true" className="absolute top-2 right-2 size-2.5 rounded-pill bg-accent" />
  )

  function handleReadAll(): void {
    // The button disappears, and Escape closes the panel only while it has the focus.
    heading.current?.focus()
    void markAsRead()
  }

  return (
    <Disclosure
      label={dot}
      name={unread > 0 ? `${texts.title}, ${texts.unread({ count: unread })}` : texts.title}
      icon={Bell}
      align="end"
      isChevronHidden
      className="relative"
      // Full width on phones, because anchored to the bell it would leave the viewport.
      panelClassName="max-sm:fixed max-sm:inset-x-4 max-sm:top-16 max-sm:max-w-none"
    >
      <section aria-label={texts.title} className="sm:w-84">
        <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line px-4 pb-2">
          <h2 ref={heading} tabIndex={-1} className="text-18 font-semibold">
            {texts.title}
          </h2>
          {unread > 0 && (
            <button
              type="button"
              onClick={handleReadAll}
              className="touch-target underlined rounded-control text-14 font-semibold"
            >
              {texts.readAll}
            </button>
          )}
        </div>
        <ul>
          {notices.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </ul>
      </section>
    </Disclosure>
  )
}

function NoticeLine({ notice }: { readonly notice: Notice }) {
  const locale = useLocale()
  const texts = useTexts(noticesTexts)
  const { clock } = useFormats()
  const { kind, isRead, postId, postTitle, text, at } = notice
  const title = useNoticeTitle(notice)
  const content = (
    <>
      <Icon
        icon={kind === 'correction' ? PenLine : Ban}
        className={classNames('mt-0.5', kind === 'correction' ? 'text-sky' : 'text-flare')}
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold wrap-anywhere">
          {!isRead && <span className="sr-only">{texts.isNew}: </span>}
          {title}
        </span>
        <span className="text-14 text-ink2 wrap-anywhere">{text}</span>
        <span className="text-14 text-muted wrap-anywhere">{postTitle}</span>
      </span>
      <time dateTime={at} className="text-12 whitespace-nowrap text-muted">
        {clock(at).text}
      </time>
    </>
  )
  const rowClass = classNames('flex items-start gap-3 px-4 py-3', !isRead && 'bg-accent-wash')
  return (
    <li className="border-b border-line last:border-b-0">
      {/* A withdrawn post no longer has a page. */}
      {kind === 'withdrawal' ? (
        <div className={rowClass}>{content}</div>
      ) : (
        <Link
          href={paths.post({ locale, id: postId })}
          onClick={() => void markAsRead([notice.id])}
          className={classNames(rowClass, 'outline-offset-[-3px] hover:bg-sunken')}
        >
          {content}
        </Link>
      )}
    </li>
  )
}

function useNoticeTitle({ kind, assetName }: Notice): string {
  const texts = useTexts(noticesTexts)
  if (kind === 'withdrawal') return texts.withdrawnPost
  if (kind === 'recall') return texts.recalledFile({ name: assetName ?? '' })
  return assetName === null ? texts.correctedPost : texts.correctedFile
}
