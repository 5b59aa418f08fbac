import { getLegalText } from '@mixed-zone/contract/endpoints/site'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { setConsent, useConsent } from '../../analytics/consent.ts'
import { bootConfig } from '../../api/boot-config.ts'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { parseLegalText } from '../../i18n/legal/legal-format.ts'
import { legalTexts } from '../../i18n/legal/legal-texts.ts'
import type { LegalPage, LegalSection } from '../../i18n/legal/texts/es.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FailedPart } from '../../load-states/failed-load.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'

function LegalScreen({ page }: { readonly page: LegalPage }) {
  const { title, parts } = useTexts(legalTexts)({ league: bootConfig.leagueName, email: bootConfig.help.email })[page]
  useDocumentTitle(title)
  // The accessibility statement is a text of its own at the end of the legal notice.
  const statement = parts.filter(({ id }) => id === 'accessibility')
  return (
    <div className="page-width py-12 lg:py-16">
      <h1 className="headline-48 mb-10">{title}</h1>
      <LegalText page={page} builtIn={parts.filter(({ id }) => id !== 'accessibility')} />
      {page === 'legalNotice' && <LegalText page="accessibility" builtIn={statement} />}
      {page === 'cookiePolicy' && <CookieChoice />}
    </div>
  )
}

interface LegalTextProps {
  readonly page: LegalPage | 'accessibility'
  readonly builtIn: readonly LegalSection[]
}

/** The text that the league has published, or the product's own. */
function LegalText({ page, builtIn }: LegalTextProps) {
  const isPublished = bootConfig.ownTexts.includes(page)
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    queryKey: ['legal-text', page, locale],
    queryFn: ({ signal }) => orThrow(portal.call(getLegalText, undefined, { signal, params: { page } })),
    enabled: isPublished,
  })
  if (error) return <FailedPart error={error} onRetry={() => void refetch()} />
  if (isPublished && data === undefined) return <Skeleton className="h-60 w-full max-w-180" />
  const sections = data?.text ? parseLegalText(data.text) : builtIn
  return sections.map((section, index) => (
    <section
      key={`${section.title} ${index}`}
      id={page === 'accessibility' && index === 0 ? 'accessibility' : section.id}
      lang={data?.text ? data.locale : undefined}
      className="section-rule mb-10 scroll-mt-6"
    >
      {section.title !== '' && <h2 className="headline-22 mb-3">{section.title}</h2>}
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="measure mb-4 text-18 text-ink2">
          <WithAddress text={paragraph} email={bootConfig.help.email} />
        </p>
      ))}
    </section>
  ))
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
