import { paths } from '@mixed-zone/contract/screens'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { useSession } from '../../../session/session-store.ts'
import { Pagination } from '../../../ui/components/table/pagination.tsx'
import { Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { useExactTime } from '../../shared/short-time.tsx'
import { useSystemActor } from '../../shared/system-actor.ts'
import { useExistingPage } from '../../shared/table/existing-page.ts'
import {
  FIRST_PAGE,
  personDownloadsQuery,
  personHistoryQuery,
  personMailsQuery,
  type RecordsPage,
} from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'
import { PersonSection } from './person-section.tsx'

interface RecordsProps<Item> {
  readonly title: string
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly pages: Pages
  readonly query: Pick<
    UseQueryResult<{ readonly items: readonly Item[]; readonly total: number }>,
    'data' | 'error' | 'isFetching' | 'refetch'
  >
  readonly empty: string
  readonly renderItem: (item: Item) => ReactNode
  readonly keyOf: (item: Item) => string
}

type Pages = ReturnType<typeof usePages>

function usePages() {
  const [shown, setShown] = useState(FIRST_PAGE)
  return {
    shown,
    setPage: (page: number) => setShown({ ...shown, page }),
    setPageSize: (pageSize: RecordsPage['pageSize']) => setShown({ page: 1, pageSize }),
  }
}

/** The records of a kind, the latest first. */
function Records<Item>({ title, aside, pages, query, empty, renderItem, keyOf }: RecordsProps<Item>) {
  const { error, refetch } = query
  const data = useExistingPage({ ...pages.shown, setPage: pages.setPage }, query)
  return (
    <PersonSection title={title} aside={aside}>
      {error !== null && data === undefined && <FailedPart error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="mt-3 h-24" />}
      {data?.total === 0 && data.items.length === 0 && <p className="mt-2 text-muted">{empty}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ul className="mt-2">
          {data.items.map((item) => (
            <li
              key={keyOf(item)}
              className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-0.5 border-t border-line py-2 text-14"
            >
              {renderItem(item)}
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.total > FIRST_PAGE.pageSize && (
        <div className="mt-3">
          <Pagination
            {...pages.shown}
            total={data.total}
            onPage={pages.setPage}
            onPageSize={pages.setPageSize}
            tableName={title}
          />
        </div>
      )}
    </PersonSection>
  )
}

function At({ at }: { readonly at: string }) {
  const { relative } = useFormats()
  const exactTime = useExactTime()
  return (
    <time dateTime={at} title={exactTime(at)} className="w-24 shrink-0 font-semibold">
      {relative(at)}
    </time>
  )
}

export function PersonDownloads({ id }: { readonly id: string }) {
  const pages = usePages()
  const texts = useTexts(peopleTexts)
  const { formatBytes } = useFormats()
  return (
    <Records
      title={texts.latest}
      pages={pages}
      query={useQuery(personDownloadsQuery(id, pages.shown))}
      empty={texts.noDownloads}
      keyOf={(download) => download.id}
      renderItem={({ at, postTitle, posts, fileName, bytes: size }) => (
        <>
          <At at={at} />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-semibold">
              {postTitle ?? (posts > 1 ? texts.severalPosts({ count: posts }) : texts.deletedPost)}
            </span>{' '}
            <span className="text-muted">{fileName}</span>
          </span>
          {size !== null && <span className="text-muted">{formatBytes(size)}</span>}
        </>
      )}
    />
  )
}

export function PersonMails({ id }: { readonly id: string }) {
  const locale = useLocale()
  const pages = usePages()
  const texts = useTexts(peopleTexts)
  return (
    <Records
      title={texts.mails}
      pages={pages}
      query={useQuery(personMailsQuery(id, pages.shown))}
      empty={texts.noMails}
      keyOf={(mail) => mail.id}
      renderItem={({ id: mailId, createdAt, template, state }) => (
        <>
          <At at={createdAt} />
          <span className="min-w-0 flex-1">
            <TextLink href={`${paths.studioMail({ locale })}?open=${mailId}`}>
              {texts.mailTemplates[template] ?? texts.otherMail}
            </TextLink>
          </span>
          <span className={state === 'returned' || state === 'failed' ? 'font-semibold text-flare' : 'text-muted'}>
            {texts.mailStates[state]}
          </span>
        </>
      )}
    />
  )
}

export function PersonHistory({ id }: { readonly id: string }) {
  const locale = useLocale()
  const mayReadLog = useSession((session) => session.permissions.includes('audit'))
  const pages = usePages()
  const texts = useTexts(peopleTexts)
  const systemActorOf = useSystemActor()
  return (
    <Records
      title={texts.history}
      aside={
        mayReadLog && (
          <TextLink href={`${paths.studioAudit({ locale })}?subjectKind=person&subjectId=${id}`}>
            {texts.inLog}
          </TextLink>
        )
      }
      pages={pages}
      query={useQuery(personHistoryQuery(id, pages.shown))}
      empty={texts.noHistory}
      keyOf={(entry) => entry.id}
      renderItem={({ at, action, actor, facts }) => {
        const reason = facts.find(({ field }) => field === 'reason')?.value
        return (
          <>
            <At at={at} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {texts.actions[action] ?? texts.otherAction}
              {typeof reason === 'string' && <span className="block text-muted">{reason}</span>}
            </span>
            <span className="text-muted">
              {actor.id === null ? systemActorOf(actor.name) : (actor.name ?? texts.formerColleague)}
            </span>
          </>
        )
      }}
    />
  )
}
