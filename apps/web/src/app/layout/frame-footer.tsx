import { paths } from '@mixed-zone/contract/screens'
import { bootConfig } from '../../api/boot-config.ts'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { Footer } from '../../ui/patterns/footer.tsx'

/** The footer of every framed screen: help contact, legal pages, version. */
export function FrameFooter() {
  const locale = useLocale()
  const { shell: words, cookies: cookieWords } = useWords()
  const { help, leagueName, version } = bootConfig
  return (
    <Footer
      product={words.product}
      league={leagueName}
      help={
        <p>
          {words.helpForMedia}:{' '}
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
      legalLabel={words.legalPages}
      legal={[
        { label: words.legalNotice, href: paths.legalNotice({ locale }) },
        { label: words.privacyPolicy, href: paths.privacyPolicy({ locale }) },
        { label: words.cookiePolicy, href: paths.cookiePolicy({ locale }) },
        { label: cookieWords.settings, href: `${paths.cookiePolicy({ locale })}#choice` },
        { label: words.accessibility, href: `${paths.legalNotice({ locale })}#accessibility` },
      ]}
      copyright={words.rightsReserved({ year: new Date().getFullYear(), league: leagueName })}
      version={words.version({ version })}
    />
  )
}
