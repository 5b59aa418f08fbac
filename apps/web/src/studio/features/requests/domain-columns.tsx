import { DOMAIN_STATES, type DomainState, type StudioDomain } from '@mixed-zone/contract/schemas/studio/requests'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Menu } from '../../../ui/components/overlays/menu.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { AddressText, WHOLE_ADDRESS } from '../../shared/address-text.tsx'
import type { StudioColumn } from '../../shared/table/columns.ts'
import { countryColumn, mediaCompanyColumn } from '../../shared/table/person-columns.tsx'
import { useExactTime } from '../../shared/short-time.tsx'
import { requestsTexts } from './requests-texts.ts'

function reasonColour({ state, takenBack }: StudioDomain): string {
  if (takenBack === 'suspension') return 'text-flare'
  if (takenBack === 'returned-mail') return 'text-accent-text'
  return state === 'proposed' ? 'text-sky' : 'text-muted'
}

interface DomainColumnOptions {
  readonly onState: (domain: string, state: DomainState) => void
  readonly onRemove: (domain: string) => void
}

export function useDomainColumns({ onState, onRemove }: DomainColumnOptions): readonly StudioColumn<StudioDomain>[] {
  const locale = useLocale()
  const { medium, country, suspended: suspendedText, domainsList: texts } = useTexts(requestsTexts)
  const { formatNumber, relative, date } = useFormats()
  const exactTime = useExactTime()

  /** Who added it and when, or why it was taken back or proposed. */
  function reason({ state, takenBack, suspended, addedBy, addedAt, changedAt }: StudioDomain): string {
    if (takenBack === 'suspension' && suspended > 0) return suspendedText({ count: suspended })
    if (takenBack === 'returned-mail' && changedAt !== null) return texts.returnedSince({ date: date(changedAt) })
    if (takenBack !== null) return texts.takenBack[takenBack]
    if (state === 'proposed') return texts.proposal
    return [addedBy, addedAt !== null && date(addedAt)].filter(Boolean).join(', ')
  }

  return [
    {
      id: 'domain',
      exportColumns: ['domain'],
      header: texts.domain,
      isRowHeader: true,
      isSortable: true,
      renderCell: ({ domain }) => (
        <span className={WHOLE_ADDRESS}>
          <AddressText>{domain}</AddressText>
        </span>
      ),
    },
    mediaCompanyColumn({ header: medium, locale }),
    countryColumn({ header: country, locale, minRoom: 'medium', phonePlacement: 'hidden' }),
    {
      id: 'people',
      exportColumns: ['people'],
      header: texts.people,
      minRoom: 'medium',
      align: 'end',
      isSortable: true,
      phonePlacement: 'end',
      renderCell: ({ people }) => formatNumber(people),
    },
    {
      id: 'authorisedByDomain',
      exportColumns: ['authorisedByDomain'],
      header: texts.byDomainAlone,
      minRoom: 'wide',
      align: 'end',
      phonePlacement: 'hidden',
      renderCell: ({ authorisedByDomain }) => formatNumber(authorisedByDomain),
    },
    {
      id: 'state',
      exportColumns: ['state'],
      header: texts.newRequest,
      isSortable: true,
      renderCell: ({ domain, state }) => (
        <Select
          isInline
          isDense
          className="[&>select]:border-transparent! [&>select]:bg-transparent! [&>select]:pl-0! [&>select]:font-semibold [&>select]:field-sizing-content"
          aria-label={`${texts.newRequest}: ${domain}`}
          value={state}
          options={[
            ...(state === 'proposed' ? [{ value: state, label: texts.states.proposed }] : []),
            ...DOMAIN_STATES.map((value) => ({ value, label: texts.states[value] })),
          ]}
          onChange={(event) => {
            const next = DOMAIN_STATES.find((value) => value === event.target.value)
            if (next !== undefined) onState(domain, next)
          }}
        />
      ),
    },
    {
      id: 'since',
      exportColumns: ['addedBy', 'addedAt', 'takenBack'],
      header: texts.since,
      renderCell: (row) => <span className={reasonColour(row)}>{reason(row)}</span>,
    },
    {
      id: 'lastRequestAt',
      exportColumns: ['lastRequestAt'],
      header: texts.lastRequest,
      minRoom: 'medium',
      align: 'end',
      isSortable: true,
      phonePlacement: 'hidden',
      renderCell: ({ lastRequestAt }) =>
        lastRequestAt !== null && (
          <time dateTime={lastRequestAt} title={exactTime(lastRequestAt)}>
            {relative(lastRequestAt)}
          </time>
        ),
    },
    {
      id: 'actions',
      header: texts.actionsHeader,
      align: 'end',
      phonePlacement: 'end',
      renderCell: ({ domain }) => (
        <Menu
          label={texts.actions({ domain })}
          icon={Ellipsis}
          isIconOnly
          size="small"
          actions={[
            { id: 'remove', label: texts.remove, icon: Trash2, isDanger: true, onAction: () => onRemove(domain) },
          ]}
        />
      ),
    },
  ]
}
