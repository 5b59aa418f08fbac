import { paths } from '@mixed-zone/contract/screens'
import type { ReactNode } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import type { NavGroup, NavLink } from '../../ui/patterns/header.tsx'
import { Link } from '../../ui/primitives/link.tsx'

export interface WaysOnProps {
  /** The header's navigation, for whoever is logged in. */
  readonly nav: readonly (NavLink | NavGroup)[] | null
  readonly search: ReactNode
}

/** Where to go from a page that is not there: for whoever is logged in the search and the sections, for others the ways in. */
export function WaysOnAside({ nav, search }: WaysOnProps) {
  const texts = useBaseTexts().ui
  if (nav === null) return <WaysIn />
  const sections = nav.find((entry) => 'items' in entry)
  return (
    <>
      <Head>{texts.search}</Head>
      {search}
      {sections && (
        <nav aria-label={sections.label} className="mt-10">
          <Head>{sections.label}</Head>
          <Lines links={sections.items} className="grid-cols-2" />
        </nav>
      )}
    </>
  )
}

function WaysIn() {
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
      <Lines links={links} />
    </nav>
  )
}

function Head({ children }: { readonly children: ReactNode }) {
  return <h2 className="headline-22 section-rule mb-4">{children}</h2>
}

function Lines({ links, className = '' }: { readonly links: readonly NavLink[]; readonly className?: string }) {
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
