import type { EditableTermKind } from '@mixed-zone/contract/schemas/studio/terms'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { useDebounced } from '../../../ui/components/use-debounced.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { MergeChoice, TermLines } from './merge-choice.tsx'
import { TermMark } from './term-mark.tsx'
import { termName, termsQuery } from './terms-queries.ts'
import { termsTexts } from './terms-texts.ts'

interface MergeDialogProps {
  readonly kind: EditableTermKind
  /** With one, another one is asked for first. */
  readonly ids: readonly string[]
  readonly onMerged: (survivorId: string) => void
  readonly onClose: () => void
}

/** Finds another one to merge with, unless several are selected. */
export function MergeDialog({ kind, ids, onMerged, onClose }: MergeDialogProps) {
  const [otherId, setOtherId] = useState<string | null>(null)
  const all = otherId === null ? ids : [...ids, otherId]
  return (
    <DialogWindow isOpen onClose={onClose}>
      {all.length < 2 ? (
        <FindView kind={kind} excludedIds={ids} onChoose={setOtherId} onClose={onClose} />
      ) : (
        <MergeChoice kind={kind} ids={all} onMerged={onMerged} onClose={onClose} />
      )}
    </DialogWindow>
  )
}

const TYPING_MS = 200
const MIN_CHARACTERS = 2

interface FindViewProps {
  readonly kind: EditableTermKind
  readonly excludedIds: readonly string[]
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

function FindView({ kind, excludedIds, onChoose, onClose }: FindViewProps) {
  const locale = useLocale()
  const texts = useTexts(termsTexts).mergeDialog
  const { cancel } = useBaseTexts().ui
  const field = useRef<HTMLInputElement | null>(null)
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim(), TYPING_MS)
  const isLongEnough = text.length >= MIN_CHARACTERS
  const query = useQuery({ ...termsQuery(kind, { page: 1, pageSize: 10, text }), enabled: isLongEnough })
  const found = isLongEnough ? query.data?.items.filter(({ id }) => !excludedIds.includes(id)) : undefined
  useEffect(() => field.current?.focus(), [])
  return (
    <DialogView
      title={texts.findTitle}
      subtitle={texts.subtitle}
      onClose={onClose}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {cancel}
        </Button>
      }
    >
      <Field label={texts.find} help={texts.findHelp}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div role="status" className="mt-2 text-14 text-muted">
        {found?.length === 0 && texts.noneFound}
      </div>
      {query.error !== null && isLongEnough && <FailedPart error={query.error} onRetry={() => void query.refetch()} />}
      <ul>
        {found?.map((term) => (
          <li key={term.id} className="border-t border-line">
            <button
              type="button"
              aria-label={texts.choose({ name: termName(term, locale) })}
              onClick={() => onChoose(term.id)}
              className="flex min-h-12 w-full items-center gap-3 py-2 text-left outline-offset-[-2px] hover:bg-sunken"
            >
              <TermMark term={term} />
              <TermLines term={term} />
            </button>
          </li>
        ))}
      </ul>
    </DialogView>
  )
}
