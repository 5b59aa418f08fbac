import { LOCALES, LOCALE_NAMES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import type { TranslationState } from '@mixed-zone/contract/schemas/studio/posts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { classNames } from '../../ui/primitives/class-names.ts'
import { sharedTexts } from './shared-texts.ts'

const LOOKS: Readonly<Record<TranslationState, { readonly dot: string; readonly text: string }>> = {
  ready: { dot: 'border-pitch bg-pitch', text: 'text-ink' },
  none: { dot: 'border-edge', text: 'text-muted' },
  draft: { dot: 'border-dotted border-ink2', text: 'text-ink2' },
  outdated: {
    dot: 'border-accent-text bg-linear-to-r from-accent-text from-50% to-transparent to-50%',
    text: 'text-accent-text',
  },
}

interface TranslationStatesProps {
  readonly states: Localised<TranslationState>
  /** The language that the others are translated from. */
  readonly original?: Locale | null
  readonly className?: string
}

/** ES EN PT with a dot each. Screen readers hear the state in words. */
export function TranslationStates({ states, original, className }: TranslationStatesProps) {
  const own = useLocale()
  const { translationStates } = useTexts(sharedTexts)
  return (
    <span className={classNames('inline-flex gap-[7px] text-12 font-semibold', className)}>
      {LOCALES.map((locale, index) => {
        const state = states[locale]
        const names = LOCALE_NAMES[own]
        const name = translationStates[state]({ language: names[locale], original: names[original ?? 'es'] })
        return (
          <span key={locale} title={name} className={`flex items-center gap-[3px] ${LOOKS[state].text}`}>
            <span aria-hidden="true" className={`size-2 rounded-pill border ${LOOKS[state].dot}`} />
            <span aria-hidden="true">{locale.toUpperCase()}</span>
            <span className="sr-only">
              {index > 0 && ', '}
              {name}
            </span>
          </span>
        )
      })}
    </span>
  )
}
