import { listReceivers } from '@mixed-zone/contract/endpoints/studio/versions'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
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

const PAGE_SIZES = [10, 30, 50] as const

/** Who downloaded a post, or one of its files. */
export function receiversQuery(id: string, assetId?: string, pageSize: (typeof PAGE_SIZES)[number] = 10) {
  return queryOptions({
    queryKey: studioKey('post', 'receivers', id, assetId, pageSize),
    queryFn: ({ signal }) =>
      orThrow(
        studioClient.call(listReceivers, undefined, {
          params: { id },
          query: { pageSize, ...(assetId !== undefined && { assetId }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })
}

interface ReceiversProps {
  readonly postId: string
  readonly assetId?: string
}

/** The people who downloaded it, folded until somebody asks. */
export function Receivers({ postId, assetId }: ReceiversProps) {
  const texts = useTexts(publishTexts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-9 cursor-pointer content-center rounded-control text-14 font-semibold pointer-coarse:min-h-11">
        {texts.correction.see}
      </summary>
      {isOpen && <ReceiverList postId={postId} {...(assetId !== undefined && { assetId })} />}
    </details>
  )
}

function ReceiverList({ postId, assetId }: ReceiversProps) {
  const locale = useLocale()
  const texts = useTexts(publishTexts).receivers
  const { dateTime } = useFormats()
  const [pages, setPages] = useState(0)
  const query = useQuery(receiversQuery(postId, assetId, PAGE_SIZES[pages] ?? 50))
  return (
    <PanelBody query={query}>
      {({ items, total }) => (
        <>
          {total === 0 && <p className="py-2 text-14 text-muted">{texts.none}</p>}
          <ul className="divide-y divide-line text-14">
            {items.map(({ id, name, companyName, country, downloadedAt, contact }) => (
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
          {items.length < total && pages < PAGE_SIZES.length - 1 && (
            <Button size="small" onClick={() => setPages(pages + 1)}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </PanelBody>
  )
}
