import { countFrontPageChanges } from '@mixed-zone/contract/rules/merge-front-page'
import type { FrontPageVersion } from '@mixed-zone/contract/schemas/studio/front-page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { frontPageVersionsQuery } from './front-page-queries.ts'
import { frontPageTexts } from './front-page-texts.ts'
import type { FrontPageDraft } from './use-front-page-draft.ts'

interface FrontPageVersionsProps {
  /** The published one; 0 before the first publication. */
  readonly version: number
  readonly draft: FrontPageDraft
}

/** Who published the page and when, and a way back to each version. */
export function FrontPageVersions({ version, draft }: FrontPageVersionsProps) {
  const texts = useTexts(frontPageTexts).versions
  const [isOpen, setIsOpen] = useState(false)
  if (version === 0) return null
  return (
    <details className="mt-8 border-t border-line pt-2" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center rounded-control text-14 font-semibold">
        {texts.title} <span className="font-normal text-muted">{version}</span>
      </summary>
      {isOpen && <VersionList version={version} draft={draft} />}
    </details>
  )
}

const PAGE_SIZES = [10, 30, 50] as const

function VersionList({ version, draft }: FrontPageVersionsProps) {
  const texts = useTexts(frontPageTexts).versions
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0])
  const query = useQuery(frontPageVersionsQuery(version, pageSize))
  const nextPageSize = PAGE_SIZES.find((size) => size > pageSize)
  return (
    <PanelBody query={query}>
      {({ items, total }) => (
        <>
          <p className="pb-2 text-12 text-muted">{texts.hint}</p>
          <ul className="divide-y divide-line border-y border-line">
            {items.map((item) => (
              <VersionRow key={item.version} item={item} isCurrent={item.version === version} draft={draft} />
            ))}
          </ul>
          {total > items.length && nextPageSize !== undefined && (
            <Button size="small" variant="quiet" onClick={() => setPageSize(nextPageSize)}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </PanelBody>
  )
}

interface VersionRowProps {
  readonly item: FrontPageVersion
  readonly isCurrent: boolean
  readonly draft: FrontPageDraft
}

function VersionRow({ item, isCurrent, draft }: VersionRowProps) {
  const texts = useTexts(frontPageTexts).versions
  const { dateTime } = useFormats()
  const { version, value, publishedAt, publishedBy } = item
  // What is as in the draft already has nothing to restore.
  const changes = value === null ? 0 : countFrontPageChanges(draft.value, value)

  function handleRestore(): void {
    if (value === null) return
    draft.change(() => value)
    toasts.show(texts.restored({ version }))
  }

  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1 text-14">
      <strong className="w-10 font-semibold">{texts.version({ version })}</strong>
      {publishedAt !== null && <span className="text-muted tabular-nums">{dateTime(publishedAt)}</span>}
      <span className="min-w-0 flex-1">
        {publishedAt === null ? texts.initial : (publishedBy?.name ?? texts.nobody)}
        {isCurrent && <span className="text-pitch"> · {texts.current}</span>}
      </span>
      {changes > 0 && (
        <>
          <span className="text-muted">{texts.differs({ count: changes })}</span>
          <Button size="small" aria-label={texts.restoreLabel({ version })} onClick={handleRestore}>
            {texts.restore}
          </Button>
        </>
      )}
    </li>
  )
}
