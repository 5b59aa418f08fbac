import { deleteDomain, exportDomains, setDomainState } from '@mixed-zone/contract/endpoints/studio/requests'
import { DOMAIN_STATES, type DomainState, type StudioDomain } from '@mixed-zone/contract/schemas/studio/requests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck, Sparkle } from 'lucide-react'
import { useState } from 'react'
import type { Result } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { countryOptions } from '../../shared/choice-labels.ts'
import { useCommands } from '../../shared/commands.ts'
import { Kbd } from '../../shared/kbd.tsx'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { studioKey } from '../../shared/studio-query.ts'
import { FilterBar, SearchFilter, SelectFilter } from '../../shared/table/filter-fields.tsx'
import { ListFooter } from '../../shared/table/list-footer.tsx'
import { ColumnChoice, ExportMenu } from '../../shared/table/list-menu.tsx'
import { useList } from '../../shared/table/list-state.ts'
import { StudioTable } from '../../shared/table/studio-table.tsx'
import { useCreateHash } from '../../shared/use-create-hash.ts'
import { AddDomainDialog } from './add-domain-dialog.tsx'
import { useDomainColumns } from './domain-columns.tsx'
import { DOMAIN_LIST, domainsQuery, requestSummaryQuery } from './request-queries.ts'
import { RequestTabs } from './request-tabs.tsx'
import { requestsTexts } from './requests-texts.ts'

/** Mail domains and what happens to their new requests. */
export function DomainsScreen() {
  const client = useQueryClient()
  const locale = useLocale()
  const { title, shortTitle, country, domains, shortcuts, domainsList: texts } = useTexts(requestsTexts)
  const { trustDomain } = useTexts(sharedTexts).commands
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const list = useList(DOMAIN_LIST)
  const query = useQuery(domainsQuery(list.query))
  const summary = useQuery(requestSummaryQuery()).data
  const [isAdding, setIsAdding] = useState(false)
  const openDialog = () => setIsAdding(true)

  /** Says what went well; returns what did not. */
  async function settle(call: Promise<Result<unknown>>, done: string): Promise<ApiFailure | null> {
    const result = await call
    void client.invalidateQueries({ queryKey: studioKey('request') })
    if (!result.ok) return result.failure
    toasts.show(done)
    return null
  }

  async function showFailure(saving: Promise<ApiFailure | null>): Promise<void> {
    const failure = await saving
    // Somebody who cancels the confirmation knows that nothing was done.
    if (failure === null || failure.type === 'reauthentication') return
    toasts.showError(failure.type === 'validation' ? texts.invalid : failureMessage(failure, states))
  }

  const setState = (domain: string, state: DomainState) =>
    settle(studioClient.call(setDomainState, { state }, { params: { domain } }), texts.saved({ domain }))
  const remove = (domain: string) =>
    settle(studioClient.call(deleteDomain, undefined, { params: { domain } }), texts.removed({ domain }))

  const columns = useDomainColumns({
    onState: (domain, state) => void showFailure(setState(domain, state)),
    onRemove: (domain) => void showFailure(remove(domain)),
  })
  const proposed = query.data?.items.find(({ state }) => state === 'proposed')
  useShortcuts(shortcuts, [{ keys: 'N', label: trustDomain, run: openDialog }])
  useCreateHash(openDialog)
  useCommands([{ id: 'trustDomain', label: trustDomain, icon: ShieldCheck, keys: 'N', run: openDialog }])
  return (
    <StudioPage
      title={title}
      shortTitle={shortTitle}
      actions={
        <Button variant="primary" size="small" icon={ShieldCheck} onClick={openDialog}>
          {trustDomain} <Kbd>N</Kbd>
        </Button>
      }
      header={
        <>
          <RequestTabs current="domains" list={list} summary={summary} />
          <FilterBar
            list={list}
            end={
              <>
                {summary && summary.byDomain.people > 0 && (
                  <p className="text-14 text-muted max-xl:hidden">
                    {texts.byDomain({
                      count: summary.byDomain.people,
                      shown: formatNumber(summary.byDomain.people),
                      suspended: formatNumber(summary.byDomain.suspended),
                    })}
                  </p>
                )}
                <ColumnChoice list={list} columns={columns} />
                <ExportMenu
                  list={list}
                  columns={columns}
                  total={query.data?.total ?? 0}
                  endpoint={exportDomains}
                  title={domains}
                />
              </>
            }
          >
            <SearchFilter list={list} label={texts.searchLabel} />
            <SelectFilter
              list={list}
              filter="state"
              label={texts.whatHappens}
              options={[...DOMAIN_STATES, 'proposed' as const].map((value) => ({ value, label: texts.states[value] }))}
            />
            <SelectFilter
              list={list}
              filter="country"
              label={country}
              options={countryOptions(summary?.countries ?? [], locale)}
            />
          </FilterBar>
        </>
      }
      footer={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="text-14 text-muted max-xl:hidden">{texts.footNote}</p>
          <div className="flex-1">
            <ListFooter list={list} total={query.data?.total} />
          </div>
        </div>
      }
    >
      <StudioTable
        caption={texts.domain}
        list={list}
        columns={columns}
        query={query}
        keyOf={({ domain }) => domain}
        nameOf={({ domain }) => domain}
        emptyTitle={texts.none}
      />
      {proposed && (
        <Proposal
          domain={proposed}
          onTrust={() => void showFailure(setState(proposed.domain, 'authorise'))}
          onDecline={() => void showFailure(remove(proposed.domain))}
        />
      )}
      {isAdding && (
        <AddDomainDialog onAdd={(domain) => setState(domain, 'authorise')} onClose={() => setIsAdding(false)} />
      )}
    </StudioPage>
  )
}

interface ProposalProps {
  readonly domain: StudioDomain
  readonly onTrust: () => void
  readonly onDecline: () => void
}

/** Below the rows and not above them: whether a domain is proposed is known only once they are there, and they must not move then. */
function Proposal({ domain: { domain }, onTrust, onDecline }: ProposalProps) {
  const texts = useTexts(requestsTexts).domainsList
  return (
    <div className="bg-paper px-4 py-3 sm:sticky sm:bottom-0 sm:px-6">
      <div
        role="status"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-sky bg-sky-tint px-4 py-1.5 text-14"
      >
        <Icon icon={Sparkle} size={18} className="text-sky" />
        <p className="min-w-0 flex-1 basis-60">
          <strong className="font-semibold text-sky">{texts.proposedWord}</strong> {texts.proposedText({ domain })}
        </p>
        <Button size="small" onClick={onTrust}>
          {texts.trust}
        </Button>
        <Button size="small" variant="quiet" onClick={onDecline}>
          {texts.decline}
        </Button>
      </div>
    </div>
  )
}
