import { exportPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { LOCALE_NAMES, LOCALES } from '@mixed-zone/contract/locales'
import type { FactChoices } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostsSummary, StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Archive, ListOrdered, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { useCommands } from '../../shared/commands.ts'
import { Kbd } from '../../shared/kbd.tsx'
import { titleOf } from '../../shared/post-title.ts'
import { factChoicesQuery } from '../../shared/publish/post-queries.ts'
import { usePostActions } from '../../shared/publish/use-post-actions.ts'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../shared/table/filter-fields.tsx'
import { ListFooter } from '../../shared/table/list-footer.tsx'
import { ColumnChoice, ExportMenu } from '../../shared/table/list-menu.tsx'
import { type ListController, useList } from '../../shared/table/list-state.ts'
import { ListTabs } from '../../shared/table/list-tabs.tsx'
import { PeriodFilter } from '../../shared/table/period-filter.tsx'
import { useRowSelection } from '../../shared/table/row-selection.ts'
import { StudioTable } from '../../shared/table/studio-table.tsx'
import { useCreatePost } from '../../shared/use-create-post.ts'
import { bulkRefusal } from './bulk-rules.ts'
import { FeaturedDialog } from './featured-dialog.tsx'
import { usePostColumns } from './post-columns.tsx'
import { openPreview, PostMenu } from './post-menu.tsx'
import { POSTS_LIST, postsQuery, postsSummaryQuery } from './post-queries.ts'
import { PostsBulk } from './posts-bulk.tsx'
import { postsTexts } from './posts-texts.ts'

/** Every post, as its draft is. */
export function PostsScreen() {
  const locale = useLocale()
  const navigate = useNavigate()
  const texts = useTexts(postsTexts)
  const { formatNumber } = useFormats()
  const canPublish = useSession(({ permissions }) => permissions.includes('publish'))
  const list = useList(POSTS_LIST)
  const query = useQuery(postsQuery(list.query))
  const summary = useQuery(postsSummaryQuery()).data
  const choices = useQuery(factChoicesQuery(locale)).data
  const columns = usePostColumns({ choices, renderMenu: useCallback((post) => <PostMenu post={post} />, []) })
  const selection = useRowSelection(list)
  const isTrash = list.filters.state === 'trash'
  const nameOf = (post: StudioPost) => titleOf(post.titles, locale) ?? texts.untitled
  const rows = query.data?.items ?? []
  const actions = usePostActions({
    titleOf: (id) => {
      const post = rows.find((row) => row.id === id)
      return post === undefined ? texts.untitled : nameOf(post)
    },
  })
  const archiveSwipe = (post: StudioPost) =>
    bulkRefusal('archive', [post], { canPublish }) === null
      ? { left: { label: texts.bulk.archive, icon: Archive, run: () => void actions.archive(post) } }
      : {}
  return (
    <StudioPage
      title={texts.title}
      actions={<PostsButtons canPublish={canPublish} />}
      header={
        <>
          <PostTabs list={list} summary={summary} />
          <FilterBar
            list={list}
            end={
              <>
                {summary && query.data && list.activeFilters.length > 0 && (
                  <p className="text-14 text-muted max-lg:hidden">
                    {texts.of({ shown: formatNumber(query.data.total), total: formatNumber(summary.all) })}
                  </p>
                )}
                <ColumnChoice list={list} columns={columns} />
                <ExportMenu
                  list={list}
                  columns={columns}
                  total={query.data?.total ?? 0}
                  selection={selection}
                  endpoint={exportPosts}
                  title={texts.title}
                />
              </>
            }
          >
            <SearchFilter list={list} label={texts.searchLabel} />
            <PostFilters list={list} choices={choices} summary={summary} />
          </FilterBar>
          {!isTrash && (
            <PostsBulk
              selection={selection}
              pageIds={rows.map(({ id }) => id)}
              total={query.data?.total ?? 0}
              state={list.filters.state}
            />
          )}
        </>
      }
      footer={<ListFooter list={list} total={query.data?.total} />}
    >
      <StudioTable
        caption={texts.title}
        list={list}
        columns={columns}
        query={query}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        {...(!isTrash && { selection })}
        onOpen={({ id }) => void navigate({ to: paths.studioPost({ locale, id }) })}
        {...(!isTrash && { onPreview: ({ id }: StudioPost) => openPreview(locale, id) })}
        swipe={archiveSwipe}
        emptyTitle={isTrash ? texts.noneInTrash : texts.none}
      />
    </StudioPage>
  )
}

function PostsButtons({ canPublish }: { readonly canPublish: boolean }) {
  const texts = useTexts(postsTexts)
  const create = useCreatePost()
  const [isOrdering, setIsOrdering] = useState(false)
  const order = () => setIsOrdering(true)
  useShortcuts(texts.shortcuts, [{ keys: 'N', label: texts.newPost, run: () => create() }])
  useCommands(canPublish ? [{ id: 'featured', label: texts.featuredDialog.open, icon: ListOrdered, run: order }] : [])
  return (
    <span className="flex flex-wrap gap-2">
      {canPublish && (
        <Button size="small" icon={ListOrdered} onClick={order} className="max-sm:hidden">
          {texts.featuredDialog.open}
        </Button>
      )}
      <Button variant="primary" size="small" icon={Plus} onClick={() => create()}>
        {texts.newPost} <Kbd>N</Kbd>
      </Button>
      {isOrdering && <FeaturedDialog onClose={() => setIsOrdering(false)} />}
    </span>
  )
}

/** The search parameters of each tab. */
const TABS = {
  all: {},
  mine: { author: 'me' },
  draft: { state: 'draft' },
  review: { state: 'review' },
  scheduled: { state: 'scheduled' },
  embargoed: { state: 'embargoed' },
  published: { state: 'published' },
  archived: { state: 'archived' },
  noPortuguese: { locale: 'pt' },
  trash: { state: 'trash' },
} as const

type TabName = keyof typeof TABS

const TAB_NAMES = Object.keys(TABS) as TabName[]

function countOf(name: TabName, { all, mine, states, missing }: PostsSummary): number {
  if (name === 'all') return all
  if (name === 'mine') return mine
  return name === 'noPortuguese' ? missing.pt : states[name]
}

function currentTab(filters: Readonly<Partial<Record<string, string>>>): TabName {
  const isShown = (name: TabName) =>
    name !== 'all' && Object.entries(TABS[name]).every(([filter, value]) => filters[filter] === value)
  // A state says more than an author or a language that filters it.
  const [withState, others] = [TAB_NAMES.filter((name) => 'state' in TABS[name]), TAB_NAMES]
  return [...withState, ...others].find(isShown) ?? 'all'
}

function PostTabs({ list, summary }: { readonly list: ListController; readonly summary: PostsSummary | undefined }) {
  const locale = useLocale()
  const texts = useTexts(postsTexts)
  const path = paths.studioPosts({ locale })
  const current = currentTab(list.filters)
  const tabs = TAB_NAMES.map((name) => {
    const search = new URLSearchParams(TABS[name]).toString()
    return {
      label: texts.tabs[name],
      href: search === '' ? path : `${path}?${search}`,
      isCurrent: name === current,
      count: summary === undefined ? null : countOf(name, summary),
    }
  })
  return <ListTabs label={texts.views} tabs={tabs} list={list} />
}

interface PostFiltersProps {
  readonly list: ListController
  readonly choices: FactChoices | undefined
  readonly summary: PostsSummary | undefined
}

function PostFilters({ list, choices, summary }: PostFiltersProps) {
  const locale = useLocale()
  const texts = useTexts(postsTexts)
  const named = (items: readonly { readonly id: string; readonly name: string }[] = []) =>
    items.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <SelectFilter list={list} filter="section" label={texts.section} options={named(choices?.sections)} />
      <SelectFilter list={list} filter="category" label={texts.category} options={named(choices?.categories)} />
      <SelectFilter list={list} filter="team" label={texts.club} options={named(choices?.teams)} />
      <SelectFilter list={list} filter="matchday" label={texts.matchday} options={named(choices?.matchdays)} />
      <SelectFilter
        list={list}
        filter="locale"
        label={texts.language}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[locale][value] }))}
      />
      <SelectFilter
        list={list}
        filter="author"
        label={texts.author}
        options={[{ value: 'me', label: texts.tabs.mine }, ...named(summary?.authors)]}
      />
      <PeriodFilter list={list} />
    </>
  )
}
