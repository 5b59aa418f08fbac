import { buildFilterPath } from '@mixed-zone/contract/rules/filter-path'
import { paths } from '@mixed-zone/contract/screens'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { homeQuery } from '../../features/home/get-home.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
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
}

/** Where one can go from anywhere: the fixed screens, and what the league has at the moment. */
export function useNavigation(): Navigation {
  const locale = useLocale()
  const { shell: texts, ui } = useBaseTexts()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isLoggedIn = useSession((session) => session.isUserLoggedIn)
  const { data, isPending } = useQuery({ ...homeQuery(locale), enabled: isLoggedIn, select: navigationParts })
  const linkTo = (label: string, href: string): NavLink => ({ label, href, isCurrent: pathname === href })

  const home = linkTo(texts.home, paths.home({ locale }))
  const search = {
    label: ui.search,
    href: buildFilterPath(locale),
    isCurrent: pathname.startsWith(`${paths.filterPostsIndex({ locale })}/`),
  }
  const matchday = data?.matchday
    ? linkTo(texts.matchday({ number: data.matchday.number }), paths.matchday({ locale, textId: data.matchday.textId }))
    : null
  const sections = data?.sections.map(({ name, textId }) => linkTo(name, paths.posts({ locale, textId }))) ?? []
  const quickLinks = data?.quickLinks.map(({ title, url }) => ({ label: title, href: url })) ?? []
  const header: (NavLink | NavGroup | null)[] = [
    home,
    matchday,
    sections.length > 0 ? { label: texts.sections, items: sections } : null,
    // Not before what stands left of it: nothing jumps.
    isPending ? null : linkTo(texts.socialMedia, paths.socialMedia({ locale })),
    quickLinks.length > 0 ? { label: texts.quickLinks, items: quickLinks } : null,
  ]
  return { header: isLoggedIn ? header.filter((entry) => entry !== null) : [], matchday, isPending, home, search }
}

function navigationParts({ matchday, sections, quickLinks }: Home) {
  return { matchday, sections, quickLinks }
}
