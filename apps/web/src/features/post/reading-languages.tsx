import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import { Languages } from 'lucide-react'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { postTexts } from './post-texts.ts'
import type { Reading } from './use-reading-language.ts'

/** Switches between the languages of the post. */
export function ReadingLanguages({ reading }: { readonly reading: Reading }) {
  const locale = useLocale()
  const texts = useTexts(postTexts)
  return (
    <div role="group" aria-label={texts.languages} className="flex items-center">
      <Icon icon={Languages} className="mr-1" />
      {reading.locales.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === reading.locale}
          // The visible text first, for voice control.
          aria-label={`${each.toUpperCase()}, ${texts.readIn({ language: LOCALE_NAMES[locale][each] })}`}
          onClick={() => reading.choose(each)}
          className="touch-target-tall min-w-7 after:h-8! rounded-control text-muted aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {each.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
