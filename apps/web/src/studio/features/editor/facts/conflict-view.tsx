import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { Button } from '../../../../ui/primitives/button.tsx'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { RADIO_DOT } from '../../../../ui/primitives/radio-group.tsx'
import { Avatar } from '../../../shared/avatar.tsx'
import { Kbd } from '../../../shared/kbd.tsx'
import { useOwnName } from '../../../shared/own-name.ts'
import { useShortcuts } from '../../../shared/shortcuts/shortcuts.ts'
import { diffTexts } from '../../../shared/text-diff.ts'
import { editorTexts } from '../editor-texts.ts'
import type { Choice, Conflict } from './use-open-fields.ts'

interface ConflictViewProps {
  readonly conflicts: readonly Conflict[]
  readonly onDone: () => void
}

/** Facts and captions that two people have changed: both values, with who and when. Nothing is lost until one is chosen. */
export function ConflictView({ conflicts, onDone }: ConflictViewProps) {
  const texts = useTexts(editorTexts).conflict
  const heading = useRef<HTMLHeadingElement | null>(null)
  const [choices, setChoices] = useState<Readonly<Partial<Record<string, Choice>>>>({})
  const other = conflicts.map(({ theirs }) => theirs.by).find(Boolean) ?? texts.someone

  // It stands in place of the text: what had the focus is gone, and so is this view afterwards.
  useEffect(() => {
    heading.current?.focus()
    return () => document.querySelector<HTMLElement>('[data-editor-tabs] a[aria-current]')?.focus()
  }, [])

  function handleSave(): void {
    for (const { key, resolve } of conflicts) resolve(choices[key] ?? 'mine')
    onDone()
  }

  function chooseAll(choice: Choice): void {
    setChoices(Object.fromEntries(conflicts.map(({ key }) => [key, choice])))
  }

  useShortcuts(texts.title({ name: other }), [{ keys: 'Ctrl+Enter', label: texts.save, run: handleSave }])

  return (
    <div className="mx-auto max-w-260 px-4 py-8 sm:px-6">
      <h2 ref={heading} tabIndex={-1} className="headline-28 outline-none">
        {texts.title({ name: other })}
      </h2>
      <p className="mt-1 text-muted">{texts.text}</p>
      {conflicts.map((conflict, index) => (
        <ConflictChoice
          key={conflict.key}
          conflict={conflict}
          position={texts.position({ number: index + 1, count: conflicts.length })}
          choice={choices[conflict.key] ?? 'mine'}
          onChoose={(choice) => setChoices({ ...choices, [conflict.key]: choice })}
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
  readonly conflict: Conflict
  readonly position: string
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

function ConflictChoice({ conflict, position, choice, onChoose }: ConflictChoiceProps) {
  const texts = useTexts(editorTexts)
  const { time } = useFormats()
  const name = useId()
  const ownName = useOwnName()
  const { label, mine, theirs } = conflict
  const otherName = theirs.by ?? texts.conflict.someone
  const cards = [
    {
      choice: 'mine' as const,
      label: texts.conflict.mine,
      detail: texts.conflict.local({ time: time(new Date(mine.at)) }),
      words: mine.words,
      person: ownName,
    },
    {
      choice: 'theirs' as const,
      label: texts.conflict.theirs({ name: otherName }),
      detail: texts.conflict.version({
        version: theirs.version,
        time: theirs.at === null ? '' : time(theirs.at),
      }),
      words: theirs.words,
      person: otherName,
    },
  ]
  return (
    <fieldset className="section-rule mt-6 min-w-0">
      <legend className="sr-only">{label}</legend>
      <p aria-hidden="true" className="mb-3 flex items-baseline justify-between">
        <span className="headline-18">{label}</span>
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
              <span className="min-w-0 flex-1">
                <span className="mr-2 font-semibold">{card.label}</span>
                <span className="text-muted">{card.detail}</span>
              </span>
              <Avatar name={card.person} className="size-7 text-[0.625rem]" />
            </span>
            <span className="mt-2 block wrap-anywhere whitespace-pre-line">
              <DifferentWords words={card.words} other={card.choice === 'mine' ? theirs.words : mine.words} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Marks what the other value does not have, if both have anything in common. */
function DifferentWords({ words, other }: { readonly words: string; readonly other: string }) {
  const parts = diffTexts(other, words).filter(({ kind }) => kind !== 'removed')
  if (!parts.some(({ kind, text }) => kind === 'same' && /[\p{L}\p{N}]/u.test(text))) return words
  return parts.map(({ kind, text }, index) =>
    kind === 'same' ? (
      text
    ) : (
      <mark key={index} className="bg-pitch-tint text-ink underline decoration-pitch decoration-2 underline-offset-4">
        {text}
      </mark>
    ),
  )
}
