import { paths } from '@mixed-zone/contract/screens'
import type { ReactNode } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import { PageSearch } from '../../features/filters/search/page-search.tsx'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { LeadLayout } from '../../league-ui/lists/lead-layout.tsx'
import { useSession } from '../../session/session-store.ts'
import type { NavLink } from '../../ui/patterns/header.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import cornerFlag from './art/corner-flag.webp'
import { useNavigation } from './use-navigation.ts'

/** Page not found: what happened, a link home, and suggestions where to go instead. Its layout is that of the home page. */
export function NotFoundPage() {
  const locale = useLocale()
  const texts = useBaseTexts().states
  const isLoggedIn = useSession((session) => session.isUserLoggedIn)
  useDocumentTitle(texts.notFoundTitle)
  return (
    <div className="pb-12 lg:pb-18">
      <LeadLayout
        lead={
          <>
            <img
              src={cornerFlag}
              alt=""
              width={1200}
              height={675}
              className="-ml-(--bleed-left) h-36 w-[calc(100%+var(--bleed-left)+var(--bleed-right))] max-w-none bg-night object-cover object-top sm:h-64 lg:h-105"
            />
            <h1 className="headline-48 mt-6">{texts.notFoundTitle}</h1>
            <p className="measure mt-3 text-18 text-ink2">{texts.notFoundText}</p>
            <div className="mt-8">
              <ButtonLink href={paths.home({ locale })} variant="primary" size="large">
                {texts.goHome}
              </ButtonLink>
            </div>
          </>
        }
        aside={
          // Reserves room for the sections, so that the footer does not move on a phone when they arrive.
          <div className="max-lg:min-h-68">{isLoggedIn ? <NotFoundSuggestions /> : <SignInLinks />}</div>
        }
      />
    </div>
  )
}

function NotFoundSuggestions() {
  const texts = useBaseTexts().ui
  const sections = useNavigation().header.find((entry) => 'items' in entry)
  return (
    <>
      <Head>{texts.search}</Head>
      <PageSearch />
      {sections && (
        <nav aria-label={sections.label} className="mt-10">
          <Head>{sections.label}</Head>
          <LinkList links={sections.items} className="grid-cols-2" />
        </nav>
      )}
    </>
  )
}

function SignInLinks() {
  const locale = useLocale()
  const { shell, signIn, states } = useBaseTexts()
  const links: NavLink[] = [
    { label: shell.backToLogin, href: paths.login({ locale }) },
    { label: signIn.requestAccess, href: paths.register({ locale }) },
    { label: signIn.forgotPassword, href: paths.forgotPassword({ locale }) },
    { label: bootConfig.help.email, href: `mailto:${bootConfig.help.email}` },
  ]
  return (
    <nav aria-label={states.helpQuestion}>
      <Head>{states.helpQuestion}</Head>
      <LinkList links={links} />
    </nav>
  )
}

function Head({ children }: { readonly children: ReactNode }) {
  return <h2 className="headline-22 section-rule mb-4">{children}</h2>
}

function LinkList({ links, className = '' }: { readonly links: readonly NavLink[]; readonly className?: string }) {
  return (
    <ul className={`grid gap-x-6 ${className}`}>
      {links.map(({ label, href }) => (
        <li key={href} className="border-b border-line">
          <Link
            href={href}
            className="underlined-on-hover flex h-full min-h-11 items-center rounded-control py-1 font-medium wrap-anywhere outline-offset-[-2px]"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
