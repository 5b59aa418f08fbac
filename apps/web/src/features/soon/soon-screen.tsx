import { paths } from '@mixed-zone/contract/screens'
import { bootConfig } from '../../api/boot-config.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { useSession } from '../../session/session-store.ts'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'

/** For the screens of the specification that are not open yet: it says so, and whom to ask meanwhile. */
export function SoonScreen() {
  const locale = useLocale()
  const words = useWords().states
  const isLoggedIn = useSession((session) => session.isUserLoggedIn)
  useDocumentTitle(words.soonTitle)
  return (
    <div className="page-width py-16 lg:py-24">
      <h1 className="headline-48">{words.soonTitle}</h1>
      <p className="measure mt-3 text-18 text-ink2">{words.soonText}</p>
      <p className="mt-3">
        {words.helpQuestion} <TextLink href={`mailto:${bootConfig.help.email}`}>{bootConfig.help.email}</TextLink>
      </p>
      <ButtonLink
        href={isLoggedIn ? paths.home({ locale }) : paths.login({ locale })}
        variant="primary"
        size="large"
        className="mt-8"
      >
        {isLoggedIn ? words.goHome : words.goToLogin}
      </ButtonLink>
    </div>
  )
}
