import { paths } from '@mixed-zone/contract/screens'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'
import { requestAccessTexts } from './request-access-texts.ts'
import type { RequestValues } from './request-values.ts'

/** The terms (required) and the newsletter (optional). */
export function AgreementFields({ api }: { readonly api: ApiForm<RequestValues> }) {
  const locale = useLocale()
  const texts = useTexts(requestAccessTexts)
  const messageId = useId()
  const { register } = api.form
  const error = api.errors['legal']
  return (
    <div className="grid gap-2 sm:col-span-2">
      <div data-field="legal">
        <Checkbox
          {...register('legal')}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : messageId}
        >
          {texts.legalBefore} <NewTabLink href={paths.legalNotice({ locale })}>{texts.legalNotice}</NewTabLink>{' '}
          {texts.legalBetween} <NewTabLink href={paths.privacyPolicy({ locale })}>{texts.privacyPolicy}</NewTabLink>.
        </Checkbox>
        <div id={messageId} aria-live="polite">
          {error !== undefined && (
            <p className="mt-1 flex items-start gap-2 text-14 font-medium text-flare">
              <Icon icon={CircleAlert} size={18} className="mt-px" />
              {error}
            </p>
          )}
        </div>
      </div>
      <Checkbox {...register('newsletter')}>
        {texts.newsletter} <span className="text-muted">{texts.newsletterNote}</span>
      </Checkbox>
    </div>
  )
}

/** Opens in a new tab, so that the form stays. */
function NewTabLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const texts = useBaseTexts().ui
  return (
    <TextLink href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {texts.newTab}</span>
    </TextLink>
  )
}
