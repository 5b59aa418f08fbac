import type { FactChoices } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import { Download, FileText, Star } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Avatar } from '../../shared/avatar.tsx'
import { titleOf } from '../../shared/post-title.ts'
import { TranslationStates } from '../../shared/translation-states.tsx'
import { PostStateBadge } from '../../shared/publish/post-state.tsx'
import { isReleased } from '../../shared/publish/publish-steps.ts'
import { ShortTime } from '../../shared/short-time.tsx'
import type { StudioColumn } from '../../shared/table/columns.ts'
import { postsTexts } from './posts-texts.ts'

interface PostColumnsOptions {
  /** Names of sections, categories and clubs; undefined while they load. */
  readonly choices: FactChoices | undefined
  readonly renderMenu: (post: StudioPost) => ReactNode
}

const MAX_SHOWN_CLUBS = 3
const MAX_SHOWN_AUTHORS = 2

export function usePostColumns({ choices, renderMenu }: PostColumnsOptions): readonly StudioColumn<StudioPost>[] {
  const texts = useTexts(postsTexts)
  return useMemo(
    () => [
      {
        id: 'title',
        exportColumns: ['title', 'section'],
        header: texts.columns.post,
        isRowHeader: true,
        isSortable: true,
        lines: 2,
        renderCell: (post) => <PostName post={post} choices={choices} />,
      },
      {
        id: 'state',
        exportColumns: ['state', 'embargoUntil'],
        header: texts.columns.state,
        isSortable: true,
        renderCell: (post) => <PostStateBadge post={post} />,
      },
      {
        id: 'languages',
        exportColumns: ['languages'],
        header: texts.columns.languages,
        renderCell: ({ translationStates, original }) => (
          <TranslationStates states={translationStates} original={original} />
        ),
      },
      {
        id: 'clubs',
        header: texts.columns.clubs,
        minRoom: 'medium',
        phonePlacement: 'hidden',
        renderCell: ({ teams }) => <Clubs ids={teams} choices={choices} />,
      },
      {
        id: 'authors',
        exportColumns: ['authors'],
        header: texts.columns.by,
        minRoom: 'medium',
        phonePlacement: 'hidden',
        renderCell: ({ authors }) => <Authors authors={authors} />,
      },
      {
        id: 'publishedAt',
        exportColumns: ['publishedAt'],
        header: texts.columns.when,
        minRoom: 'medium',
        align: 'end',
        isSortable: true,
        lines: 2,
        phonePlacement: 'hidden',
        renderCell: (post) => <When post={post} />,
      },
      {
        id: 'changedAt',
        exportColumns: ['changedAt'],
        header: texts.columns.changed,
        align: 'end',
        isSortable: true,
        isOptional: true,
        phonePlacement: 'hidden',
        renderCell: ({ changedAt }) => <ShortTime at={changedAt} />,
      },
      {
        id: 'files',
        header: texts.columns.files,
        isOptional: true,
        phonePlacement: 'hidden',
        renderCell: (post) => texts.counts(post) || '—',
      },
      {
        id: 'views',
        exportColumns: ['views'],
        header: texts.columns.views,
        minRoom: 'wide',
        align: 'end',
        isSortable: true,
        phonePlacement: 'hidden',
        renderCell: ({ views }) => <Figure value={views} />,
      },
      {
        id: 'downloads',
        exportColumns: ['downloads'],
        header: texts.columns.downloads,
        minRoom: 'medium',
        align: 'end',
        isSortable: true,
        renderCell: ({ downloads }) => (
          <span className="inline-flex items-center gap-1.5 font-semibold">
            <Icon icon={Download} size={16} className="text-muted sm:hidden" />
            <span className="sr-only sm:hidden">{texts.columns.downloads}: </span>
            <Figure value={downloads} />
          </span>
        ),
      },
      { id: 'actions', header: texts.columns.actions, align: 'end', phonePlacement: 'end', renderCell: renderMenu },
    ],
    [texts, choices, renderMenu],
  )
}

function Figure({ value }: { readonly value: number }) {
  const { formatNumber } = useFormats()
  return <span className="tabular-nums">{value === 0 ? '—' : formatNumber(value)}</span>
}

interface PostNameProps {
  readonly post: StudioPost
  readonly choices: FactChoices | undefined
}

/** The thumbnail, the title, and section and category below it. */
function PostName({ post, choices }: PostNameProps) {
  const locale = useLocale()
  const texts = useTexts(postsTexts)
  const section = choices?.sections.find(({ id }) => id === post.section)?.name
  const category = choices?.categories.find(({ id }) => id === post.categories[0])?.name
  const title = titleOf(post.titles, locale)
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Thumbnail url={post.thumbnail} />
      <span className="block min-w-0 leading-5 sm:max-w-36 min-[48rem]:max-w-64 min-[48rem]:min-w-40 lg:max-w-56 xl:max-w-76 min-[100rem]:max-w-100">
        <span className="line-clamp-2 sm:truncate">
          {title ?? <span className="text-muted">{texts.untitled}</span>}
        </span>
        <span className="flex items-center gap-1.5 text-12 font-normal text-muted">
          {post.featuredPosition !== null && <FeaturedMark position={post.featuredPosition} />}
          <span className="truncate">
            {[section, category, post.hasChanges && post.publishedAt !== null && texts.changes]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </span>
    </span>
  )
}

function FeaturedMark({ position }: { readonly position: number }) {
  const texts = useTexts(postsTexts)
  const label = position === 0 ? texts.lead : texts.featured({ position: position + 1 })
  return (
    <span title={label} className="inline-flex shrink-0 text-accent-text">
      <Icon icon={Star} size={16} />
      <span className="sr-only">{label}. </span>
    </span>
  )
}

function Thumbnail({ url }: { readonly url: string | null }) {
  const look = 'h-11 w-15 shrink-0 rounded-control bg-sunken max-sm:h-13.5 max-sm:w-18'
  if (url !== null) return <img src={url} alt="" loading="lazy" decoding="async" className={`${look} object-cover`} />
  return (
    <span className={`${look} flex items-center justify-center text-muted`}>
      <Icon icon={FileText} size={20} />
    </span>
  )
}

function Clubs({ ids, choices }: { readonly ids: readonly string[]; readonly choices: FactChoices | undefined }) {
  const teams = ids.flatMap((id) => choices?.teams.find((team) => team.id === id) ?? [])
  if (teams.length === 0) return <span className="text-muted">—</span>
  const names = teams.map(({ name }) => name).join(', ')
  return (
    <span title={names} className="flex gap-1.5">
      <span className="sr-only">{names}</span>
      {teams.slice(0, MAX_SHOWN_CLUBS).map(({ id, textId }) => (
        <Crest key={id} teamTextId={textId} size={24} />
      ))}
      {teams.length > MAX_SHOWN_CLUBS && (
        <span aria-hidden="true" className="text-12 text-muted">
          +{teams.length - MAX_SHOWN_CLUBS}
        </span>
      )}
    </span>
  )
}

function Authors({ authors }: { readonly authors: StudioPost['authors'] }) {
  if (authors.length === 0) return <span className="text-muted">—</span>
  const names = authors.map(({ name }) => name).join(', ')
  return (
    <span title={names} className="flex -space-x-1">
      <span className="sr-only">{names}</span>
      {authors.slice(0, MAX_SHOWN_AUTHORS).map(({ id, name }) => (
        <Avatar key={id} name={name} />
      ))}
    </span>
  )
}

/** When it goes or went out; of a draft, when it was edited. */
function When({ post: { publishedAt, changedAt, state } }: { readonly post: StudioPost }) {
  const texts = useTexts(postsTexts)
  const { relative, date, time } = useFormats()
  const isOut = publishedAt !== null && isReleased({ state })
  const at = isOut ? publishedAt : changedAt
  const age = relative(at)
  // Of an older one the first line is the date already.
  const second = age === date(at) ? time(at) : age
  return (
    <span className="block leading-5 whitespace-nowrap">
      <ShortTime at={at} />
      <span className="block text-12 text-muted">
        {isOut ? second : texts.edited({ when: second.toLocaleLowerCase() })}
      </span>
    </span>
  )
}
