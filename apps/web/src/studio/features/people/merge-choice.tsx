import type { ListedPerson, MergeCandidate, MergePreview } from '@mixed-zone/contract/schemas/studio/people'
import { useQuery } from '@tanstack/react-query'
import { Download, Eye, Inbox, ListFilter, type LucideIcon, Mail, Merge, ShoppingBasket } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { DialogView } from '../../../ui/components/overlays/dialog.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { RADIO_DOT } from '../../../ui/primitives/radio-group.tsx'
import { Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { Avatar } from '../../shared/avatar.tsx'
import { peopleTexts } from './people-texts.ts'
import { personName, StateMark } from './person-state-mark.tsx'
import { mergePreviewQuery, useMerges } from './use-merges.ts'

interface MergeChoiceProps {
  readonly id: string
  readonly otherId: string
  readonly onMerged: (survivorId: string) => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Asks which of two accounts stays, and says what happens. */
export function MergeChoice({ id, otherId, onBack, onMerged, onClose }: MergeChoiceProps) {
  const texts = useTexts(peopleTexts).merge
  const { cancel } = useBaseTexts().ui
  const { data: preview, error, refetch } = useQuery(mergePreviewQuery(id, otherId))
  const { isBusy, merge } = useMerges()
  const [chosenId, setChosenId] = useState(id)
  const choice = preview && chooseSurvivor(preview, chosenId)

  async function handleMerge(): Promise<void> {
    if (!choice || !(await merge(choice.survivor, choice.merged))) return
    onMerged(choice.survivor.id)
  }

  return (
    <DialogView
      title={texts.title}
      subtitle={texts.subtitle}
      onClose={onClose}
      footer={
        <>
          <p className="min-w-0 flex-1 basis-40 text-14 text-muted">{texts.inLog}</p>
          <Button onClick={onClose}>{cancel}</Button>
          {choice && (
            <Button
              variant="destructive"
              icon={Merge}
              isBusy={isBusy}
              isDisabled={preview.cannotMerge !== null || choice.merged.isLastAdmin}
              onClick={() => void handleMerge()}
            >
              {texts.confirm({ name: personName(choice.survivor) })}
            </Button>
          )}
        </>
      }
    >
      {error !== null && <FailedPart error={error} onRetry={() => void refetch()} />}
      {preview === undefined && error === null && <Skeleton className="h-64" />}
      {choice && (
        <>
          <Obstacle preview={preview} merged={choice.merged} />
          <SurvivorChoice preview={preview} value={choice.survivor.id} onChange={setChosenId} />
          <button type="button" onClick={onBack} className="underlined mt-2 min-h-9 text-14 font-semibold">
            {texts.chooseOther}
          </button>
          <MovedRows merged={choice.merged} />
          <Consequences {...choice} />
        </>
      )}
    </DialogView>
  )
}

function chooseSurvivor({ person, other }: MergePreview, survivorId: string) {
  return survivorId === person.id ? { survivor: person, merged: other } : { survivor: other, merged: person }
}

/** Why these two cannot be merged this way. */
function Obstacle({ preview, merged }: { readonly preview: MergePreview; readonly merged: MergeCandidate }) {
  const texts = useTexts(peopleTexts)
  const reason =
    preview.cannotMerge === null
      ? merged.isLastAdmin && texts.merge.lastAdmin({ name: personName(merged) })
      : texts.cannotChange[preview.cannotMerge]
  return (
    <div role="status" className="mb-4 empty:hidden">
      {reason && <Alert variant="warning">{reason}</Alert>}
    </div>
  )
}

interface SurvivorChoiceProps {
  readonly preview: MergePreview
  readonly value: string
  readonly onChange: (id: string) => void
}

function SurvivorChoice({ preview: { person, other }, value, onChange }: SurvivorChoiceProps) {
  const texts = useTexts(peopleTexts)
  const { number } = useFormats()
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-semibold">{texts.merge.whichStays}</legend>
      {[person, other].map((candidate) => (
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
          <Avatar name={personName(candidate)} className="size-8 text-12 max-sm:hidden" />
          <PersonLines person={candidate} />
          <span className="text-right">
            <span className="headline-18 block">{number(candidate.counts.downloads)}</span>
            <span className="block text-12 text-muted">{texts.downloads({ count: candidate.counts.downloads })}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function MovedRows({ merged: { counts } }: { readonly merged: MergeCandidate }) {
  const texts = useTexts(peopleTexts).merge
  const { number } = useFormats()
  const wordsFor = (count: number) => ({ count, shown: number(count) })
  const rows: readonly { count: number; icon: LucideIcon; text: string; note?: string }[] = [
    { count: counts.downloads, icon: Download, text: texts.downloads(wordsFor(counts.downloads)) },
    { count: counts.views, icon: Eye, text: texts.views(wordsFor(counts.views)), note: texts.viewsNote },
    { count: counts.requests, icon: Inbox, text: texts.requests(wordsFor(counts.requests)), note: texts.requestsNote },
    { count: counts.mails, icon: Mail, text: texts.mails(wordsFor(counts.mails)), note: texts.mailsNote },
    { count: counts.savedViews, icon: ListFilter, text: texts.savedViews(wordsFor(counts.savedViews)) },
    { count: counts.basket, icon: ShoppingBasket, text: texts.basket(wordsFor(counts.basket)) },
  ]
  const moved = rows.filter(({ count }) => count > 0)
  return (
    <Part title={texts.whatMoves}>
      {moved.length === 0 && <p className="py-2 text-14 text-muted">{texts.nothingMoves}</p>}
      <ul>
        {moved.map(({ icon, text, note }) => (
          <li key={text} className="flex items-start gap-3 border-t border-line py-2.5">
            <Icon icon={icon} size={18} className="mt-0.5 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block text-14 font-semibold">{text}</span>
              {note !== undefined && <span className="block text-12 text-muted">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Consequences({ survivor, merged }: { readonly survivor: MergeCandidate; readonly merged: MergeCandidate }) {
  const texts = useTexts(peopleTexts)
  const { roleStays, sessionsEnd, cannotLogIn, bothMailed, whatHappens } = texts.merge
  const lines = [
    roleStays({ role: texts.roles[survivor.role] }),
    sessionsEnd,
    cannotLogIn({ email: merged.email }),
    bothMailed,
  ]
  return (
    <Part title={whatHappens}>
      <ul className="list-disc pl-5 text-14">
        {lines.map((line) => (
          <li key={line} className="py-1 wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-6 border-t-[3px] border-ink pt-3">
      <h3 className="headline-18 mb-2">{title}</h3>
      {children}
    </section>
  )
}

/** Name and address, then role, medium and state. */
export function PersonLines({ person }: { readonly person: MergeCandidate | ListedPerson }) {
  const texts = useTexts(peopleTexts)
  return (
    <span className="min-w-0 flex-1">
      <span className="block wrap-anywhere">
        <span className="font-semibold">{personName(person)}</span>{' '}
        <span className="text-14 text-muted">{person.email}</span>
      </span>
      <span className="flex flex-wrap gap-x-2 text-12 text-muted">
        <span>{[texts.roles[person.role], person.companyName].filter(Boolean).join(' · ')}</span>
        {person.state !== 'active' && <StateMark person={person} />}
      </span>
    </span>
  )
}
