import { paths } from '@mixed-zone/contract/screens'
import { useLocation } from '@tanstack/react-router'
import { LifeBuoy } from 'lucide-react'
import { bootConfig } from '../../api/boot-config.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { languageLinks } from '../../i18n/language-links.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useLazyPart } from '../../load-states/use-lazy-part.ts'
import { LanguageMenu } from '../../ui/patterns/language-menu.tsx'
import { Brand } from '../../ui/primitives/brand-mark.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { FirstTimeBox } from './first-time-box.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginPicture } from './login-picture.tsx'

// Lazy: nothing here shows a toast before somebody has focused a control.
const loadToastRegion = () =>
  import('../../ui/components/overlays/toast-region.tsx').then((module) => module.ToastRegion)

/** The login page: the form on the left, the stadium at night on the right. */
export function LoginScreen() {
  const locale = useLocale()
  const texts = useBaseTexts()
  const path = useLocation({ select: (location) => location.publicHref })
  useDocumentTitle(texts.signIn.documentTitle)
  const { Part: ToastRegion, load } = useLazyPart(loadToastRegion)
  return (
    <div
      onFocus={() => void load()}
      className="grid flex-1 grid-rows-[auto_1fr] bg-surface lg:grid-cols-[38rem_minmax(0,1fr)] lg:grid-rows-1"
    >
      <aside aria-label={bootConfig.leagueName} className="lg:order-2">
        <LoginPicture />
      </aside>
      <div className="mx-auto flex w-full max-w-[38rem] flex-col px-4 pt-4 pb-6 sm:px-16 lg:pt-5">
        <header className="flex items-center justify-between gap-4">
          <Brand product={bootConfig.portalName} logos={bootConfig.logos} league={bootConfig.leagueName} />
          <LanguageMenu label={texts.shell.language} current={locale} choices={languageLinks(path)} />
        </header>
        <main id="content" tabIndex={-1} className="my-auto grid gap-6 py-6">
          <div>
            <h1 className="headline-36">{texts.signIn.title}</h1>
            <p className="mt-2 text-muted">{texts.signIn.intro({ league: bootConfig.leagueName })}</p>
          </div>
          <LoginForm />
          <FirstTimeBox />
        </main>
        <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-14 text-muted">
          <p className="flex flex-wrap items-center gap-x-2">
            <Icon icon={LifeBuoy} size={18} className="hidden sm:block" />
            {texts.shell.helpForMedia}:
            <a href={`mailto:${bootConfig.help.email}`} className="underlined-on-hover font-semibold text-ink">
              {bootConfig.help.email}
            </a>
          </p>
          <Link href={paths.legalNotice({ locale })} className="underlined-on-hover">
            {texts.shell.legalNotice}
          </Link>
        </footer>
      </div>
      {ToastRegion && <ToastRegion />}
    </div>
  )
}
