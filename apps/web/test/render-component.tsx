import type { Locale } from '@mixed-zone/contract/locales'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type ReactElement, Suspense } from 'react'
import { switchLanguage } from '../src/i18n/switch-language.ts'
import { loadTexts, type TextsDefinition } from '../src/i18n/texts.ts'
import { ToastRegion } from '../src/ui/components/overlays/toast-region.tsx'
import { LinkProvider, PlainLink } from '../src/ui/primitives/link.tsx'
import { render } from './react.ts'

interface RenderOptions {
  readonly locale?: Locale
  /** Texts of the feature that the component belongs to. */
  readonly texts?: TextsDefinition<unknown>
}

/** Renders one component with plain links, toasts and its texts. */
export async function renderComponent(
  component: ReactElement,
  { locale = 'en', texts }: RenderOptions = {},
): Promise<UserEvent> {
  await switchLanguage(locale)
  if (texts !== undefined) await loadTexts(locale, [texts])
  render(
    <LinkProvider component={PlainLink}>
      <Suspense>{component}</Suspense>
      <ToastRegion />
    </LinkProvider>,
  )
  return userEvent.setup({ pointerEventsCheck: 0 })
}
