import { authoriseRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import { TARGET_WAIT_SECONDS } from '@mixed-zone/contract/schemas/studio/requests'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { useSession } from '../../../session/session-store.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { formatSpan } from '../../shared/format-span.ts'
import { Kbd } from '../../shared/kbd.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { useTrackDecisions } from '../../shared/use-track-decisions.ts'
import { Part } from './desk-panel.tsx'
import { trustedRequestsQuery, waitingQuery } from './tonight-queries.ts'
import { tonightTexts } from './tonight-texts.ts'

/** Waiting requests, and those among them that need no second look. Only for the desk. */
export function Requests({ now }: { readonly now: number }) {
  const texts = useTexts(tonightTexts)
  const { formatNumber } = useFormats()
  const locale = useLocale()
  const isDesk = useSession(({ permissions }) => permissions.includes('users'))
  const { loading } = useBaseTexts().shell
  const waiting = useQuery({ ...waitingQuery, enabled: isDesk })
  const trusted = useTrustedRequests(isDesk)
  if (!isDesk) return null
  // Together, so that nothing moves when the second answer comes.
  if (waiting.data === undefined || trusted.query.data === undefined) {
    const failed = [waiting, trusted.query].filter(({ isLoadingError }) => isLoadingError)
    const error = failed[0]?.error ?? null
    return (
      <Part title={texts.requests}>
        {error === null ? (
          <Loading label={loading} className="h-28.5 py-3">
            <Skeleton className="h-full" />
          </Loading>
        ) : (
          <FailedPart error={error} onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />
        )}
      </Part>
    )
  }
  const { counts, oldestWaitingSince, averageWaitSeconds } = waiting.data
  const waitedMs = oldestWaitingSince === null ? 0 : now - Date.parse(oldestWaitingSince)
  const count = trusted.ids.length
  const formattedCount = formatNumber(count)
  return (
    <Part title={texts.requests}>
      <div className="flex min-h-19.5 items-center gap-4 py-3">
        <p className="headline-48">{formatNumber(counts.waiting)}</p>
        <div className="text-14">
          {oldestWaitingSince !== null && (
            <p className={waitedMs / 1000 > TARGET_WAIT_SECONDS ? 'font-semibold text-flare' : 'font-semibold'}>
              {texts.oldest({ span: formatSpan(waitedMs) })}
            </p>
          )}
          {count > 0 && <p className="text-muted">{texts.trusted({ count, shown: formattedCount })}</p>}
          {/* In the place of the trusted requests: there is room for two lines beside the number. */}
          {count === 0 && averageWaitSeconds !== null && (
            <p className="text-muted">{texts.averageWait({ span: formatSpan(averageWaitSeconds * 1000) })}</p>
          )}
        </div>
      </div>
      <div className="flex gap-2">
        {count > 0 && (
          <Button size="small" icon={BadgeCheck} onClick={trusted.authorise}>
            {texts.authoriseTrusted({ count, shown: formattedCount })}
          </Button>
        )}
        <ButtonLink size="small" variant={count > 0 ? 'quiet' : 'secondary'} href={paths.studioRequests({ locale })}>
          {/* Beside the other button there is no room for the shortcut. */}
          {texts.openDesk} {count === 0 && <Kbd>G R</Kbd>}
        </ButtonLink>
      </div>
    </Part>
  )
}

/** Waiting requests of trusted domains that nothing else speaks against. */
function useTrustedRequests(isEnabled: boolean) {
  const texts = useTexts(tonightTexts)
  const { formatNumber } = useFormats()
  const { states } = useBaseTexts()
  const client = useQueryClient()
  const track = useTrackDecisions()
  const query = useQuery({ ...trustedRequestsQuery, enabled: isEnabled })
  /** Being decided: a second press must not decide them again. */
  const [startedIds, setStartedIds] = useState<ReadonlySet<string>>(new Set())
  const ids = (query.data ?? []).flatMap(({ id, evidence }) =>
    evidence.verdict === 'trustworthy' && !startedIds.has(id) ? [id] : [],
  )

  /** Reloads first: ids that are still in the old list would be counted again. */
  async function release(decidedIds: readonly string[]): Promise<void> {
    await client.invalidateQueries({ queryKey: studioKey('request') })
    setStartedIds((all) => new Set([...all].filter((id) => !decidedIds.includes(id))))
  }

  async function authorise(): Promise<void> {
    setStartedIds((all) => new Set([...all, ...ids]))
    // By id: exactly those that were counted, whoever else has asked meanwhile.
    const result = await studioClient.call(authoriseRequests, { ids })
    if (!result.ok) {
      toasts.showError(failureMessage(result.failure, states))
      await release(ids)
      return
    }
    track({
      jobId: result.value.jobId,
      label: texts.authoriseTrusted({ count: ids.length, shown: formatNumber(ids.length) }),
      onEnded: () => void release(ids),
    })
  }

  return { query, ids, authorise: () => void authorise() }
}
