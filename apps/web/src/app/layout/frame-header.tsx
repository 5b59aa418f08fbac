import { paths } from '@mixed-zone/contract/screens'
import { useLocation } from '@tanstack/react-router'
import { bootConfig } from '../../api/boot-config.ts'
import { languageLinks } from '../../i18n/language-links.ts'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { useSession } from '../../session/session-store.ts'
import { Header, type NavGroup, type NavLink } from '../../ui/patterns/header.tsx'
import { LanguageMenu } from '../../ui/patterns/header-actions.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { OwnMenu } from './own-menu.tsx'

/** The header of every framed screen: with the navigation for whoever is logged in, with the way in for others. */
export function FrameHeader({ nav }: { readonly nav: readonly (NavLink | NavGroup)[] }) {
  const locale = useLocale()
  const words = useWords().shell
  const user = useSession((session) => session.user)
  const path = useLocation({ select: (location) => location.publicHref })
  return (
    <Header
      product={words.product}
      league={bootConfig.leagueName}
      homeHref={paths.index({ locale })}
      navLabel={words.mainNavigation}
      nav={nav}
      actions={
        <>
          <LanguageMenu label={words.language} current={locale} choices={languageLinks(path)} />
          {user === null ? (
            <ButtonLink href={paths.login({ locale })} size="small">
              {words.connect}
            </ButtonLink>
          ) : (
            <OwnMenu firstName={user.firstName} />
          )}
        </>
      }
    />
  )
}
