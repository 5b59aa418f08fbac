import type { FactField, FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useId, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { useSession } from '../../../../session/session-store.ts'
import { Button } from '../../../../ui/primitives/button.tsx'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { RADIO_DOT } from '../../../../ui/primitives/radio-group.tsx'
import { Avatar } from '../../../shared/avatar.tsx'
import { Kbd } from '../../../shared/kbd.tsx'
import { useShortcuts } from '../../../shared/shortcuts/shortcuts.ts'
import { editorTexts } from '../editor-texts.ts'
import type { FactNames } from './fact-names.ts'
import type { FactConflict, Facts } from './use-facts.ts'

type Choice = 'mine' | 'theirs'

interface ConflictViewProps {
  readonly detail: PostDetail
  readonly facts: Facts
  readonly names: FactNames
  readonly onDone: () => void
}

/** Fields that two people have changed: both values, with who and when. Nothing is lost until one is chosen. */
export function ConflictView({ detail, facts, names, onDone }: ConflictViewProps) {
  const texts = useTexts(editorTexts).conflict
  const { conflicts } = facts
  const [choices, setChoices] = useState<Readonly<Partial<Record<FactField, Choice>>>>({})
  const other = conflicts.map(({ field }) => detail.facts[field].changedBy?.name).find(Boolean) ?? texts.someone

  function handleSave(): void {
    for (const { field } of conflicts) facts.resolve(field, choices[field] ?? 'mine')
    onDone()
  }

  function chooseAll(choice: Choice): void {
    setChoices(Object.fromEntries(conflicts.map(({ field }) => [field, choice])))
  }

  useShortcuts(texts.title({ name: other }), [{ keys: 'Ctrl+Enter', label: texts.save, run: handleSave }])

  return (
    <div className="mx-auto max-w-260 px-4 py-8 sm:px-6">
      <h2 className="headline-28">{texts.title({ name: other })}</h2>
      <p className="mt-1 text-muted">{texts.text}</p>
      {conflicts.map((conflict, index) => (
        <ConflictChoice
          key={conflict.field}
          conflict={conflict}
          position={texts.position({ number: index + 1, count: conflicts.length })}
          detail={detail}
          names={names}
          choice={choices[conflict.field] ?? 'mine'}
          onChoose={(choice) => setChoices({ ...choices, [conflict.field]: choice })}
        />
      ))}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={handleSave}>
          {texts.save}
          <Kbd>Ctrl ↵</Kbd>
        </Button>
        <Button onClick={() => chooseAll('mine')}>{texts.allMine}</Button>
        <Button onClick={() => chooseAll('theirs')}>{texts.allTheirs({ name: other })}</Button>
        <Button variant="quiet" onClick={onDone}>
          {texts.later}
        </Button>
      </div>
    </div>
  )
}

interface ConflictChoiceProps {
  readonly conflict: FactConflict
  readonly position: string
  readonly detail: PostDetail
  readonly names: FactNames
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

function ConflictChoice({ conflict, position, detail, names, choice, onChoose }: ConflictChoiceProps) {
  const texts = useTexts(editorTexts)
  const { time } = useFormats()
  const name = useId()
  const ownName = useSession((session) => session.user?.firstName ?? '')
  const { field, mine, mineAt } = conflict
  const { value, version, changedBy, changedAt } = detail.facts[field]
  const otherName = changedBy?.name ?? texts.conflict.someone
  // Both were parsed by the schema of the field.
  const describe = (each: unknown) => names.describe(field, each as FactValues[typeof field])
  const cards = [
    {
      choice: 'mine' as const,
      label: texts.conflict.mine,
      detail: texts.conflict.local({ time: time(new Date(mineAt)) }),
      words: describe(mine),
      person: ownName,
    },
    {
      choice: 'theirs' as const,
      label: texts.conflict.theirs({ name: otherName }),
      detail: texts.conflict.version({ version, time: changedAt === null ? '' : time(changedAt) }),
      words: describe(value),
      person: otherName,
    },
  ]
  return (
    <fieldset className="section-rule mt-6 min-w-0">
      <legend className="sr-only">{texts.facts.fields[field]}</legend>
      <p aria-hidden="true" className="mb-3 flex items-baseline justify-between">
        <span className="headline-18">{texts.facts.fields[field]}</span>
        <span className="text-14 text-muted">{position}</span>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {cards.map((card) => (
          <label
            key={card.choice}
            className={classNames(
              'block cursor-pointer rounded-picture border bg-surface p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              card.choice === choice ? 'border-ink shadow-[inset_0_0_0_1px_var(--ink)]' : 'border-edge',
            )}
          >
            <span className="flex items-center gap-2 text-14">
              <input
                type="radio"
                name={name}
                checked={card.choice === choice}
                onChange={() => onChoose(card.choice)}
                className={classNames(RADIO_DOT, 'outline-none')}
              />
              <span className="font-semibold">{card.label}</span>
              <span className="text-muted">{card.detail}</span>
              <Avatar name={card.person} className="ml-auto size-7 text-[0.625rem]" />
            </span>
            <span className="mt-2 block wrap-anywhere">{card.words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
