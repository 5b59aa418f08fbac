import { createContext, type ReactNode, use } from 'react'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Catalogue } from './catalogue.ts'

interface Language {
  readonly locale: Locale
  readonly words: Catalogue
}

const LanguageContext = createContext<Language | null>(null)

interface LanguageProviderProps extends Language {
  readonly children: ReactNode
}

/** Gives everything below it the words of one language. */
export function LanguageProvider({ locale, words, children }: LanguageProviderProps) {
  return <LanguageContext value={{ locale, words }}>{children}</LanguageContext>
}

function useLanguage(): Language {
  const language = use(LanguageContext)
  if (language === null) throw new Error('useWords and useLocale need a LanguageProvider above them')
  return language
}

/** The typed catalogue of the current language: `const words = useWords().shell`. */
export function useWords(): Catalogue {
  return useLanguage().words
}

/** The current language of the interface. */
export function useLocale(): Locale {
  return useLanguage().locale
}
