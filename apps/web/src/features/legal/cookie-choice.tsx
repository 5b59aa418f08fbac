import { setConsent, useConsent } from '../../analytics/consent.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Button } from '../../ui/primitives/button.tsx'

/** Shows and changes the consent to cookies. */
export function CookieChoice() {
  const texts = useBaseTexts().cookies
  const consent = useConsent((state) => state.consent)
  return (
    <section id="choice" className="section-rule mb-10 scroll-mt-6">
      <h2 className="headline-22 mb-3">{texts.settings}</h2>
      <p className="measure mb-4 text-18 text-ink2">{texts.text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="grid grid-cols-2 gap-2">
          <Button aria-pressed={consent === 'rejected'} onClick={() => setConsent('rejected')}>
            {texts.reject}
          </Button>
          <Button aria-pressed={consent === 'accepted'} onClick={() => setConsent('accepted')}>
            {texts.accept}
          </Button>
        </div>
        <p role="status" className="text-muted">
          {consent === 'accepted' && texts.nowAccepted}
          {consent === 'rejected' && texts.nowRejected}
        </p>
      </div>
    </section>
  )
}
