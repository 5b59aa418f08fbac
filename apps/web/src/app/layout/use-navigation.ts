import { listSections } from '@mixed-zone/contract/endpoints/library'
import type { Locale } from '@mixed-zone/contract/locales'
import { buildFilterPath } from '@mixed-zone/contract/rules/filter-path'
import { paths } from '@mixed-zone/contract/screens'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { homeQuery } from '../../features/home/get-home.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useSessionStatus } from '../../session/session-status.ts'
import { useSession } from '../../session/session-store.ts'
import type { NavGroup, NavLink } from '../../ui/patterns/header.tsx'

interface Navigation {
  readonly header: readonly (NavLink | NavGroup)[]
  readonly matchday: NavLink | null
  /** Whether there is a matchday is not known yet. */
  readonly isPending: boolean
  readonly home: NavLink
  /** All posts, with everything to filter them by. */
  readonly search: NavLink
  /** False for visitors, and while a provisional password has to be replaced: these links would only redirect. */
  readonly canNavigate: boolean
}

/** Where one can go from anywhere: the fixed screens, and what the league has at the moment. */
export function useNavigation(): Navigation {
  const locale = useLocale()
  const { shell: texts, ui } = useBaseTexts()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isLoggedIn = useSession((session) => session.isUserLoggedIn)
  const isPasswordDue = useSessionStatus((status) => status.isPasswordDue)
  // Until a provisional password is replaced, the account page is all there is.
  const canNavigate = isLoggedIn && !isPasswordDue
  const home = useQuery({ ...homeQuery(locale), enabled: canNavigate, select: navigationParts })
  const sections = useQuery({ ...sectionsQuery(locale), enabled: canNavigate })
  const linkTo = (label: string, href: string): NavLink => ({ label, href, isCurrent: pathname === href })

  const homeLink = linkTo(texts.home, paths.home({ locale }))
  const search = {
    label: ui.search,
    href: buildFilterPath(locale),
    isCurrent: pathname.startsWith(`${paths.filterPostsIndex({ locale })}/`),
  }
  const current = home.data?.matchday
  const matchday = current
    ? linkTo(texts.matchday({ number: current.number }), paths.matchday({ locale, textId: current.textId }))
    : null
  const sectionLinks =
    sections.data?.sections.map(({ name, textId }) => linkTo(name, paths.posts({ locale, textId }))) ?? []
  const quickLinks = home.data?.quickLinks.map(({ title, url }) => ({ label: title, href: url })) ?? []
  const header: (NavLink | NavGroup | null)[] = [
    homeLink,
    matchday,
    sectionLinks.length > 0 ? { label: texts.sections, items: sectionLinks } : null,
    // Shown only after the links to its left, so that nothing jumps.
    home.isPending || sections.isPending ? null : linkTo(texts.socialMedia, paths.socialMedia({ locale })),
    quickLinks.length > 0 ? { label: texts.quickLinks, items: quickLinks } : null,
  ]
  return {
    header: canNavigate ? header.filter((entry) => entry !== null) : [],
    matchday,
    isPending: home.isPending,
    home: homeLink,
    search,
    canNavigate,
  }
}

function navigationParts({ matchday, quickLinks }: Home) {
  return { matchday, quickLinks }
}

function sectionsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['sections', locale],
    queryFn: ({ signal }) => orThrow(portal.call(listSections, undefined, { signal })),
  })
}
