import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import { Languages } from 'lucide-react'
import { useLocale } from '../../i18n/words.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import type { Reading } from './use-reading-language.ts'
import { usePostWords } from './words/post-words.ts'

/** The languages of the post: the one in view stands out, any other is one press away. */
export function ReadingLanguages({ reading }: { readonly reading: Reading }) {
  const locale = useLocale()
  const words = usePostWords()
  return (
    <div role="group" aria-label={words.languages} className="flex items-center gap-2">
      <Icon icon={Languages} />
      {reading.locales.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === reading.locale}
          // The visible code first, for whoever speaks to the page.
          aria-label={`${each.toUpperCase()}, ${words.readIn({ language: LOCALE_NAMES[locale][each] })}`}
          onClick={() => reading.choose(each)}
          className="touch-target rounded-control text-muted aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {each.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
