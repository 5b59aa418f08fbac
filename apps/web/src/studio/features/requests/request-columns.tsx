import type { RequestView, StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { workTypeLabel } from '../../shared/choice-labels.ts'
import type { StudioColumn } from '../../shared/table/columns.ts'
import { countryColumn, emailColumn, mediaCompanyColumn } from '../../shared/table/person-columns.tsx'
import { TwoLines } from '../../shared/table/two-lines.tsx'
import { useExactTime } from '../../shared/short-time.tsx'
import { EvidenceMark } from './evidence-view.tsx'
import { requestsTexts } from './requests-texts.ts'
import { WaitTime } from './wait-time.tsx'

export const requestName = ({ name, surnames }: Pick<StudioRequest, 'name' | 'surnames'>) =>
  `${name} ${surnames}`.trim()

/** The columns of a view: waiting requests show how long they wait, the others who decided them and when. */
export function useRequestColumns(view: RequestView): readonly StudioColumn<StudioRequest>[] {
  const locale = useLocale()
  const texts = useTexts(requestsTexts)
  const { date } = useFormats()
  const exactTime = useExactTime()
  const decider = ({ decidedBy, decidedByDomain }: StudioRequest) =>
    decidedBy ?? (decidedByDomain ? texts.byDomain : texts.formerColleague)
  const decided: StudioColumn<StudioRequest>[] = [
    {
      id: 'decidedBy',
      exportColumns: ['decidedBy'],
      header: texts.decidedBy,
      renderCell: decider,
      phonePlacement: 'below',
    },
    {
      id: 'decidedAt',
      exportColumns: ['decidedAt'],
      header: texts.decidedAt,
      align: 'end',
      phonePlacement: 'end',
      renderCell: ({ decidedAt }) =>
        decidedAt !== null && (
          <time dateTime={decidedAt} title={exactTime(decidedAt)}>
            {date(decidedAt)}
          </time>
        ),
    },
  ]
  const waiting: StudioColumn<StudioRequest>[] = [
    {
      id: 'requestedAt',
      exportColumns: ['requestedAt'],
      header: texts.wait,
      align: 'end',
      isSortable: true,
      phonePlacement: 'end',
      renderCell: ({ waitedSeconds }) => <WaitTime seconds={waitedSeconds} />,
    },
  ]
  return [
    {
      id: 'name',
      exportColumns: ['name', 'workType'],
      header: texts.person,
      isRowHeader: true,
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
    mediaCompanyColumn({ header: texts.medium, locale, isSortable: true, phonePlacement: 'hidden' }),
    emailColumn({ header: texts.email, phonePlacement: 'hidden' }),
    countryColumn({
      header: texts.country,
      locale,
      isSortable: true,
      phonePlacement: 'hidden',
      renderSecondLine: ({ comunicationsLocale }) => comunicationsLocale.toUpperCase(),
      exportColumns: ['country', 'language'],
    }),
    {
      id: 'evidence',
      exportColumns: ['evidence'],
      header: texts.evidence,
      renderCell: ({ evidence }) => <EvidenceMark evidence={evidence} />,
    },
    ...(view === 'waiting' ? waiting : decided),
  ]
}
