import type { Locale } from '@mixed-zone/contract/locales'
import { Languages } from 'lucide-react'
import { Disclosure, disclosureItemStyle } from '../primitives/disclosure.tsx'
import { Link } from '../primitives/link.tsx'

interface LanguageMenuProps {
  /** "Language"; the button shows only the code. */
  readonly label: string
  readonly current: Locale
  /** The same page in each language, named in that language. */
  readonly choices: readonly { readonly locale: Locale; readonly name: string; readonly href: string }[]
}

export function LanguageMenu({ label, current, choices }: LanguageMenuProps) {
  const code = current.toUpperCase()
  return (
    <Disclosure label={code} name={`${label}: ${code}`} icon={Languages} align="end" isCompactOnPhone className="px-2">
      <ul>
        {choices.map(({ locale, name, href }) => (
          <li key={locale}>
            <Link
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              className={disclosureItemStyle({ isCurrent: locale === current })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
