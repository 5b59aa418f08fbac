import { Fragment } from 'react'
import { setConsent, useConsent } from '../../analytics/consent.ts'
import { bootConfig } from '../../api/boot-config.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'
import { legalTexts } from './legal-texts.ts'
import type { LegalPage } from './texts/es.ts'

function LegalScreen({ page }: { readonly page: LegalPage }) {
  const { title, parts } = useTexts(legalTexts)({ league: bootConfig.leagueName, email: bootConfig.help.email })[page]
  useDocumentTitle(title)
  return (
    <div className="page-width py-12 lg:py-16">
      <h1 className="headline-48 mb-10">{title}</h1>
      {parts.map((part) => (
        <section key={part.title} id={part.id} className="section-rule mb-10 scroll-mt-6">
          <h2 className="headline-22 mb-3">{part.title}</h2>
          {part.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mb-4 text-18 text-ink2">
              <WithAddress text={paragraph} email={bootConfig.help.email} />
            </p>
          ))}
        </section>
      ))}
      {page === 'cookiePolicy' && <CookieChoice />}
    </div>
  )
}

/** Shows and changes the consent to cookies. */
function CookieChoice() {
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

/** A paragraph with its mail address as a link. */
function WithAddress({ text, email }: { readonly text: string; readonly email: string }) {
  return text.split(email).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
      {part}
    </Fragment>
  ))
}

export function LegalNoticeScreen() {
  return <LegalScreen page="legalNotice" />
}

export function PrivacyPolicyScreen() {
  return <LegalScreen page="privacyPolicy" />
}

export function CookiePolicyScreen() {
  return <LegalScreen page="cookiePolicy" />
}
