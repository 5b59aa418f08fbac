import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import type { Choice } from '../criteria/choices.ts'
import { filterTexts } from '../filter-texts.ts'

interface FacetChoicesProps {
  /** The name of the group, for screen readers. */
  readonly group: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly onToggle: (textId: string) => void
  /** The number of choices shown before "show more"; default: all. */
  readonly shownAtFirst?: number
}

// Longer lists have a search field.
const LONG_LIST = 12

/** Choices with their counts. Those without posts are muted; selected ones are always shown. */
export function FacetChoices({ group, choices, chosen, onToggle, shownAtFirst }: FacetChoicesProps) {
  const texts = useTexts(filterTexts)
  const [query, setQuery] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const found = matching(choices, query)
  const isCut = shownAtFirst !== undefined && !isWhole && query === ''
  const shown = isCut ? found.filter(({ textId }, index) => index < shownAtFirst || chosen.includes(textId)) : found
  const hidden = found.length - shown.length
  const hasSearch = choices.length > LONG_LIST && (shownAtFirst === undefined || isWhole)
  return (
    <>
      {hasSearch && (
        <TextInput
          isDense
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          aria-label={texts.findIn({ group })}
          placeholder={texts.findIn({ group })}
          autoComplete="off"
          className="mb-1"
        />
      )}
      {found.length === 0 && query !== '' && (
        <p role="status" className="py-2 text-14 text-muted">
          {texts.nothingIn}
        </p>
      )}
      <ul aria-label={group}>
        {shown.map((choice) => (
          <ChoiceLine
            key={choice.textId}
            choice={choice}
            isChosen={chosen.includes(choice.textId)}
            onToggle={() => onToggle(choice.textId)}
          />
        ))}
      </ul>
      {shownAtFirst !== undefined && query === '' && (hidden > 0 || isWhole) && found.length > shownAtFirst && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="pressable flex min-h-11 items-center gap-2 rounded-control text-14 font-semibold lg:min-h-9"
        >
          {isWhole ? texts.fewer : texts.more({ count: hidden })}
          <span className="sr-only">{group}</span>
          <Icon icon={isWhole ? ChevronUp : ChevronDown} size={16} />
        </button>
      )}
    </>
  )
}

interface ChoiceLineProps {
  readonly choice: Choice
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function ChoiceLine({ choice, isChosen, onToggle }: ChoiceLineProps) {
  const { formatNumber } = useFormats()
  const countId = useId()
  const isMuted = choice.count === 0 && !isChosen
  const look = isMuted ? 'text-muted' : isChosen ? 'font-semibold text-ink' : 'text-ink'
  return (
    <li className={`flex min-h-11 items-center gap-3 lg:min-h-9 lg:text-14 ${look}`}>
      <Checkbox checked={isChosen} onChange={onToggle} aria-describedby={countId} className="min-w-0 flex-1">
        <span className="flex min-h-6 items-center gap-2.5">
          {choice.crest !== undefined && <Crest teamTextId={choice.crest} />}
          <span className="min-w-0">{choice.name}</span>
        </span>
      </Checkbox>
      <span id={countId} className={`shrink-0 tabular-nums ${isMuted ? 'text-muted' : 'text-ink2'}`}>
        {formatNumber(choice.count)}
      </span>
    </li>
  )
}

interface Named {
  readonly name: string
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** Choices whose name contains the text, ignoring accents. */
export function matching<T extends Named>(choices: readonly T[], text: string): readonly T[] {
  const query = plain(text.trim())
  return query === '' ? choices : choices.filter(({ name }) => plain(name).includes(query))
}
