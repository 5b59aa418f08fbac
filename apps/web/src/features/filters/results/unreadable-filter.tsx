import { paths } from '@mixed-zone/contract/screens'
import { useLocale } from '../../../i18n/words.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { useResultsWords } from '../words/results-words.ts'

/** The address holds what nobody can search for: said once, with a way on. */
export function UnreadableFilter() {
  const words = useResultsWords()
  const locale = useLocale()
  return (
    <>
      <Alert variant="error" className="max-w-180">
        {words.unreadable}
      </Alert>
      <ButtonLink href={paths.filterPosts({ locale })} className="mt-6">
        {words.everything}
      </ButtonLink>
    </>
  )
}
