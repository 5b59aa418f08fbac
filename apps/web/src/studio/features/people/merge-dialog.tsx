import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { useDebounced } from '../../../ui/components/use-debounced.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { Avatar } from '../../shared/avatar.tsx'
import { MergeChoice, PersonLines } from './merge-choice.tsx'
import { peopleQuery } from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'
import { personName } from './person-state-mark.tsx'

interface MergeDialogProps {
  readonly id: string
  /** With the account that stays. */
  readonly onMerged: (survivorId: string) => void
  readonly onClose: () => void
}

/** Finds the other account of a person, and asks which one stays. */
export function MergeDialog({ id, onMerged, onClose }: MergeDialogProps) {
  const [otherId, setOtherId] = useState<string | null>(null)
  return (
    <DialogWindow isOpen onClose={onClose}>
      {otherId === null ? (
        <FindView id={id} onChoose={setOtherId} onClose={onClose} />
      ) : (
        <MergeChoice id={id} otherId={otherId} onBack={() => setOtherId(null)} onMerged={onMerged} onClose={onClose} />
      )}
    </DialogWindow>
  )
}

const TYPING_MS = 200
const MIN_CHARACTERS = 2

interface FindViewProps {
  readonly id: string
  readonly onChoose: (otherId: string) => void
  readonly onClose: () => void
}

function FindView({ id, onChoose, onClose }: FindViewProps) {
  const texts = useTexts(peopleTexts).merge
  const { cancel } = useBaseTexts().ui
  const field = useRef<HTMLInputElement | null>(null)
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim(), TYPING_MS)
  const isLongEnough = text.length >= MIN_CHARACTERS
  const { data, error, refetch } = useQuery({ ...peopleQuery({ page: 1, pageSize: 10, text }), enabled: isLongEnough })
  const found = isLongEnough ? data?.items.filter((person) => person.id !== id) : undefined
  useEffect(() => field.current?.focus(), [])

  return (
    <DialogView
      title={texts.title}
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
      {error !== null && isLongEnough && <FailedPart error={error} onRetry={() => void refetch()} />}
      <ul>
        {found?.map((person) => (
          <li key={person.id} className="border-t border-line">
            <button
              type="button"
              aria-label={texts.choose({ name: personName(person), email: person.email })}
              onClick={() => onChoose(person.id)}
              className="flex min-h-14 w-full items-center gap-3 py-2 text-left outline-offset-[-2px] hover:bg-sunken"
            >
              <Avatar name={personName(person)} className="size-8 text-12" />
              <PersonLines person={person} />
            </button>
          </li>
        ))}
      </ul>
    </DialogView>
  )
}
