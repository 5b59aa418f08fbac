import type { EditableTermKind, ListedTerm, TermMergePreview } from '@mixed-zone/contract/schemas/studio/terms'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Images, Link2, ListFilter, type LucideIcon, Merge, Newspaper, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { MergeBlockedAlert, MergeDialogFrame, MergeEffectRow, SurvivorChoice } from '../../shared/merge-dialog.tsx'
import { TermMark } from './term-mark.tsx'
import { mergePreviewQuery, termName } from './terms-queries.ts'
import { termsTexts } from './terms-texts.ts'
import { useTermActions } from './use-term-actions.ts'

type Candidate = TermMergePreview['terms'][number]

interface MergeChoiceProps {
  readonly kind: EditableTermKind
  readonly ids: readonly string[]
  readonly onMerged: (survivorId: string) => void
  readonly onClose: () => void
}

/** Asks which of several stays, and says who uses the others. */
export function MergeChoice({ kind, ids, onMerged, onClose }: MergeChoiceProps) {
  const locale = useLocale()
  const texts = useTexts(termsTexts).mergeDialog
  const previewQuery = useQuery(mergePreviewQuery(kind, ids))
  const preview = previewQuery.data
  const { isBusy, merge } = useTermActions(kind)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const survivor = preview && (preview.terms.find(({ id }) => id === chosenId) ?? mostUsed(preview.terms))

  async function handleMerge(): Promise<void> {
    if (!survivor) return
    const mergedIds = ids.filter((id) => id !== survivor.id)
    if (await merge(survivor, mergedIds)) onMerged(survivor.id)
  }

  return (
    <MergeDialogFrame
      title={texts.title({ count: ids.length })}
      subtitle={texts.subtitle}
      footerNote={texts.inLog}
      previewQuery={previewQuery}
      confirmButton={
        survivor && (
          <Button
            variant="primary"
            icon={Merge}
            isBusy={isBusy}
            isDisabled={preview.obstacle !== null}
            onClick={() => void handleMerge()}
          >
            {texts.confirm({ name: termName(survivor, locale) })}
          </Button>
        )
      }
      onClose={onClose}
    >
      {survivor && (
        <>
          <MergeBlockedAlert>{preview.obstacle && texts[preview.obstacle]}</MergeBlockedAlert>
          <SurvivorChoice
            label={texts.whichStays}
            candidates={preview.terms}
            value={survivor.id}
            onChange={setChosenId}
            renderCandidate={(term) => <CandidateRow term={term} />}
          />
          <MergeEffects preview={preview} survivor={survivor} />
        </>
      )}
    </MergeDialogFrame>
  )
}

function mostUsed(terms: readonly Candidate[]): Candidate | undefined {
  return terms.toSorted((one, other) => other.posts - one.posts)[0]
}

function CandidateRow({ term }: { readonly term: Candidate }) {
  const texts = useTexts(termsTexts)
  const { formatNumber } = useFormats()
  return (
    <>
      <TermMark term={term} />
      <TermLines term={term} />
      <span className="text-right">
        <span className="headline-18 block">{formatNumber(term.posts)}</span>
        <span className="sr-only">{texts.posts}</span>
      </span>
    </>
  )
}

/** The name and the address, then what else tells them apart. */
export function TermLines({ term }: { readonly term: ListedTerm }) {
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  const { club, player } = term
  const more = [
    club?.city,
    player?.team?.name,
    player?.number == null ? null : `${texts.number} ${player.number}`,
  ].filter(Boolean)
  return (
    <span className="min-w-0 flex-1">
      <span className="block wrap-anywhere">
        <span className="font-semibold">{termName(term, locale)}</span>{' '}
        <span className="text-14 text-muted">{term.textId}</span>
      </span>
      {more.length > 0 && <span className="block text-12 text-muted">{more.join(' · ')}</span>}
    </span>
  )
}

const USE_ICONS = {
  posts: Newspaper,
  drafts: Newspaper,
  captions: Images,
  fixtures: ListFilter,
  players: UsersRound,
  squads: UsersRound,
  promises: CalendarDays,
  savedViews: ListFilter,
} as const satisfies Record<keyof Candidate['uses'], LucideIcon>

const USES = Object.keys(USE_ICONS) as (keyof typeof USE_ICONS)[]

function MergeEffects({ preview, survivor }: { readonly preview: TermMergePreview; readonly survivor: Candidate }) {
  const texts = useTexts(termsTexts)
  const { formatNumber } = useFormats()
  const merged = preview.terms.filter(({ id }) => id !== survivor.id)
  const sum = (use: keyof typeof USE_ICONS) => merged.reduce((total, { uses }) => total + uses[use], 0)
  const { changes, whoUses, noneShared, shared, onePromise, addresses, addressesNote } = texts.mergeDialog
  const rows = USES.flatMap((use) => {
    const count = sum(use)
    if (count === 0) return []
    const sharedNote =
      preview.shared === 0 ? noneShared : shared({ count: preview.shared, shown: formatNumber(preview.shared) })
    const promiseNote = count + survivor.uses.promises > 1 ? onePromise : undefined
    const notes: Partial<Record<typeof use, string | undefined>> = { posts: sharedNote, promises: promiseNote }
    return [{ icon: USE_ICONS[use], text: texts.uses[use]({ count, shown: formatNumber(count) }), note: notes[use] }]
  })
  const textIds = merged.map(({ textId }) => textId)
  return (
    <section className="section-rule mt-6">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="headline-18">{whoUses}</h3>
        <p className="text-14 text-muted">
          {changes({ moved: formatNumber(sum('posts') + sum('drafts')), stay: formatNumber(survivor.posts) })}
        </p>
      </div>
      <ul>
        {rows.map(({ icon, text, note }) => (
          <MergeEffectRow key={text} icon={icon} text={text} note={note} />
        ))}
        <MergeEffectRow
          icon={Link2}
          text={addresses({ count: textIds.length, shown: formatNumber(textIds.length) })}
          note={addressesNote({ list: textIds.join(', ') })}
        />
      </ul>
    </section>
  )
}
