import type { ListedPerson } from '@mixed-zone/contract/schemas/studio/people'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Badge } from '../../../ui/components/badge.tsx'
import { AddressText, WHOLE_ADDRESS } from '../../shared/address-text.tsx'
import { Avatar } from '../../shared/avatar.tsx'
import type { StudioColumn } from '../../shared/table/columns.ts'
import { countryColumn, emailColumn, mediaCompanyColumn } from '../../shared/table/person-columns.tsx'
import { TwoLines } from '../../shared/table/two-lines.tsx'
import { useExactTime } from '../../shared/short-time.tsx'
import { peopleTexts } from './people-texts.ts'
import { PersonMenu } from './person-menu.tsx'
import { personName, StateMark } from './person-state-mark.tsx'

/** Ten bars. Decorative beside the total; the figures are its accessible name. */
function WeeklyBars({ counts }: { readonly counts: readonly number[] }) {
  const texts = useTexts(peopleTexts)
  const max = Math.max(1, ...counts)
  return (
    <span
      role="img"
      aria-label={texts.weeksOf({ counts: counts.join(', ') })}
      className="flex h-6 w-24 items-end gap-0.5"
    >
      {counts.map((count, week) => (
        <svg
          key={week}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          className={count === 0 ? 'h-px flex-1 text-edge' : 'h-full flex-1 text-pitch'}
        >
          <rect x="0" y={1 - Math.max(0.1, count / max)} width="1" height="1" fill="currentColor" />
        </svg>
      ))}
    </span>
  )
}

/** Whether single permissions let a reader see embargoed posts. */
const isEmbargoReader = ({ role, permissions }: ListedPerson) => role === 'media' && permissions.includes('embargo')

export function usePeopleColumns(): readonly StudioColumn<ListedPerson>[] {
  const locale = useLocale()
  const texts = useTexts(peopleTexts)
  const { formatNumber, relative, date } = useFormats()
  const exactTime = useExactTime()
  return [
    {
      id: 'name',
      exportColumns: ['name', 'email'],
      header: texts.person,
      isRowHeader: true,
      isSortable: true,
      lines: 2,
      renderCell: (person) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={personName(person)} className="size-8 text-12 max-lg:hidden" />
          <TwoLines
            first={personName(person)}
            second={
              <>
                <span className={`max-sm:hidden ${WHOLE_ADDRESS}`}>
                  <AddressText>{person.email}</AddressText>
                </span>
                <span className="sm:hidden">{person.companyName}</span>
              </>
            }
          />
        </span>
      ),
    },
    emailColumn({ header: texts.email, phonePlacement: 'hidden' }),
    mediaCompanyColumn({ header: texts.medium, locale, isSortable: true, phonePlacement: 'hidden' }),
    countryColumn({ header: texts.country, locale, isSortable: true, minRoom: 'medium', phonePlacement: 'hidden' }),
    {
      id: 'role',
      exportColumns: ['role'],
      header: texts.role,
      isSortable: true,
      minRoom: 'medium',
      renderCell: (person) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <span className={person.role === 'media' ? undefined : 'font-semibold'}>{texts.roles[person.role]}</span>
          {isEmbargoReader(person) && <Badge tone="flare">{texts.withEmbargo}</Badge>}
        </span>
      ),
    },
    {
      id: 'weeks',
      header: texts.weeks,
      minRoom: 'wide',
      phonePlacement: 'hidden',
      renderCell: ({ weeklyDownloads }) => <WeeklyBars counts={weeklyDownloads} />,
    },
    {
      id: 'downloads',
      exportColumns: ['downloads'],
      header: texts.total,
      isSortable: true,
      minRoom: 'medium',
      align: 'end',
      phonePlacement: 'hidden',
      renderCell: ({ downloads }) => <span className="font-semibold">{formatNumber(downloads)}</span>,
    },
    {
      id: 'lastSeenAt',
      exportColumns: ['lastSeenAt'],
      header: texts.lastUse,
      isSortable: true,
      phonePlacement: 'end',
      renderCell: ({ lastSeenAt }) =>
        lastSeenAt === null ? (
          texts.never
        ) : (
          <time dateTime={lastSeenAt} title={exactTime(lastSeenAt)} className="whitespace-nowrap">
            {relative(lastSeenAt)}
          </time>
        ),
    },
    {
      id: 'createdAt',
      exportColumns: ['createdAt'],
      header: texts.since,
      isSortable: true,
      isOptional: true,
      phonePlacement: 'hidden',
      renderCell: ({ createdAt }) => date(createdAt),
    },
    {
      id: 'state',
      exportColumns: ['state'],
      header: texts.state,
      renderCell: (person) => <StateMark person={person} />,
    },
    {
      id: 'actions',
      header: texts.menu.header,
      align: 'end',
      phonePlacement: 'hidden',
      renderCell: (person) => <PersonMenu person={person} />,
    },
  ]
}
