import { buildFilterPath } from '@mixed-zone/contract/rules/filter-path'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { filterTexts } from '../filter-texts.ts'

/** The address holds what nobody can search for: said once, with a way on. */
export function UnreadableFilter() {
  const texts = useTexts(filterTexts)
  const locale = useLocale()
  return (
    <>
      <Alert variant="error" className="max-w-180">
        {texts.unreadable}
      </Alert>
      <ButtonLink href={buildFilterPath(locale)} className="mt-6">
        {texts.everything}
      </ButtonLink>
    </>
  )
}
