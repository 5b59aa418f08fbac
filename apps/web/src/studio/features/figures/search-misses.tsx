import { DEFAULT_TABLE_PAGE_SIZE } from '@mixed-zone/contract/rules/limits'
import type { SearchMiss } from '@mixed-zone/contract/schemas/studio/figures'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { DataTable } from '../../../ui/components/table/data-table.tsx'
import { Pagination } from '../../../ui/components/table/pagination.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { useCreatePost } from '../../shared/use-create-post.ts'
import { FigureSection } from './figure-section.tsx'
import { searchMissesQuery } from './figures-queries.ts'
import type { FiguresController } from './figures-state.ts'
import { figuresTexts } from './figures-texts.ts'

/** What journalists searched for and did not find, with what would answer it. */
export function SearchMisses({ figures }: { readonly figures: FiguresController }) {
  const texts = useTexts(figuresTexts)
  const { formatNumber } = useFormats()
  const { page, pageSize } = figures.pageOf('searches')
  const { from, to } = figures.query
  const query = useQuery(searchMissesQuery({ from, to, page, pageSize }))
  const times = query.data?.times ?? 0
  return (
    <FigureSection
      title={texts.searches}
      end={
        times > 0 && (
          <p className="figures text-14 font-semibold text-accent-text">
            {texts.searchTimes({ count: times, shown: formatNumber(times) })}
          </p>
        )
      }
    >
      <PanelBody query={query}>
        {({ items, total }) =>
          total === 0 ? (
            <p className="text-14 text-muted">{texts.noSearches}</p>
          ) : (
            <>
              <DataTable
                caption={texts.tableOf({ name: texts.searches })}
                columns={[
                  {
                    id: 'words',
                    header: texts.columns.words,
                    isRowHeader: true,
                    renderCell: ({ words }) => <span className="break-words">“{words}”</span>,
                  },
                  {
                    id: 'times',
                    header: texts.columns.times,
                    align: 'end',
                    renderCell: (miss) => <span className="figures">{formatNumber(miss.times)}</span>,
                  },
                  {
                    id: 'answer',
                    header: texts.columns.answer,
                    align: 'end',
                    renderCell: (miss) => <Answer miss={miss} />,
                  },
                ]}
                rows={items}
                keyOf={({ words, locale }) => `${locale} ${words}`}
              />
              {total > DEFAULT_TABLE_PAGE_SIZE && (
                <div className="pt-3">
                  <Pagination
                    page={page}
                    pageSize={pageSize}
                    total={total}
                    onPage={(next) => figures.setPage('searches', next)}
                    onPageSize={(size) => figures.setPageSize('searches', size)}
                    tableName={texts.searches}
                  />
                </div>
              )}
            </>
          )
        }
      </PanelBody>
    </FigureSection>
  )
}

/** Only for those who write posts a way to it; all others see what is missing. */
function Answer({ miss: { words, answer } }: { readonly miss: SearchMiss }) {
  const texts = useTexts(figuresTexts)
  const locale = useLocale()
  const createPost = useCreatePost()
  const mayWrite = useSession((session) => session.permissions.includes('posts'))
  if (answer.kind === 'tag') {
    const label = texts.tag({ name: answer.name })
    if (!mayWrite) return <span className="text-12 text-muted">{label}</span>
    const href = `${paths.studioPosts({ locale })}?${new URLSearchParams({ text: answer.name })}`
    return (
      <TextLink href={href} className="text-12">
        {label}
      </TextLink>
    )
  }
  if (!mayWrite) return <span className="text-12 text-muted">{texts.wanted[answer.kind]}</span>
  if (answer.kind === 'file') {
    return (
      <TextLink href={paths.studioInbox({ locale })} className="text-12">
        {texts.addFile}
      </TextLink>
    )
  }
  return (
    <button
      type="button"
      onClick={() => createPost(words)}
      className="underlined touch-target min-h-6 rounded-control text-12 font-semibold"
    >
      {texts.write}
    </button>
  )
}
