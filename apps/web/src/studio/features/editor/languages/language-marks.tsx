import { Bot, CircleCheck, CircleDashed, CircleDotDashed, History, type LucideIcon } from 'lucide-react'
import type { Locale } from '@mixed-zone/contract/locales'
import { useTexts } from '../../../../i18n/texts.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { editorTexts } from '../editor-texts.ts'
import type { Languages, LanguageState } from './use-languages.ts'
import type { TranslationMarks } from './use-translation-marks.ts'

/** Each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { es: 'Español', en: 'English', pt: 'Português' }

/** `outdated`: the original has changed since. `unread`: by a machine. */
type MarkState = LanguageState | 'outdated' | 'unread'

const LOOKS: Readonly<Record<MarkState, { readonly icon: LucideIcon; readonly look: string }>> = {
  ready: { icon: CircleCheck, look: 'text-pitch' },
  outdated: { icon: History, look: 'text-accent-text' },
  unread: { icon: Bot, look: 'text-accent-text' },
  draft: { icon: CircleDotDashed, look: 'text-muted' },
  none: { icon: CircleDashed, look: 'text-muted' },
}

interface LanguageMarkProps {
  readonly locale: Locale
  readonly languages: Languages
  readonly marks: TranslationMarks
}

/** How far a language is. */
export function LanguageMark({ locale, languages, marks }: LanguageMarkProps) {
  const texts = useTexts(editorTexts).languageStates
  const translation = marks.areUnread[locale] ? 'unread' : marks.changes[locale].length > 0 ? 'outdated' : null
  const state = translation ?? languages.states[locale]
  return (
    <Icon
      icon={LOOKS[state].icon}
      size={18}
      label={texts[state]}
      className={classNames('shrink-0', LOOKS[state].look)}
    />
  )
}

/** Beside the name of a language: whether it is the original, or how much of it has to be reviewed. */
export function LanguageNote({ locale, marks }: Omit<LanguageMarkProps, 'languages'>) {
  const texts = useTexts(editorTexts).marks
  const { length } = marks.changes[locale]
  if (length > 0)
    return <span className="text-12 font-semibold text-accent-text">{texts.count({ count: length })}</span>
  return marks.original === locale && <span className="text-12 font-normal text-muted">{texts.original}</span>
}
