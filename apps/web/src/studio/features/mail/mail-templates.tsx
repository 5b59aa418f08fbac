import { LOCALE_NAMES, LOCALES } from '@mixed-zone/contract/locales'
import { MAIL_TEMPLATES } from '@mixed-zone/contract/schemas/studio/mail'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Link } from '../../../ui/primitives/link.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import type { ListController } from '../../shared/table/list-state.ts'
import { MailContentView } from './mail-content.tsx'
import { mailTemplateQuery, TEMPLATES } from './mail-queries.ts'
import { mailTexts } from './mail-texts.ts'

/** Every kind of mail as its reader would see it, in each language. The choice is in the address. */
export function MailTemplates({ list }: { readonly list: ListController }) {
  const ownLocale = useLocale()
  const texts = useTexts(mailTexts)
  const template = MAIL_TEMPLATES.find((name) => name === list.filters['template']) ?? MAIL_TEMPLATES[0]
  const locale = LOCALES.find((name) => name === list.filters['locale']) ?? ownLocale
  const query = useQuery(mailTemplateQuery(template, locale))
  const hrefOf = (name: string) =>
    `${paths.studioMail({ locale: ownLocale })}?state=${TEMPLATES}&template=${name}&locale=${locale}`
  return (
    <div className="grid lg:grid-cols-[264px_minmax(0,1fr)]">
      <nav
        aria-label={texts.templatesTab}
        className="border-line max-lg:overflow-x-auto max-lg:border-b lg:border-r lg:py-4"
      >
        <ul className="flex lg:grid">
          {MAIL_TEMPLATES.map((name) => (
            <li key={name}>
              <Link
                href={hrefOf(name)}
                aria-current={name === template ? 'page' : undefined}
                className="flex min-h-11 items-center border-transparent px-4 font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-lamp aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink max-lg:border-b-[3px] lg:mx-3 lg:min-h-8.5 lg:rounded-control lg:border-l-[3px] lg:text-14"
              >
                {texts.templates[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={texts.templates[template]} className="min-w-0 px-4 py-6 sm:px-6">
        <h2 className="headline-22">{query.data?.subject ?? texts.templates[template]}</h2>
        <p className="mt-0.5 mb-4 text-14 text-muted">{texts.templatesText}</p>
        <MailContentView
          key={`${template}-${locale}`}
          query={query}
          tools={
            <SegmentedControl
              label={texts.language}
              value={locale}
              onChange={(next) => list.setFilters({ template, locale: next })}
              segments={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[ownLocale][value] }))}
            />
          }
        />
      </section>
    </div>
  )
}
