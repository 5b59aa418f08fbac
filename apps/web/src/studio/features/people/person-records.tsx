import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { personDownloadsQuery, personHistoryQuery, personMailsQuery } from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'
import { PersonSection } from './person-section.tsx'

interface RecordsProps<Item> {
  readonly title: string
  readonly query: Pick<UseQueryResult<{ readonly items: readonly Item[] }>, 'data' | 'error' | 'refetch'>
  readonly empty: string
  readonly renderItem: (item: Item) => ReactNode
  readonly keyOf: (item: Item) => string
}

/** The latest records of a kind. */
function Records<Item>({ title, query, empty, renderItem, keyOf }: RecordsProps<Item>) {
  const { data, error, refetch } = query
  return (
    <PersonSection title={title}>
      {error !== null && data === undefined && <FailedPart error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="mt-3 h-24" />}
      {data?.items.length === 0 && <p className="mt-2 text-muted">{empty}</p>}
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
    </PersonSection>
  )
}

function At({ at }: { readonly at: string }) {
  const { relative, dateTime } = useFormats()
  return (
    <time dateTime={at} title={dateTime(at)} className="w-24 shrink-0 font-semibold">
      {relative(at)}
    </time>
  )
}

export function PersonDownloads({ id }: { readonly id: string }) {
  const texts = useTexts(peopleTexts)
  const { bytes } = useFormats()
  return (
    <Records
      title={texts.latest}
      query={useQuery(personDownloadsQuery(id))}
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
          {size !== null && <span className="text-muted">{bytes(size)}</span>}
        </>
      )}
    />
  )
}

export function PersonMails({ id }: { readonly id: string }) {
  const texts = useTexts(peopleTexts)
  return (
    <Records
      title={texts.mails}
      query={useQuery(personMailsQuery(id))}
      empty={texts.noMails}
      keyOf={(mail) => mail.id}
      renderItem={({ createdAt, template, state }) => (
        <>
          <At at={createdAt} />
          <span className="min-w-0 flex-1">{texts.mailTemplates[template] ?? texts.otherMail}</span>
          <span className={state === 'returned' || state === 'failed' ? 'font-semibold text-flare' : 'text-muted'}>
            {texts.mailStates[state]}
          </span>
        </>
      )}
    />
  )
}

export function PersonHistory({ id }: { readonly id: string }) {
  const texts = useTexts(peopleTexts)
  return (
    <Records
      title={texts.history}
      query={useQuery(personHistoryQuery(id))}
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
            <span className="text-muted">{actor.name ?? texts.formerColleague}</span>
          </>
        )
      }}
    />
  )
}
