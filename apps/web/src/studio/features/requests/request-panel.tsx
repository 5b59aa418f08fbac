import type { RequestDetail, StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, ChevronUp, Clock3 } from 'lucide-react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { Badge } from '../../../ui/components/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { countryLabel, workTypeLabel } from '../../shared/choice-labels.ts'
import { DetailPanel } from '../../shared/detail-panel.tsx'
import { Kbd } from '../../shared/kbd.tsx'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { Verdict } from './evidence-view.tsx'
import { PanelSection } from './panel-section.tsx'
import { requestName } from './request-columns.tsx'
import { RequestEvidence } from './request-evidence.tsx'
import { NoteField, NoteList } from './request-notes.tsx'
import { requestQuery } from './request-queries.ts'
import { requestsTexts } from './requests-texts.ts'
import { formatWait } from './wait-time.tsx'

interface RequestPanelProps {
  readonly id: string
  /** "3 of 38"; null if the request is on another page. */
  readonly position: string | null
  readonly onMove: (step: 1 | -1) => void
  readonly onAuthorise: (request: StudioRequestName) => void
  readonly onReject: (request: StudioRequestName) => void
  readonly onUndo: (request: StudioRequestName) => void
  readonly onClose: () => void
}

export type StudioRequestName = Pick<StudioRequest, 'id' | 'name' | 'surnames' | 'comunicationsLocale'>

/** A request with what our own data says about it, notes, and the decision. */
export function RequestPanel(props: RequestPanelProps) {
  const texts = useTexts(requestsTexts)
  const { loading } = useBaseTexts().shell
  const { data, error, refetch } = useQuery(requestQuery(props.id))
  const isPhone = useIsPhone()
  const moves = isPhone && (
    <span className="ml-auto flex">
      <IconButton icon={ChevronUp} label={texts.previous} onClick={() => props.onMove(-1)} />
      <IconButton icon={ChevronDown} label={texts.next} onClick={() => props.onMove(1)} />
    </span>
  )
  return (
    <DetailPanel
      label={data ? requestName(data) : texts.title}
      kind="request"
      header={data && <StateBadge request={data} />}
      position={props.position}
      tools={moves}
      onClose={props.onClose}
      footer={data && <PanelFooter request={data} {...props} />}
    >
      {data && <RequestDetails request={data} />}
      {!data && error === null && (
        <Loading label={loading}>
          <Skeleton className="mt-3 h-8 w-56" />
          <Skeleton className="mt-3 h-16" />
          <Skeleton className="mt-6 h-64" />
        </Loading>
      )}
      {!data && error !== null && <FailedPart error={error} onRetry={() => void refetch()} />}
    </DetailPanel>
  )
}

function StateBadge({ request }: { readonly request: RequestDetail }) {
  const texts = useTexts(requestsTexts)
  if (request.state === 'waiting') {
    return (
      <Badge tone="accent" icon={Clock3}>
        {texts.waitingFor({ wait: formatWait(request.waitedSeconds) })}
      </Badge>
    )
  }
  const tone = { authorised: 'pitch', rejected: 'flare', expired: 'plain' } as const
  return <Badge tone={tone[request.state]}>{texts.states[request.state]}</Badge>
}

function RequestDetails({ request }: { readonly request: RequestDetail }) {
  const locale = useLocale()
  const texts = useTexts(requestsTexts)
  const { dateTime } = useFormats()
  const { workType, companyName, country } = request
  return (
    <>
      <h2 className="headline-28 mt-2">{requestName(request)}</h2>
      <p className="text-muted">
        {[workTypeLabel(workType, locale), companyName].filter(Boolean).join(', ')} · {countryLabel(country, locale)}
      </p>
      <Verdict evidence={request.evidence} />
      {request.decidedAt !== null && (
        <PanelSection title={texts.decision}>
          <p className="text-14">
            {texts.decidedLine({
              who: request.decidedBy ?? (request.decidedByDomain ? texts.byDomain : texts.formerColleague),
              at: dateTime(request.decidedAt),
            })}
          </p>
          {request.reason !== null && <p className="mt-1 text-14 whitespace-pre-line text-muted">{request.reason}</p>}
        </PanelSection>
      )}
      <RequestEvidence request={request} />
      <NoteList request={request} />
    </>
  )
}

/** The keys that have no button here. `?` lists them all. */
function KeyLegend() {
  const { keys } = useTexts(requestsTexts)
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-muted pointer-coarse:hidden"
    >
      <span className="flex items-center gap-1.5">
        <Kbd>J</Kbd> <Kbd>K</Kbd> {keys.move}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>X</Kbd> {keys.select}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Z</Kbd> {keys.undo}
      </span>
    </p>
  )
}

interface PanelFooterProps extends RequestPanelProps {
  readonly request: RequestDetail
}

function PanelFooter({ request, onAuthorise, onReject, onUndo }: PanelFooterProps) {
  const texts = useTexts(requestsTexts)
  const { undo } = useTexts(sharedTexts)
  const isPhone = useIsPhone()
  return (
    <div className="grid gap-3">
      {!isPhone && <NoteField requestId={request.id} />}
      {request.state === 'waiting' && (
        <div className="grid grid-cols-[2fr_3fr] gap-2">
          <Button onClick={() => onReject(request)}>
            {texts.reject} <Kbd>R</Kbd>
          </Button>
          <Button variant="primary" {...(isPhone && { icon: Check })} onClick={() => onAuthorise(request)}>
            {texts.authorise} <Kbd>A</Kbd>
          </Button>
        </div>
      )}
      {request.canBeUndone && <Button onClick={() => onUndo(request)}>{undo}</Button>}
      {request.state === 'waiting' && !isPhone && <KeyLegend />}
    </div>
  )
}
