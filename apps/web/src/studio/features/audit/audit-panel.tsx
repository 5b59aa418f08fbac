import type { AuditDetail, AuditValue } from '@mixed-zone/contract/schemas/studio/audit'
import { useQuery } from '@tanstack/react-query'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { DetailPanel } from '../../shared/detail-panel.tsx'
import { useAuditLabels } from './audit-labels.ts'
import { auditEntryQuery } from './audit-queries.ts'
import { auditTexts } from './audit-texts.ts'
import { type DiffPart, diffWords } from './diff-words.ts'

interface AuditPanelProps {
  readonly id: string
  readonly position: string | null
  readonly onClose: () => void
}

/** One entry: who did what to whom, and each changed field before and after. */
export function AuditPanel({ id, position, onClose }: AuditPanelProps) {
  const texts = useTexts(auditTexts)
  const { loading } = useBaseTexts().shell
  const { dateTime } = useFormats()
  const { actorOf, actionOf } = useAuditLabels()
  const { data, error, refetch } = useQuery(auditEntryQuery(id))
  return (
    <DetailPanel
      label={data ? `${actorOf(data)}: ${actionOf(data)}` : texts.title}
      kind="audit"
      head={
        data && (
          <time dateTime={data.at} className="text-12 text-muted">
            {dateTime(data.at)}
          </time>
        )
      }
      position={position}
      onClose={onClose}
    >
      {data && <Entry entry={data} />}
      {!data && error === null && (
        <Loading label={loading}>
          <Skeleton className="mt-3 h-8 w-56" />
          <Skeleton className="mt-6 h-32" />
        </Loading>
      )}
      {!data && error !== null && <FailedPart error={error} onRetry={() => void refetch()} />}
    </DetailPanel>
  )
}

function Entry({ entry }: { readonly entry: AuditDetail }) {
  const texts = useTexts(auditTexts)
  const { actorOf, actionOf, subjectOf, fieldOf, valueOf } = useAuditLabels()
  return (
    <>
      <h2 className="headline-22 mt-2">
        {actorOf(entry)} {actionOf(entry)}
      </h2>
      <p className="mt-0.5 text-14 break-words text-muted">{subjectOf(entry)}</p>
      {entry.changes.map(({ field, before, after }) => (
        <section key={field} className="mt-5">
          <h3 className="mb-1.5 text-12 font-semibold text-ink2">{fieldOf(field)}</h3>
          <Change before={before} after={after} />
        </section>
      ))}
      {entry.facts.length > 0 && (
        <dl className="mt-6 text-14">
          {entry.facts.map(({ field, value }) => (
            <div key={field} className="flex gap-4 border-t border-line py-2 last:border-b">
              <dt className="w-28 shrink-0 text-muted">{fieldOf(field)}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line">{valueOf(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {entry.changes.length === 0 && entry.facts.length === 0 && (
        <p className="mt-6 text-14 text-muted">{texts.noFields}</p>
      )}
    </>
  )
}

function Change({ before, after }: { readonly before: AuditValue; readonly after: AuditValue }) {
  const texts = useTexts(auditTexts)
  const { valueOf } = useAuditLabels()
  const diff = diffWords(valueOf(before), valueOf(after))
  return (
    <dl className="rounded-control border border-line text-14">
      <Side label={texts.before} parts={diff.before} mark="del" />
      <Side label={texts.after} parts={diff.after} mark="ins" />
    </dl>
  )
}

interface SideProps {
  readonly label: string
  readonly parts: readonly DiffPart[]
  readonly mark: 'ins' | 'del'
}

const MARKS = {
  del: 'bg-flare-tint text-flare line-through',
  ins: 'bg-pitch-tint text-pitch underline decoration-2 underline-offset-4',
} as const

function Side({ label, parts, mark: Mark }: SideProps) {
  return (
    <div className="flex gap-3 border-line px-3 py-2 not-first:border-t">
      <dt className="w-16 shrink-0 pt-0.5 text-12 font-semibold text-ink2">{label}</dt>
      <dd className="min-w-0 flex-1 break-words whitespace-pre-line">
        {parts.map(({ text, isChanged }, index) =>
          isChanged ? (
            <Mark key={index} className={MARKS[Mark]}>
              {text}
            </Mark>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </dd>
    </div>
  )
}
