import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { getRequestSummary } from '@mixed-zone/contract/endpoints/studio/requests'
import { REQUEST_VIEWS, type RequestView } from '@mixed-zone/contract/schemas/studio/requests'
import { paths } from '@mixed-zone/contract/screens'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { ListController } from '../../shared/table/list-state.ts'
import { ListTabs, TabLink } from '../../shared/table/list-tabs.tsx'
import { requestsTexts } from './requests-texts.ts'

interface RequestTabsProps {
  readonly current: RequestView | 'domains'
  readonly list: ListController
  readonly summary: AnswerOf<typeof getRequestSummary> | undefined
  /** Before the domains. */
  readonly children?: ReactNode
}

/** Requests by state, and the domains. */
export function RequestTabs({ current, list, summary, children }: RequestTabsProps) {
  const locale = useLocale()
  const texts = useTexts(requestsTexts)
  const path = paths.studioRequests({ locale })
  const tabs = REQUEST_VIEWS.map((view) => ({
    label: texts.states[view],
    href: view === 'waiting' ? path : `${path}?state=${view}`,
    isCurrent: view === current,
    count: summary?.counts[view] ?? null,
  }))
  return (
    <ListTabs label={texts.views} tabs={tabs} list={list}>
      {children}
      <span className="flex items-center gap-2">
        <Icon icon={ShieldCheck} size={18} className="max-sm:hidden" />
        <TabLink
          label={texts.domains}
          href={paths.studioDomains({ locale })}
          isCurrent={current === 'domains'}
          count={summary?.domains ?? null}
        />
      </span>
    </ListTabs>
  )
}
