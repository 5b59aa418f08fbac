import { LANGUAGE_TAGS } from '@mixed-zone/contract/locales'
import { type ReactNode, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLocale } from '../../i18n/language-store.ts'

// React Aria injects a style element unless one with this id exists. Our content security policy forbids that, so the rule is
// in our stylesheet and an empty element has the id.
const KIT_STYLE_ID = 'react-aria-pressable-style'

function takeKitStylePlace() {
  if (document.getElementById(KIT_STYLE_ID)) return
  const meta = document.createElement('meta')
  meta.id = KIT_STYLE_ID
  document.head.append(meta)
}

/** Sets React Aria's language to ours. Every React Aria component must be inside one. */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  // Before React Aria's own effects, which run after the paint.
  useLayoutEffect(takeKitStylePlace, [])
  return <I18nProvider locale={LANGUAGE_TAGS[useLocale()]}>{children}</I18nProvider>
}
