import type { Locale } from '@mixed-zone/contract/locales'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLocale } from '../../i18n/words.tsx'

/** The regional form whose dates and words the component kit knows. */
const REGIONS: Readonly<Record<Locale, string>> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT' }

/** Gives the component kit our language instead of the browser's. */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={REGIONS[useLocale()]}>{children}</I18nProvider>
}
