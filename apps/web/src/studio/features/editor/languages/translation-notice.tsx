import { LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import { Check, History } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Button } from '../../../../ui/primitives/button.tsx'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { MarkedWords } from '../../../shared/marked-words.tsx'
import { type DiffPart, diffTexts } from '../../../shared/text-diff.ts'
import { editorTexts } from '../editor-texts.ts'
import type { Adoption } from './adoptions.ts'
import type { OriginalChange } from './original-changes.ts'
import type { TranslationMarks } from './use-translation-marks.ts'

interface TranslationNoticeProps {
  readonly locale: Locale
  readonly marks: TranslationMarks
  readonly isEditable: boolean
  readonly isColumn?: boolean
  /** Leads to the passage of the translation. */
  readonly onShow: (change: OriginalChange) => void
  /** Numbers and names that the translation can take over. */
  readonly adoptionsOf: (change: OriginalChange) => readonly Adoption[]
  readonly onAdopt: (change: OriginalChange, adoption: Adoption) => void
}

/** What changed in the original since this translation, word by word, until somebody has reviewed it. */
export function TranslationNotice(props: TranslationNoticeProps) {
  const { locale, marks, isEditable, isColumn = false, onShow, adoptionsOf, onAdopt } = props
  const texts = useTexts(editorTexts)
  const names = LOCALE_NAMES[useLocale()]
  const section = useRef<HTMLElement | null>(null)
  const [adopted, setAdopted] = useState('')
  const { original } = marks
  const changes = marks.changes[locale]
  if (changes.length === 0 || original === null) return null
  const changed = texts.marks.changed({ language: names[original] })

  function review(change: OriginalChange | 'all'): void {
    moveFocus(change === 'all' || changes.length === 1)
    marks.review(locale, change)
  }

  function adopt(change: OriginalChange, adoption: Adoption): void {
    moveFocus(changes.length === 1 && adoption.accepted === change.after)
    setAdopted(texts.marks.adopted({ place: placeOf(change), from: adoption.from, to: adoption.to }))
    onAdopt(change, adoption)
    marks.review(locale, { ...change, after: adoption.accepted })
  }

  /** The button goes away with what was reviewed. */
  function moveFocus(isLast: boolean): void {
    if (isLast) document.querySelector<HTMLElement>(`textarea[lang=${locale}]`)?.focus()
    else section.current?.focus()
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      // With the language: there may be two of them side by side.
      aria-label={texts.fieldIn({ field: changed, language: names[locale] })}
      data-translation-notice={locale}
      className={classNames(
        'rounded-control border border-accent-edge bg-accent-tint text-14',
        isColumn ? 'my-3' : 'mb-5',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
        <Icon icon={History} size={18} className="shrink-0 text-accent-text" />
        <p role="status" className="min-w-0 flex-1 basis-40 font-semibold text-accent-text">
          {changed} <span className="font-normal">{texts.marks.count({ count: changes.length })}</span>
        </p>
        {isEditable && (
          <Button size="small" icon={Check} onClick={() => review('all')}>
            {texts.marks.reviewed}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {adopted}
      </p>
      <ul className="max-h-72 overflow-y-auto border-t border-accent-edge">
        {changes.map((change, index) => {
          const place = placeOf(change)
          return (
            <li key={index} className="border-b border-line px-3 py-2 last:border-b-0">
              <p className="font-semibold">{place}</p>
              <p lang={original} className="mt-0.5 break-words whitespace-pre-line">
                <MarkedWords parts={shortened(diffTexts(change.before ?? '', change.after ?? ''))} />
              </p>
              <p className="mt-1 flex flex-wrap gap-x-4">
                {isEditable &&
                  adoptionsOf(change).map((adoption) => (
                    <LineButton
                      key={adoption.offset}
                      name={texts.marks.adopt({ word: adoption.to })}
                      place={place}
                      onClick={() => adopt(change, adoption)}
                    />
                  ))}
                <LineButton name={texts.marks.show} place={place} onClick={() => onShow(change)} />
                {isEditable && (
                  <LineButton name={texts.marks.reviewedOne} place={place} onClick={() => review(change)} />
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )

  function placeOf({ field, before, after, reviewedIndex, currentIndex }: OriginalChange): string {
    if (field !== 'body') return texts[field]
    if (before === null) return texts.marks.added({ number: currentIndex + 1 })
    return after === null
      ? texts.marks.removed({ number: reviewedIndex + 1 })
      : texts.marks.paragraph({ number: currentIndex + 1 })
  }
}

interface LineButtonProps {
  readonly name: string
  /** Tells the buttons of several passages apart. */
  readonly place: string
  readonly onClick: () => void
}

function LineButton({ name, place, onClick }: LineButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="underlined min-h-8 rounded-control pointer-coarse:min-h-11 font-semibold"
    >
      {name}
      <span className="sr-only">: {place}</span>
    </button>
  )
}

const MAX_SAME_CHARACTERS = 60

/** Leaves out whole words that are far from a change. */
function shortened(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= MAX_SAME_CHARACTERS) return part
    const half = MAX_SAME_CHARACTERS / 2
    const start = index === 0 ? '' : part.text.slice(0, half).replace(/\S*$/, '')
    const end = index === parts.length - 1 ? '' : part.text.slice(-half).replace(/^\S*/, '')
    return { ...part, text: `${start}…${end}` }
  })
}
