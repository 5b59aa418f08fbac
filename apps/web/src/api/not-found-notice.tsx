import { paths } from '@mixed-zone/contract/screens'
import { useDocumentTitle } from '../i18n/page-title.ts'
import { useLocale, useWords } from '../i18n/words.tsx'
import { ButtonLink } from '../ui/primitives/button-link.tsx'

/** Page not found: its text and the way home. For a path that leads nowhere, and for what is not there or not for this reader. */
export function NotFoundNotice() {
  const locale = useLocale()
  const words = useWords().states
  useDocumentTitle(words.notFoundTitle)
  return (
    <div className="page-width py-16 lg:py-24">
      <h1 className="headline-48">{words.notFoundTitle}</h1>
      <p className="measure mt-3 text-18 text-ink2">{words.notFoundText}</p>
      <ButtonLink href={paths.home({ locale })} variant="primary" size="large" className="mt-8">
        {words.goHome}
      </ButtonLink>
    </div>
  )
}
