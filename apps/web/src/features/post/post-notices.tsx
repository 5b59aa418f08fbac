import { NOTICE_HEADINGS } from '@mixed-zone/contract/notice-headings'
import type { Notice } from '@mixed-zone/contract/schemas/notices'
import { useQuery } from '@tanstack/react-query'
import { Check, PenLine } from 'lucide-react'
import { noticesQuery, markAsRead } from '../../api/notices.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useSession } from '../../session/session-store.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { postTexts } from './post-texts.ts'

/** Over the pictures, for those who have downloaded what was corrected or withdrawn since, until they say that they have seen it. */
export function PostNotices({ postId }: { readonly postId: string }) {
  const enabled = useSession((session) => session.isUserLoggedIn)
  const { data } = useQuery({ ...noticesQuery(useLocale()), enabled })
  const unread = data?.items.filter((notice) => notice.postId === postId && !notice.isRead) ?? []
  return unread.map((notice) => <PostNotice key={notice.id} notice={notice} />)
}

function PostNotice({ notice: { id, kind, at, text, assetName } }: { readonly notice: Notice }) {
  const locale = useLocale()
  const { noticeSeen } = useTexts(postTexts)
  const { dateTime } = useFormats()
  const titleId = `notice-${id}`
  return (
    <section
      aria-labelledby={titleId}
      className="flex gap-4 rounded-control border border-l-4 border-sky bg-sky-tint px-5 py-4"
    >
      <Icon icon={PenLine} className="mt-1 text-sky" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 id={titleId} className="text-18 font-semibold">
          {NOTICE_HEADINGS[kind][locale]}
        </h2>
        <p className="wrap-anywhere">{text}</p>
        <p className="text-14 text-ink2 wrap-anywhere">
          <time dateTime={at}>{dateTime(at)}</time>
          {assetName !== null && ` · ${assetName}`}
        </p>
        <div className="mt-2">
          <Button icon={Check} onClick={() => markAsRead([id])}>
            {noticeSeen}
          </Button>
        </div>
      </div>
    </section>
  )
}
