import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { LogIn, ShoppingBasket } from 'lucide-react'
import { bootConfig } from '../../api/boot-config.ts'
import { noticesQuery } from '../../api/notices.ts'
import { useBasket } from '../../features/downloads/basket.ts'
import { Finder } from '../../features/filters/bar/finder.tsx'
import { noticesTexts } from '../../features/notices/notices-texts.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { languageLinks } from '../../i18n/language-links.ts'
import { currentLocale, useLocale } from '../../i18n/language-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { lazyOptional } from '../../load-states/lazy-optional.ts'
import { useCurrentScreen } from '../../routing/screen-route.ts'
import { useSession } from '../../session/session-store.ts'
import { CountedLink } from '../../ui/patterns/header-actions.tsx'
import { LanguageMenu } from '../../ui/patterns/language-menu.tsx'
import { Header, type NavGroup, type NavLink } from '../../ui/patterns/header.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { OwnMenu } from './own-menu.tsx'

// Lazy: few people have notices.
const NoticesMenu = lazyOptional(async () => {
  const [{ NoticesMenu: component }] = await Promise.all([
    import('../../features/notices/notices-menu.tsx'),
    loadTexts(currentLocale(), [noticesTexts]),
  ])
  return component
})

type Nav = readonly (NavLink | NavGroup)[]

interface FrameHeaderProps {
  readonly nav: Nav
  readonly canNavigate: boolean
}

/** The header of every framed screen: navigation and search after login, a login link before it. */
export function FrameHeader({ nav, canNavigate }: FrameHeaderProps) {
  const locale = useLocale()
  const texts = useBaseTexts().shell
  const user = useSession((session) => session.user)
  const screen = useCurrentScreen()
  if (user === null) {
    const wayIn = (
      <ButtonLink href={paths.login({ locale })}>
        {/* Phones have space for the icon only. */}
        <Icon icon={LogIn} className="sm:hidden" />
        <span className="max-sm:sr-only">{texts.backToLogin}</span>
      </ButtonLink>
    )
    return <HeaderFrame isDay nav={nav} actions={wayIn} />
  }
  if (!canNavigate) return <HeaderFrame nav={nav} actions={<OwnMenu firstName={user.firstName} />} />
  return (
    <Finder screen={screen} sections={nav.find((entry) => 'items' in entry)}>
      {({ bar, action }) => (
        <HeaderFrame
          nav={nav}
          first={
            <>
              {action}
              <Notices />
              <BasketLink />
            </>
          }
          actions={<OwnMenu firstName={user.firstName} />}
        >
          {bar}
        </HeaderFrame>
      )}
    </Finder>
  )
}

/** The bell, for those who have a notice. */
function Notices() {
  // Rendered once more when the session ends: the call would have no token.
  const enabled = useSession((session) => session.isUserLoggedIn)
  const { data } = useQuery({ ...noticesQuery(useLocale()), enabled })
  if (data === undefined || data.items.length === 0) return null
  return (
    <Suspense>
      <NoticesMenu notices={data.items} unread={data.unread} />
    </Suspense>
  )
}

/** Link to the basket with the number of available files. */
function BasketLink() {
  const locale = useLocale()
  const texts = useBaseTexts().basket
  const count = useBasket().basket?.count ?? 0
  return (
    <CountedLink
      href={paths.basket({ locale })}
      icon={ShoppingBasket}
      label={texts.basket}
      count={count}
      countLabel={texts.itemCount({ count })}
    />
  )
}

interface HeaderFrameProps {
  readonly nav: Nav
  /** Before the languages. */
  readonly first?: ReactNode
  readonly actions: ReactNode
  readonly isDay?: boolean
  readonly children?: ReactNode
}

function HeaderFrame({ nav, first, actions, isDay = false, children }: HeaderFrameProps) {
  const locale = useLocale()
  const texts = useBaseTexts().shell
  const path = useLocation({ select: (location) => location.publicHref })
  return (
    <Header
      product={bootConfig.portalName}
      logos={bootConfig.logos}
      league={bootConfig.leagueName}
      homeHref={paths.index({ locale })}
      navLabel={texts.mainNavigation}
      nav={nav}
      isDay={isDay}
      actions={
        <>
          {first}
          <LanguageMenu label={texts.language} current={locale} choices={languageLinks(path)} />
          {actions}
        </>
      }
    >
      {children}
    </Header>
  )
}
