import { Fragment } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { TextLink } from '../../ui/primitives/text-link.tsx'
import { CookieChoice } from './cookie-choice.tsx'
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

/** A paragraph with its mail address as a link. */
function WithAddress({ text, email }: { readonly text: string; readonly email: string }) {
  return text.split(email).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
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
