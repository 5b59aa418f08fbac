import { paths } from '@mixed-zone/contract/screens'
import { setConsent, useConsent } from '../../analytics/consent.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'

/** Asks once for consent, above the page without covering it. Both answers look the same. */
export function CookieBanner() {
  const locale = useLocale()
  const texts = useBaseTexts().cookies
  const isAsked = useConsent(({ consent }) => consent !== null)
  if (isAsked) return null
  return (
    <section aria-label={texts.title} className="border-b border-line bg-surface">
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-3 py-3">
        <p className="min-w-0 flex-1 basis-80 text-14">
          {texts.text} <TextLink href={paths.cookiePolicy({ locale })}>{texts.more}</TextLink>
        </p>
        <ConsentButtons />
      </div>
    </section>
  )
}

function ConsentButtons() {
  const texts = useBaseTexts().cookies
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button size="small" onClick={() => setConsent('rejected')}>
        {texts.reject}
      </Button>
      <Button size="small" onClick={() => setConsent('accepted')}>
        {texts.accept}
      </Button>
    </div>
  )
}
