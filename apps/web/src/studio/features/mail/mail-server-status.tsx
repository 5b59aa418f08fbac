import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { MailServer } from '@mixed-zone/contract/schemas/studio/mail'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { mailServerQuery } from './mail-queries.ts'
import { mailTexts } from './mail-texts.ts'

/** From this age of the oldest waiting mail on, the queue is worth a word. */
const OLD_QUEUE_MS = 5 * MINUTE_MS

const LOOKS: Readonly<Record<Exclude<MailServer['state'], 'unused'>, string>> = {
  working: 'text-pitch',
  refusing: 'text-accent-text',
  failing: 'text-flare',
}

/** Beside the title: whether the mail server answers, and how fast. */
export function MailServerStatus() {
  const texts = useTexts(mailTexts).server
  const { formatNumber } = useFormats()
  const server = useQuery(mailServerQuery()).data
  if (server === undefined || server.state === 'unused') return null
  const { state, lastAttempt } = server
  const durationMs = lastAttempt?.durationMs ?? null
  const words =
    state === 'working' && durationMs !== null ? texts.answersIn({ ms: formatNumber(durationMs) }) : texts.states[state]
  return (
    <p
      title={lastAttempt?.answer ?? undefined}
      className={classNames('flex min-w-0 items-center gap-2 text-14 font-semibold max-lg:hidden', LOOKS[state])}
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-pill bg-current" />
      <span className="truncate">{words}</span>
    </p>
  )
}

/** Over the list while nothing leaves: since when, what the server said last, and how old the queue is. */
export function MailServerAlert() {
  const texts = useTexts(mailTexts).server
  const { dateTime } = useFormats()
  const server = useQuery(mailServerQuery()).data
  if (server === undefined) return null
  const { state, lastAttempt, failingSince, oldestWaitingSince } = server
  const isQueueOld = oldestWaitingSince !== null && Date.now() - Date.parse(oldestWaitingSince) > OLD_QUEUE_MS
  if (state !== 'failing' && !isQueueOld) return null
  return (
    <Alert variant={state === 'failing' ? 'error' : 'warning'} className="mx-4 mt-3 text-14 sm:mx-6">
      {state === 'failing' && failingSince !== null && (
        <>
          {texts.failingSince({ since: dateTime(failingSince) })}{' '}
          {lastAttempt?.answer != null && <>{texts.lastAnswer({ answer: lastAttempt.answer })} </>}
        </>
      )}
      {isQueueOld && <>{texts.queueAge({ since: dateTime(oldestWaitingSince) })} </>}
      {texts.leaveByThemselves}
    </Alert>
  )
}
