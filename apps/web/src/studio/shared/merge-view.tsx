import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { FailedPart } from '../../load-states/failed-load.tsx'
import { DialogView } from '../../ui/components/overlays/dialog.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { RADIO_DOT } from '../../ui/primitives/radio-group.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'

interface MergeViewProps {
  readonly title: string
  readonly subtitle: string
  /** Beside the buttons. */
  readonly note: string
  /** The preview of the merge. */
  readonly query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  /** The button that merges; null before the preview is loaded. */
  readonly confirm: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks which of several accounts or terms stays, and says what happens to the others. */
export function MergeView({ title, subtitle, note, query, confirm, onClose, children }: MergeViewProps) {
  const { cancel } = useBaseTexts().ui
  const { data, error, refetch } = query
  return (
    <DialogView
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      footer={
        <>
          <p className="min-w-0 flex-1 basis-40 text-14 text-muted">{note}</p>
          <Button onClick={onClose}>{cancel}</Button>
          {confirm}
        </>
      }
    >
      {error !== null && <FailedPart error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-64" />}
      {children}
    </DialogView>
  )
}

/** Why the merge is not possible; announced when it changes with the choice. */
export function MergeObstacle({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className="mb-4 empty:hidden">
      {children && <Alert variant="warning">{children}</Alert>}
    </div>
  )
}

interface SurvivorChoiceProps<Candidate> {
  readonly label: string
  readonly candidates: readonly Candidate[]
  /** The id of the one that stays. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly renderCandidate: (candidate: Candidate) => ReactNode
}

export function SurvivorChoice<Candidate extends { readonly id: string }>(props: SurvivorChoiceProps<Candidate>) {
  const { label, candidates, value, onChange, renderCandidate } = props
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-semibold">{label}</legend>
      {candidates.map((candidate) => (
        <label
          key={candidate.id}
          className="flex min-h-14 cursor-pointer items-center gap-3 border-t border-line py-2 last:border-b"
        >
          <input
            type="radio"
            name="survivor"
            checked={candidate.id === value}
            onChange={() => onChange(candidate.id)}
            className={RADIO_DOT}
          />
          {renderCandidate(candidate)}
        </label>
      ))}
    </fieldset>
  )
}

interface MovedRowProps {
  readonly icon: LucideIcon
  readonly text: string
  readonly note?: string | undefined
}

/** Something that the survivor takes over. */
export function MovedRow({ icon, text, note }: MovedRowProps) {
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5">
      <Icon icon={icon} size={18} className="mt-0.5 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-semibold">{text}</span>
        {note !== undefined && <span className="block text-12 wrap-anywhere text-muted">{note}</span>}
      </span>
    </li>
  )
}
