import { paths } from '@mixed-zone/contract/screens'
import { use } from 'react'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { useLocale } from '../i18n/language-store.ts'
import { useDocumentTitle } from '../i18n/page-title.ts'
import { NotFoundPage } from '../ui/patterns/not-found-page.tsx'
import { ButtonLink } from '../ui/primitives/button-link.tsx'
import { WaysOn } from './ways-on.ts'

/** Page not found: its text and the way home. For a path that leads nowhere, and for what is not there or not for this reader. */
export function NotFoundNotice() {
  const locale = useLocale()
  const texts = useBaseTexts().states
  useDocumentTitle(texts.notFoundTitle)
  return (
    <NotFoundPage
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      action={
        <ButtonLink href={paths.home({ locale })} variant="primary" size="large">
          {texts.goHome}
        </ButtonLink>
      }
      ways={use(WaysOn)}
    />
  )
}
