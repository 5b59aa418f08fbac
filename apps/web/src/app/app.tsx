import { RouterProvider } from '@tanstack/react-router'
import { useLanguage } from '../i18n/language-store.ts'
import { LanguageProvider } from '../i18n/words.tsx'
import { LinkProvider } from '../ui/primitives/link.tsx'
import { Announcer } from './layout/announcer.tsx'
import { RouterLink } from './layout/router-link.tsx'
import { router } from './router.tsx'

/** The whole app. It shows nothing until the words of the first language are there. */
export function App() {
  const language = useLanguage()
  if (language === null) return null
  return (
    <LanguageProvider locale={language.locale} words={language.words}>
      <LinkProvider component={RouterLink}>
        <Announcer />
        <RouterProvider router={router} />
      </LinkProvider>
    </LanguageProvider>
  )
}
