import type { ListedPerson, MergeCandidate, MergePreview } from '@mixed-zone/contract/schemas/studio/people'
import { useQuery } from '@tanstack/react-query'
import { Download, Eye, Inbox, ListFilter, type LucideIcon, Mail, Merge, ShoppingBasket } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Avatar } from '../../shared/avatar.tsx'
import { MergeBlockedAlert, MergeDialogFrame, MergeEffectRow, SurvivorChoice } from '../../shared/merge-dialog.tsx'
import { peopleTexts } from './people-texts.ts'
import { personName, StateMark } from './person-state-mark.tsx'
import type { PeopleTexts } from './texts/es.ts'
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
  const allTexts = useTexts(peopleTexts)
  const texts = allTexts.merge
  const previewQuery = useQuery(mergePreviewQuery(id, otherId))
  const preview = previewQuery.data
  const { isBusy, merge } = useMerges()
  const [chosenId, setChosenId] = useState(id)
  const choice = preview && chooseSurvivor(preview, chosenId)

  async function handleMerge(): Promise<void> {
    if (!choice || !(await merge(choice.survivor, choice.merged))) return
    onMerged(choice.survivor.id)
  }

  return (
    <MergeDialogFrame
      title={texts.title}
      subtitle={texts.subtitle}
      footerNote={texts.inLog}
      previewQuery={previewQuery}
      confirmButton={
        choice && (
          <Button
            variant="destructive"
            icon={Merge}
            isBusy={isBusy}
            isDisabled={preview.cannotMerge !== null || choice.merged.isLastAdmin}
            onClick={() => void handleMerge()}
          >
            {texts.confirm({ name: personName(choice.survivor) })}
          </Button>
        )
      }
      onClose={onClose}
    >
      {choice && (
        <>
          <MergeBlockedAlert>{blockedReasonOf(preview, choice.merged, allTexts)}</MergeBlockedAlert>
          <SurvivorChoice
            label={texts.whichStays}
            candidates={[preview.person, preview.other]}
            value={choice.survivor.id}
            onChange={setChosenId}
            renderCandidate={(candidate) => <CandidateRow candidate={candidate} />}
          />
          <button type="button" onClick={onBack} className="underlined mt-2 min-h-9 text-14 font-semibold">
            {texts.chooseOther}
          </button>
          <MergeEffects merged={choice.merged} />
          <Consequences {...choice} />
        </>
      )}
    </MergeDialogFrame>
  )
}

function chooseSurvivor({ person, other }: MergePreview, survivorId: string) {
  return survivorId === person.id ? { survivor: person, merged: other } : { survivor: other, merged: person }
}

/** Why these two cannot be merged this way; null if they can. */
function blockedReasonOf(preview: MergePreview, merged: MergeCandidate, texts: PeopleTexts): string | null {
  if (preview.cannotMerge !== null) return texts.cannotChange[preview.cannotMerge]
  return merged.isLastAdmin ? texts.merge.lastAdmin({ name: personName(merged) }) : null
}

function CandidateRow({ candidate }: { readonly candidate: MergeCandidate }) {
  const texts = useTexts(peopleTexts)
  const { formatNumber } = useFormats()
  const { downloads } = candidate.counts
  return (
    <>
      <Avatar name={personName(candidate)} className="size-8 text-12 max-sm:hidden" />
      <PersonLines person={candidate} />
      <span className="text-right">
        <span className="headline-18 block">{formatNumber(downloads)}</span>
        <span className="block text-12 text-muted">{texts.downloads({ count: downloads })}</span>
      </span>
    </>
  )
}

function MergeEffects({ merged: { counts } }: { readonly merged: MergeCandidate }) {
  const texts = useTexts(peopleTexts).merge
  const { formatNumber } = useFormats()
  const wordsFor = (count: number) => ({ count, shown: formatNumber(count) })
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
          <MergeEffectRow key={text} icon={icon} text={text} note={note} />
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
    <section className="section-rule mt-6">
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
