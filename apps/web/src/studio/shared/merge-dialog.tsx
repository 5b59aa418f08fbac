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

interface MergeDialogFrameProps {
  readonly title: string
  readonly subtitle: string
  readonly footerNote: string
  readonly previewQuery: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  /** The button that merges. Shown, like the children, once the preview is loaded. */
  readonly confirmButton: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** For the merge of accounts or terms, with loading and error state of the preview. */
export function MergeDialogFrame(props: MergeDialogFrameProps) {
  const { title, subtitle, footerNote, previewQuery, confirmButton, onClose, children } = props
  const { cancel } = useBaseTexts().ui
  const { data, error, refetch } = previewQuery
  return (
    <DialogView
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      footer={
        <>
          <p className="min-w-0 flex-1 basis-40 text-14 text-muted">{footerNote}</p>
          <Button onClick={onClose}>{cancel}</Button>
          {data !== undefined && confirmButton}
        </>
      }
    >
      {error !== null && <FailedPart error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-64" />}
      {data !== undefined && children}
    </DialogView>
  )
}

/** Says why the merge is not possible. A live region, because the reason changes with the choice. */
export function MergeBlockedAlert({ children }: { readonly children: ReactNode }) {
  return (
    // Always rendered: screen readers often ignore a live region that appears together with its text.
    <div role="status">
      {children && (
        // Not a live region in a live region, which may be read twice.
        <Alert variant="warning" role="none" className="mb-4">
          {children}
        </Alert>
      )}
    </div>
  )
}

interface SurvivorChoiceProps<Candidate> {
  readonly label: string
  readonly candidates: readonly Candidate[]
  /** The id of the candidate that stays. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly renderCandidate: (candidate: Candidate) => ReactNode
}

/** Not a `RadioGroup`, whose labels are plain text: a candidate has an avatar and figures. */
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

interface MergeEffectRowProps {
  readonly icon: LucideIcon
  readonly text: string
  readonly note?: string | undefined
}

/** One effect of the merge: what the survivor takes over. */
export function MergeEffectRow({ icon, text, note }: MergeEffectRowProps) {
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
