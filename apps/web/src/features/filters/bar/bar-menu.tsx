import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Disclosure } from '../../../ui/primitives/disclosure.tsx'
import { ErrorText } from '../../../ui/primitives/error-text.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import type { Choice } from '../criteria/choices.ts'
import { FacetChoices } from '../facets/facet-choices.tsx'
import { filterTexts } from '../filter-texts.ts'

/** The groups that fit into the bar; the results page shows all of them. */
export type BarGroupId = 'team' | 'category' | 'matchday' | 'locale'

interface BarMenuProps {
  readonly id: BarGroupId
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly onToggle: (textId: string) => void
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** One menu of the filter bar: its name, the current selection, and the choices below. */
export function BarMenu({ id, choices, chosen, onToggle, isFailed, onRetry }: BarMenuProps) {
  const texts = useTexts(filterTexts)
  const { tryAgain } = useBaseTexts().states
  const names = choices.filter(({ textId }) => chosen.includes(textId)).map(({ name }) => name)
  const [first = texts.any[id], ...others] = names
  return (
    <Disclosure
      label={
        <>
          <span className="text-ink">{texts.bar[id]}</span>{' '}
          <span
            className={`max-w-24 truncate xl:max-w-36 ${names.length === 0 ? 'font-normal text-muted' : 'text-accent-text'}`}
          >
            {first}
          </span>
          {others.length > 0 && (
            <>
              <span aria-hidden="true" className="text-accent-text">{`+${others.length}`}</span>
              <span className="sr-only">{`, ${others.join(', ')}`}</span>
            </>
          )}
        </>
      }
      align="end"
      className="h-12 px-4 outline-offset-[-3px] hover:bg-sunken"
    >
      <div className="w-72 px-4">
        {choices.length === 0 && !isFailed && (
          <Loading label={texts.bar[id]} className="grid gap-3 py-2">
            <Skeleton className="h-5 bg-night-line" />
            <Skeleton className="h-5 bg-night-line" />
          </Loading>
        )}
        {isFailed && (
          <p role="alert" className="py-2 text-14">
            <ErrorText>{texts.choicesFailed}</ErrorText>{' '}
            <button type="button" onClick={onRetry} className="underlined font-semibold">
              {tryAgain}
            </button>
          </p>
        )}
        <FacetChoices group={texts.group[id]} choices={choices} chosen={chosen} onToggle={onToggle} />
      </div>
    </Disclosure>
  )
}
