import { paths } from '@mixed-zone/contract/screens'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { checklistQuery } from '../../shared/publish/post-queries.ts'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { type ListTab, TabLink } from '../../shared/table/list-tabs.tsx'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { versionsQuery } from '../../shared/versions/version-queries.ts'
import { commentsTexts } from './comments/comments-texts.ts'
import type { EditorPlace, EditorTab } from './editor-place.ts'
import { editorTexts } from './editor-texts.ts'
import { isInTab } from './pictures/file-editing.ts'

interface EditorTabsProps {
  readonly postId: string
  readonly place: EditorPlace
  /** Those that were not removed. */
  readonly assets: readonly StudioAsset[]
  /** Open ones. */
  readonly commentCount: number
}

/** The parts of a post. Links, because the address carries the tab; the arrow keys move between them. On phones they scroll. */
export function EditorTabs({ postId, place, assets, commentCount }: EditorTabsProps) {
  const { tabs: texts, shortcuts } = useTexts(editorTexts)
  const commentTexts = useTexts(commentsTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const versionsPath = paths.studioPostVersions({ locale, id: postId })
  useShortcuts(shortcuts.title, [
    { keys: 'G V', label: texts.versions, run: () => void navigate({ to: versionsPath }) },
  ])
  const versions = useInfiniteQuery(versionsQuery(postId)).data?.pages[0]?.total
  const linkTo = (tab: EditorTab) => ({ href: place.hrefOf({ tab }), isCurrent: place.tab === tab })
  const counted = (tab: 'pictures' | 'videos' | 'files') => {
    const count = assets.filter((asset) => isInTab(asset, tab)).length
    return count === 0 ? {} : { count }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const links = [...event.currentTarget.querySelectorAll('a')]
    const next = links[links.findIndex((link) => link === document.activeElement) + step]
    if (step === 0 || next === undefined) return
    event.preventDefault()
    next.focus()
  }

  return (
    <nav
      aria-label={texts.label}
      data-editor-tabs
      onKeyDown={handleKeyDown}
      className="flex min-w-0 items-center gap-x-5 overflow-x-auto sm:gap-x-6"
    >
      <TabLink label={texts.text} {...linkTo('text')} />
      {isPhone && <FactsTab postId={postId} label={texts.facts} {...linkTo('facts')} />}
      <TabLink label={texts.pictures} {...linkTo('pictures')} {...counted('pictures')} />
      <TabLink label={texts.videos} {...linkTo('videos')} {...counted('videos')} />
      <TabLink label={texts.files} {...linkTo('files')} {...counted('files')} />
      {isPhone && <TabLink label={commentTexts.title} {...linkTo('comments')} count={commentCount} />}
      <TabLink
        label={texts.versions}
        href={versionsPath}
        isCurrent={false}
        {...(versions !== undefined && versions > 0 && { count: versions })}
      />
    </nav>
  )
}

/** With how much is missing, of which the list is in this tab. */
function FactsTab({ postId, ...tab }: ListTab & { readonly postId: string }) {
  const { data } = useQuery(checklistQuery(postId))
  const missing = (data?.blocking.length ?? 0) + (data?.warnings.length ?? 0)
  return <TabLink {...tab} {...(missing > 0 && { count: missing })} />
}
