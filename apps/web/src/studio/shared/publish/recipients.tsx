import { listRecipients } from '@mixed-zone/contract/endpoints/studio/versions'
import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { countryLabel } from '../choice-labels.ts'
import { PanelBody } from '../panel-parts.tsx'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'
import { publishTexts } from './publish-texts.ts'

const PAGE_SIZE = 10

/** How many people downloaded a post, or some of its files, with the latest of them. */
export function recipientsQuery(id: string, assetId?: string) {
  return queryOptions({
    queryKey: studioKey('post', 'recipients', id, assetId),
    queryFn: ({ signal }) => orThrow(loadPage({ id, assetId, page: 1 }, signal)),
    placeholderData: keepPreviousData,
  })
}

interface Page {
  readonly id: string
  readonly assetId: string | undefined
  readonly page: number
}

function loadPage({ id, assetId, page }: Page, signal: AbortSignal) {
  const query = { page, pageSize: PAGE_SIZE, ...(assetId !== undefined && { assetId }) }
  return studioClient.call(listRecipients, undefined, { params: { id }, query, signal })
}

interface RecipientsProps {
  readonly postId: string
  /** Or several, with commas between them. */
  readonly assetId?: string
}

/** The people who downloaded it, folded until somebody asks. */
export function Recipients(props: RecipientsProps) {
  const texts = useTexts(publishTexts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-9 cursor-pointer content-center rounded-control text-14 font-semibold pointer-coarse:min-h-11">
        {texts.correction.see}
      </summary>
      {isOpen && <RecipientList {...props} />}
    </details>
  )
}

function RecipientList({ postId, assetId }: RecipientsProps) {
  const locale = useLocale()
  const texts = useTexts(publishTexts).recipients
  const { dateTime } = useFormats()
  const query = useInfiniteQuery({
    queryKey: studioKey('post', 'recipient-list', postId, assetId),
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }) => orThrow(loadPage({ id: postId, assetId, page: pageParam }, signal)),
    getNextPageParam: ({ page, total }) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  })
  return (
    <PanelBody query={query}>
      {({ pages }) => (
        <>
          {pages[0]?.total === 0 && <p className="py-2 text-14 text-muted">{texts.none}</p>}
          <ul className="divide-y divide-line text-14">
            {pages
              .flatMap(({ items }) => items)
              .map(({ id, name, companyName, country, downloadedAt, contact }) => (
                <li key={id} className="flex flex-wrap gap-x-4 py-2">
                  <span className="min-w-0 flex-1 basis-40">
                    <span className="font-semibold">{name}</span>
                    <span className="block text-12 text-muted">
                      {[companyName, country && countryLabel(country, locale)].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span className="text-12 text-muted">
                    {texts.downloaded({ at: dateTime(downloadedAt) })}
                    {contact && (
                      <span className="block">
                        <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink> {contact.telephone}
                      </span>
                    )}
                  </span>
                </li>
              ))}
          </ul>
          {query.hasNextPage && (
            <Button size="small" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </PanelBody>
  )
}
