import { LOCALES, LOCALE_NAMES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { classNames } from '../../ui/primitives/class-names.ts'
import { sharedTexts } from './shared-texts.ts'

/** `ready`: there. `draft`: being written. `outdated`: the original has changed since. `none`: missing. */
export type LampState = 'none' | 'draft' | 'ready' | 'outdated'

const LOOKS: Readonly<Record<LampState, { readonly lamp: string; readonly text: string }>> = {
  ready: { lamp: 'border-pitch bg-pitch', text: 'text-ink' },
  none: { lamp: 'border-edge', text: 'text-muted' },
  draft: { lamp: 'border-dotted border-ink2', text: 'text-ink2' },
  outdated: {
    lamp: 'border-accent-text bg-linear-to-r from-accent-text from-50% to-transparent to-50%',
    text: 'text-accent-text',
  },
}

interface LampsProps {
  readonly states: Localised<LampState>
  /** The language that the others are translated from. */
  readonly original?: Locale | null
  readonly className?: string
}

/** ES EN PT with a lamp each. Screen readers hear the state in words. */
export function Lamps({ states, original, className }: LampsProps) {
  const own = useLocale()
  const { lamps } = useTexts(sharedTexts)
  return (
    <span className={classNames('inline-flex gap-[7px] text-12 font-semibold', className)}>
      {LOCALES.map((locale, index) => {
        const state = states[locale]
        const names = LOCALE_NAMES[own]
        const name = lamps[state]({ language: names[locale], original: names[original ?? 'es'] })
        return (
          <span key={locale} title={name} className={`flex items-center gap-[3px] ${LOOKS[state].text}`}>
            <span aria-hidden="true" className={`size-2 rounded-pill border ${LOOKS[state].lamp}`} />
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
