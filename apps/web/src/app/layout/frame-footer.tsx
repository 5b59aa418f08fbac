import { paths } from '@mixed-zone/contract/screens'
import { bootConfig } from '../../api/boot-config.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { Footer } from '../../ui/patterns/footer.tsx'

/** The footer of every framed screen: help contact, legal pages, version. */
export function FrameFooter() {
  const locale = useLocale()
  const { shell: texts, cookies: cookieTexts } = useBaseTexts()
  const { help, leagueName, logos, portalName, version } = bootConfig
  return (
    <Footer
      product={portalName}
      logos={logos}
      league={leagueName}
      help={
        <p>
          {texts.helpForMedia}:{' '}
          <a href={`mailto:${help.email}`} className="underlined-on-hover font-semibold text-ink">
            {help.email}
          </a>
          {help.telephone !== null && (
            <>
              {' · '}
              <a
                href={`tel:${help.telephone.replaceAll(/[^+\d]/g, '')}`}
                className="underlined-on-hover whitespace-nowrap"
              >
                {help.telephone}
              </a>
            </>
          )}
        </p>
      }
      legalLabel={texts.legalPages}
      legal={[
        { label: texts.legalNotice, href: paths.legalNotice({ locale }) },
        { label: texts.privacyPolicy, href: paths.privacyPolicy({ locale }) },
        { label: texts.cookiePolicy, href: paths.cookiePolicy({ locale }) },
        { label: cookieTexts.settings, href: `${paths.cookiePolicy({ locale })}#choice` },
        { label: texts.accessibility, href: `${paths.legalNotice({ locale })}#accessibility` },
      ]}
      copyright={texts.rightsReserved({ year: new Date().getFullYear(), league: leagueName })}
      version={texts.version({ version })}
    />
  )
}
