import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { Version, VersionItem } from '@mixed-zone/contract/schemas/studio/versions'
import { paths } from '@mixed-zone/contract/screens'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { FailedPart } from '../../../../load-states/failed-load.tsx'
import { useScreenParams } from '../../../../routing/screen-route.ts'
import { EmptyState } from '../../../../ui/components/empty-state.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { IconButton } from '../../../../ui/primitives/icon-button.tsx'
import { SegmentedControl } from '../../../../ui/primitives/segmented-control.tsx'
import { Loading, Skeleton } from '../../../../ui/primitives/skeleton.tsx'
import { titleOf } from '../../../shared/post-title.ts'
import { postDetailQuery } from '../../../shared/publish/post-queries.ts'
import { PostStateBadge } from '../../../shared/publish/post-state.tsx'
import { useShortcuts } from '../../../shared/shortcuts/shortcuts.ts'
import { StudioPage } from '../../../shared/studio-page.tsx'
import { TabLink } from '../../../shared/table/list-tabs.tsx'
import { DRAFT, versionQuery, versionsQuery } from '../../../shared/versions/version-queries.ts'
import { postsTexts } from '../posts-texts.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { type ComparedView, useChoice, useComparison } from './use-comparison.ts'
import { VersionList } from './version-list.tsx'
import { PhoneChoice, Sides } from './version-sides.tsx'

/** The versions of a post: compares any two word by word, and makes one the draft again. */
export function VersionsScreen() {
  const { id } = useScreenParams('studioPostVersions')
  const locale = useLocale()
  const texts = useTexts(postsTexts)
  const list = useInfiniteQuery(versionsQuery(id))
  const draft = useQuery(versionQuery(id, DRAFT, locale))
  const detail = useQuery(postDetailQuery(id)).data
  const parent = { label: texts.title, href: paths.studioPosts({ locale }) }
  const error = list.error ?? draft.error
  const items = list.data?.pages.flatMap((page) => page.items)
  if (items === undefined || draft.data === undefined) {
    return (
      <StudioPage title={texts.versions.title} parent={parent}>
        <div className="p-4 sm:p-6">
          {error === null ? (
            <Loading label={texts.versions.title}>
              <Skeleton className="h-96" />
            </Loading>
          ) : (
            <FailedPart
              error={error}
              onRetry={() => {
                void list.refetch()
                void draft.refetch()
              }}
            />
          )}
        </div>
      </StudioPage>
    )
  }
  return (
    <VersionsPage
      key={id}
      postId={id}
      title={titleOf(titlesOf(draft.data), locale) ?? texts.untitled}
      detail={detail}
      items={items}
      lastPublished={list.data?.pages[0]?.lastPublished ?? null}
      total={list.data?.pages[0]?.total ?? items.length}
      {...(list.hasNextPage && { onMore: () => void list.fetchNextPage() })}
    />
  )
}

function titlesOf({ texts: { es, en, pt } }: Version): Partial<Record<Locale, string>> {
  return { ...(es && { es: es.title }), ...(en && { en: en.title }), ...(pt && { pt: pt.title }) }
}

/** The tabs of the editor with files. */
const FILE_TABS = ['pictures', 'videos', 'files'] as const

type FileTab = (typeof FILE_TABS)[number]

const tabOf = ({ kind }: StudioAsset): FileTab =>
  kind === 'image' ? 'pictures' : kind === 'video' ? 'videos' : 'files'

/** How many of the draft's files a tab has, if any. */
function countIn(tab: FileTab, detail: PostDetail | undefined): { readonly count?: number } {
  const kept = detail?.assets.filter(({ details }) => details.state !== 'removed') ?? []
  const count = kept.filter((asset) => tabOf(asset) === tab).length
  return count === 0 ? {} : { count }
}

interface VersionsPageProps {
  readonly postId: string
  readonly title: string
  readonly detail: PostDetail | undefined
  readonly items: readonly VersionItem[]
  readonly lastPublished: number | null
  readonly total: number
  readonly onMore?: () => void
}

function VersionsPage({ postId, title, detail, items, lastPublished, total, onMore }: VersionsPageProps) {
  const locale = useLocale()
  const texts = useTexts(postsTexts)
  const { newer, older, asked, go } = useChoice({ items, lastPublished })
  const [question, setQuestion] = useState<{ readonly number: number; readonly locale: Locale | null } | null>(null)
  const [current, setCurrent] = useState<number | null>(null)
  const comparison = useComparison(postId, { newer, older, asked })
  const { view, propertyChanges } = comparison
  const changes = comparison.data?.changes ?? 0
  const editor = paths.studioPost({ locale, id: postId })
  const language = view === 'properties' ? null : LOCALE_NAMES[locale][view]

  function step(by: 1 | -1): void {
    if (changes === 0) return
    const next = current === null ? (by === 1 ? 0 : changes - 1) : (current + by + changes) % changes
    setCurrent(next)
  }

  const choose = (change: Parameters<typeof go>[0]) => {
    setCurrent(null)
    go(change)
  }

  useShortcuts(texts.versions.shortcuts, [
    { keys: 'N', label: texts.versions.next, run: () => step(1), canRepeat: true },
    { keys: 'P', label: texts.versions.previous, run: () => step(-1), canRepeat: true },
  ])
  useEffect(() => {
    if (current === null) return
    for (const part of document.querySelectorAll(`[data-change="${current}"]`)) part.scrollIntoView({ block: 'center' })
  }, [current])

  return (
    <StudioPage
      title={title}
      parent={{ label: texts.title, href: paths.studioPosts({ locale }) }}
      status={detail && <PostStateBadge post={detail} />}
      actions={
        older !== null && (
          <Button
            variant="primary"
            size="small"
            icon={RotateCcw}
            onClick={() => setQuestion({ number: older, locale: null })}
          >
            {texts.versions.restore({ number: older })}
          </Button>
        )
      }
      header={
        <div className="flex flex-wrap items-center gap-x-5 border-b border-line px-4 sm:px-6">
          <nav aria-label={title} className="flex min-w-0 flex-1 gap-5 overflow-x-auto max-sm:basis-full">
            <TabLink label={texts.versions.text} href={editor} isCurrent={false} />
            {FILE_TABS.map((tab) => (
              <TabLink
                key={tab}
                label={texts.versions.tabs[tab]}
                href={`${editor}?tab=${tab}`}
                isCurrent={false}
                {...countIn(tab, detail)}
              />
            ))}
            <TabLink
              label={texts.versions.title}
              href={paths.studioPostVersions({ locale, id: postId })}
              isCurrent
              count={total}
            />
          </nav>
          <div className="py-1">
            <SegmentedControl<ComparedView>
              label={texts.versions.view}
              segments={[
                ...LOCALES.map((value) => ({ value, label: value.toUpperCase() })),
                { value: 'properties', label: [texts.versions.properties, propertyChanges || ''].join(' ').trim() },
              ]}
              value={view}
              onChange={(next) => choose({ view: next })}
            />
          </div>
        </div>
      }
      {...(older !== null && {
        footer: (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14">
            <span role="status" className="text-muted">
              {comparison.data !== undefined &&
                (current === null
                  ? texts.versions.changes({ count: changes })
                  : texts.versions.changeOf({ number: current + 1, count: changes }))}
            </span>
            <IconButton icon={ChevronUp} size="small" label={texts.versions.previous} onClick={() => step(-1)} />
            <IconButton icon={ChevronDown} size="small" label={texts.versions.next} onClick={() => step(1)} />
            <span className="text-muted sm:ml-auto">{texts.versions.restoreText}</span>
            {view !== 'properties' && language !== null && (
              <Button size="small" onClick={() => setQuestion({ number: older, locale: view })}>
                {texts.versions.restoreOnly({ language })}
              </Button>
            )}
          </div>
        ),
      })}
    >
      {older === null ? (
        <div className="p-4 sm:p-6">
          <EmptyState title={texts.versions.none} />
        </div>
      ) : (
        <div className="flex h-full min-h-0">
          <VersionList
            items={items}
            newer={newer}
            older={older}
            onNewer={(number) => choose({ newer: number })}
            onOlder={(number) => choose({ older: number })}
            {...(onMore && { onMore })}
          />
          <div
            role="region"
            aria-label={texts.versions.view}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs a stop for the keyboard
            tabIndex={0}
            className="min-w-0 flex-1 overflow-y-auto outline-offset-[-2px]"
          >
            <PhoneChoice items={items} newer={newer} older={older} onChange={choose} />
            <Sides comparison={comparison} current={current} />
          </div>
        </div>
      )}
      {question !== null && <RestoreDialog postId={postId} {...question} onClose={() => setQuestion(null)} />}
    </StudioPage>
  )
}
