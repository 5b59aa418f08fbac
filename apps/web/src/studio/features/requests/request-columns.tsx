import type { RequestView, StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import type { ReactNode } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { countryLabel, mediaTypeLabel, workTypeLabel } from '../../shared/choice-labels.ts'
import type { StudioColumn } from '../../shared/table/columns.ts'
import { EvidenceMark } from './evidence-view.tsx'
import { requestsTexts } from './requests-texts.ts'
import { WaitTime } from './wait-time.tsx'

export const requestName = ({ name, surnames }: Pick<StudioRequest, 'name' | 'surnames'>) =>
  `${name} ${surnames}`.trim()

interface TwoLinesProps {
  readonly first: ReactNode
  readonly second: ReactNode
}

export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <span className="block leading-5">
      <span className="block">{first}</span>
      <span className="block text-12 font-normal text-muted">{second}</span>
    </span>
  )
}

/** The columns of a view: waiting requests show how long they wait, the others who decided them and when. */
export function useRequestColumns(view: RequestView): readonly StudioColumn<StudioRequest>[] {
  const locale = useLocale()
  const texts = useTexts(requestsTexts)
  const { date, dateTime } = useFormats()
  const decider = ({ decidedBy, decidedByDomain }: StudioRequest) =>
    decidedBy ?? (decidedByDomain ? texts.byDomain : texts.formerColleague)
  const decided: StudioColumn<StudioRequest>[] = [
    { id: 'decidedBy', exported: ['decidedBy'], head: texts.decidedBy, renderCell: decider, phone: 'below' },
    {
      id: 'decidedAt',
      exported: ['decidedAt'],
      head: texts.decidedAt,
      align: 'end',
      phone: 'end',
      renderCell: ({ decidedAt }) =>
        decidedAt !== null && (
          <time dateTime={decidedAt} title={dateTime(decidedAt)}>
            {date(decidedAt)}
          </time>
        ),
    },
  ]
  const waiting: StudioColumn<StudioRequest>[] = [
    {
      id: 'requestedAt',
      exported: ['requestedAt'],
      head: texts.wait,
      align: 'end',
      isSortable: true,
      phone: 'end',
      renderCell: ({ waitedSeconds }) => <WaitTime seconds={waitedSeconds} />,
    },
  ]
  return [
    {
      id: 'name',
      exported: ['name', 'workType'],
      head: texts.person,
      isRowHead: true,
      isSortable: true,
      lines: 2,
      renderCell: (request) => (
        <TwoLines
          first={requestName(request)}
          second={
            <>
              {workTypeLabel(request.workType, locale)}
              <span className="sm:hidden"> · {request.companyName}</span>
            </>
          }
        />
      ),
    },
    {
      id: 'companyName',
      exported: ['companyName', 'mediaType'],
      head: texts.medium,
      isSortable: true,
      lines: 2,
      phone: 'hidden',
      renderCell: ({ companyName, mediaType }) => (
        <TwoLines first={companyName} second={mediaTypeLabel(mediaType, locale)} />
      ),
    },
    {
      id: 'email',
      exported: ['email'],
      head: texts.email,
      isOptional: true,
      phone: 'hidden',
      renderCell: ({ email }) => email,
    },
    {
      id: 'country',
      exported: ['country', 'language'],
      head: texts.country,
      isSortable: true,
      lines: 2,
      phone: 'hidden',
      renderCell: ({ country, comunicationsLocale }) => (
        <TwoLines first={countryLabel(country, locale)} second={comunicationsLocale.toUpperCase()} />
      ),
    },
    {
      id: 'evidence',
      exported: ['evidence'],
      head: texts.evidence,
      renderCell: ({ evidence }) => <EvidenceMark evidence={evidence} />,
    },
    ...(view === 'waiting' ? waiting : decided),
  ]
}
