import { paths } from '@mixed-zone/contract/screens'
import { use } from 'react'
import { useDocumentTitle } from '../i18n/page-title.ts'
import { useLocale, useWords } from '../i18n/words.tsx'
import { NotFoundPage } from '../ui/patterns/not-found-page.tsx'
import { ButtonLink } from '../ui/primitives/button-link.tsx'
import { WaysOn } from './ways-on.ts'

/** Page not found: its text and the way home. For a path that leads nowhere, and for what is not there or not for this reader. */
export function NotFoundNotice() {
  const locale = useLocale()
  const words = useWords().states
  useDocumentTitle(words.notFoundTitle)
  return (
    <NotFoundPage
      title={words.notFoundTitle}
      text={words.notFoundText}
      action={
        <ButtonLink href={paths.home({ locale })} variant="primary" size="large">
          {words.goHome}
        </ButtonLink>
      }
      ways={use(WaysOn)}
    />
  )
}
