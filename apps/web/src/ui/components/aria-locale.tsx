import { LANGUAGE_TAGS } from '@mixed-zone/contract/locales'
import { type ReactNode, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLocale } from '../../i18n/language-store.ts'

// The kit writes a rule of its own into the page unless it finds this id there. Our content security policy refuses
// that, rightly; the rule stands in our stylesheet, and this takes its place.
const KIT_STYLE_ID = 'react-aria-pressable-style'

function takeKitStylePlace() {
  if (document.getElementById(KIT_STYLE_ID)) return
  const place = document.createElement('meta')
  place.id = KIT_STYLE_ID
  document.head.append(place)
}

/** Gives the component kit our language instead of the browser's. Everything of the kit stands inside one. */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  // Before the kit's own effects, which come after the paint.
  useLayoutEffect(takeKitStylePlace, [])
  return <I18nProvider locale={LANGUAGE_TAGS[useLocale()]}>{children}</I18nProvider>
}
