import { MEDIA_TYPE_NAMES } from '@mixed-zone/contract/choice-names'
import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import { exportPeople, type getPeopleSummary } from '@mixed-zone/contract/endpoints/studio/people'
import { ROLES } from '@mixed-zone/contract/permissions'
import { PERSON_STATES } from '@mixed-zone/contract/schemas/studio/people'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileUp, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { countryOptions } from '../../shared/choice-labels.ts'
import { useCommands } from '../../shared/commands.ts'
import { Kbd } from '../../shared/kbd.tsx'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../shared/table/filter-fields.tsx'
import { ListFooter } from '../../shared/table/list-footer.tsx'
import { ColumnChoice, ExportMenu } from '../../shared/table/list-menu.tsx'
import { type ListController, useList } from '../../shared/table/list-state.ts'
import { useRowSelection } from '../../shared/table/row-selection.ts'
import { ListTabs } from '../../shared/table/list-tabs.tsx'
import { StudioTable } from '../../shared/table/studio-table.tsx'
import { useCreateHash } from '../../shared/use-create-hash.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { PeopleBulk } from './people-bulk.tsx'
import { usePeopleColumns } from './people-columns.tsx'
import { PEOPLE_LIST, peopleQuery, peopleSummaryQuery } from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'
import { personName } from './person-state-mark.tsx'

type Summary = AnswerOf<typeof getPeopleSummary>

/** Everybody with an account. */
export function PeopleScreen() {
  const locale = useLocale()
  const navigate = useNavigate()
  const texts = useTexts(peopleTexts)
  const { commands } = useTexts(sharedTexts)
  const { formatNumber } = useFormats()
  const list = useList(PEOPLE_LIST)
  const query = useQuery(peopleQuery(list.query))
  const summary = useQuery(peopleSummaryQuery()).data
  const columns = usePeopleColumns()
  const selection = useRowSelection(list)
  const [isInviting, setIsInviting] = useState(false)
  const invite = () => setIsInviting(true)
  useShortcuts(texts.shortcuts, [{ keys: 'N', label: texts.invite, run: invite }])
  useCreateHash(invite)
  useCommands([
    { id: 'invite', label: commands.invite, icon: UserPlus, keys: 'N', run: invite },
    {
      id: 'importPeople',
      label: commands.importPeople,
      icon: FileUp,
      run: () => void navigate({ to: paths.studioPeopleImport({ locale }) }),
    },
  ])
  return (
    <StudioPage
      title={texts.title}
      actions={
        <span className="flex flex-wrap gap-2">
          <ButtonLink href={paths.studioPeopleImport({ locale })} size="small" icon={FileUp}>
            {texts.import}
          </ButtonLink>
          <Button variant="primary" size="small" icon={UserPlus} onClick={invite}>
            {texts.invite} <Kbd>N</Kbd>
          </Button>
        </span>
      }
      header={
        <>
          <PeopleTabs list={list} summary={summary} />
          <FilterBar
            list={list}
            end={
              <>
                {summary && (
                  <p className="flex items-center gap-2 text-14 text-muted max-lg:hidden">
                    {texts.online({ count: summary.online, shown: formatNumber(summary.online) })}
                    <span aria-hidden="true" className="size-2 rounded-pill bg-pitch" />
                  </p>
                )}
                <ColumnChoice list={list} columns={columns} />
                <ExportMenu
                  list={list}
                  columns={columns}
                  total={query.data?.total ?? 0}
                  selection={selection}
                  endpoint={exportPeople}
                  title={texts.title}
                />
              </>
            }
          >
            <SearchFilter list={list} label={texts.searchLabel} />
            <PeopleFilters list={list} countries={summary?.countries ?? []} />
          </FilterBar>
          <PeopleBulk
            selection={selection}
            pageIds={query.data?.items.map(({ id }) => id) ?? []}
            total={query.data?.total ?? 0}
            state={list.filters.state}
          />
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
        nameOf={personName}
        selection={selection}
        onOpen={({ id }) => void navigate({ to: paths.studioPerson({ locale, id }) })}
        emptyTitle={texts.none}
      />
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </StudioPage>
  )
}

/** The search parameters of each tab, by its name in the summary. */
const TABS = {
  all: {},
  media: { group: 'media' },
  staff: { group: 'staff' },
  embargo: { embargo: 'true' },
  suspended: { state: 'suspended' },
  unused: { unused: 'true' },
} as const

type TabName = keyof typeof TABS

const TAB_NAMES = Object.keys(TABS) as TabName[]

function currentTab(filters: Readonly<Partial<Record<string, string>>>): TabName {
  const isShown = (name: TabName) =>
    name !== 'all' && Object.entries(TABS[name]).every(([filter, value]) => filters[filter] === value)
  return TAB_NAMES.find(isShown) ?? 'all'
}

function PeopleTabs({ list, summary }: { readonly list: ListController; readonly summary: Summary | undefined }) {
  const locale = useLocale()
  const texts = useTexts(peopleTexts)
  const path = paths.studioPeople({ locale })
  const current = currentTab(list.filters)
  const tabs = TAB_NAMES.map((name) => {
    const search = new URLSearchParams(TABS[name]).toString()
    return {
      label: texts.tabs[name],
      href: search === '' ? path : `${path}?${search}`,
      isCurrent: name === current,
      ...(summary && { count: summary.counts[name] }),
    }
  })
  return <ListTabs label={texts.views} tabs={tabs} list={list} />
}

interface PeopleFiltersProps {
  readonly list: ListController
  readonly countries: readonly string[]
}

function PeopleFilters({ list, countries }: PeopleFiltersProps) {
  const locale = useLocale()
  const texts = useTexts(peopleTexts)
  return (
    <>
      <SelectFilter
        list={list}
        filter="role"
        label={texts.role}
        options={ROLES.map((role) => ({ value: role, label: texts.roles[role] }))}
      />
      <SelectFilter list={list} filter="country" label={texts.country} options={countryOptions(countries, locale)} />
      <SelectFilter
        list={list}
        filter="mediaType"
        label={texts.mediaType}
        options={Object.entries(MEDIA_TYPE_NAMES).map(([value, name]) => ({ value, label: name[locale] }))}
      />
      <SelectFilter
        list={list}
        filter="state"
        label={texts.state}
        options={PERSON_STATES.map((state) => ({ value: state, label: texts.states[state] }))}
      />
    </>
  )
}
