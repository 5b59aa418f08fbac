import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { listPersonSessions } from '@mixed-zone/contract/endpoints/studio/people'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { deviceName } from '../../../session/device-name.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { useExactTime } from '../../shared/short-time.tsx'
import { personSessionsQuery } from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'
import { PersonSection } from './person-section.tsx'
import type { PersonActions } from './use-person-actions.ts'

type Session = AnswerOf<typeof listPersonSessions>['sessions'][number]

interface PersonSessionsProps {
  readonly id: string
  readonly actions: PersonActions
  readonly canChange: boolean
}

export function PersonSessions({ id, actions, canChange }: PersonSessionsProps) {
  const texts = useTexts(peopleTexts)
  const { data, error, refetch } = useQuery(personSessionsQuery(id))
  const sessions = data?.sessions ?? []
  return (
    <PersonSection
      title={texts.sessions}
      aside={
        canChange &&
        sessions.length > 1 && (
          <Button size="small" isBusy={actions.isBusy} onClick={() => void actions.endAllSessions()}>
            {texts.endAll}
          </Button>
        )
      }
    >
      {error !== null && data === undefined && <FailedPart error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="mt-3 h-24" />}
      {data !== undefined && sessions.length === 0 && <p className="mt-2 text-muted">{texts.noSessions}</p>}
      {sessions.length > 0 && (
        <table className="mt-2 w-full text-left text-14">
          <thead className="text-12 text-muted max-sm:sr-only">
            <tr>
              <th scope="col" className="py-2 font-semibold">
                {texts.device}
              </th>
              <th scope="col" className="font-semibold">
                {texts.address}
              </th>
              <th scope="col" className="font-semibold">
                {texts.started}
              </th>
              <th scope="col" className="font-semibold">
                {texts.lastUse}
              </th>
              <th scope="col">
                <span className="sr-only">{texts.end}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} actions={actions} canChange={canChange} />
            ))}
          </tbody>
        </table>
      )}
    </PersonSection>
  )
}

interface SessionRowProps {
  readonly session: Session
  readonly actions: PersonActions
  readonly canChange: boolean
}

function SessionRow({ session, actions, canChange }: SessionRowProps) {
  const texts = useTexts(peopleTexts)
  const { date, relative } = useFormats()
  const exactTime = useExactTime()
  const { browser, system, isHandheld } = deviceName(session.device)
  const name =
    browser !== null && system !== null
      ? texts.browserOn({ browser, system })
      : (browser ?? system ?? texts.unknownDevice)
  return (
    <tr className="border-t border-line max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:py-2">
      <th scope="row" className="py-2.5 pr-3 font-semibold max-sm:w-full max-sm:py-0">
        <span className="flex items-center gap-2.5">
          <Icon icon={isHandheld ? Smartphone : Laptop} size={18} />
          {name}
        </span>
      </th>
      <td className="pr-3 text-muted wrap-anywhere sm:min-w-30">{session.address}</td>
      <td className="pr-3 max-sm:hidden">{date(session.createdAt)}</td>
      <td className="pr-3">
        <time dateTime={session.lastUsedAt} title={exactTime(session.lastUsedAt)}>
          {relative(session.lastUsedAt)}
        </time>
      </td>
      <td className="text-right max-sm:ml-auto">
        {canChange && (
          <Button
            size="small"
            variant="quiet"
            aria-label={texts.endSession({ device: name })}
            onClick={() => void actions.endSession(session.id)}
          >
            {texts.end}
          </Button>
        )}
      </td>
    </tr>
  )
}
