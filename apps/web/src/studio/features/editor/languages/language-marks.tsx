import { CircleCheck, CircleDashed, CircleDotDashed, type LucideIcon } from 'lucide-react'
import type { Locale } from '@mixed-zone/contract/locales'
import { useTexts } from '../../../../i18n/texts.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { editorTexts } from '../editor-texts.ts'
import type { LanguageState } from './use-languages.ts'

/** Each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { es: 'Español', en: 'English', pt: 'Português' }

const LOOKS: Readonly<Record<LanguageState, { readonly icon: LucideIcon; readonly look: string }>> = {
  ready: { icon: CircleCheck, look: 'text-pitch' },
  draft: { icon: CircleDotDashed, look: 'text-muted' },
  none: { icon: CircleDashed, look: 'text-muted' },
}

/** How far a language is. */
export function LanguageLamp({ state }: { readonly state: LanguageState }) {
  const texts = useTexts(editorTexts).languageStates
  return (
    <Icon
      icon={LOOKS[state].icon}
      size={18}
      label={texts[state]}
      className={classNames('shrink-0', LOOKS[state].look)}
    />
  )
}
