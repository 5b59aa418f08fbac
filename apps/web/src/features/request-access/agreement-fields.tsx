import { paths } from '@mixed-zone/contract/screens'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { useRequestWords } from './words/request-access-words.ts'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'
import type { RequestValues } from './request-values.ts'

/** The terms, which have to be accepted, and the newsletter, which has not. */
export function AgreementFields({ api }: { readonly api: ApiForm<RequestValues> }) {
  const locale = useLocale()
  const words = useRequestWords()
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
          {words.legalBefore} <NewTabLink href={paths.legalNotice({ locale })}>{words.legalNotice}</NewTabLink>{' '}
          {words.legalBetween} <NewTabLink href={paths.privacyPolicy({ locale })}>{words.privacyPolicy}</NewTabLink>.
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
        {words.newsletter} <span className="text-muted">{words.newsletterNote}</span>
      </Checkbox>
    </div>
  )
}

/** Opens beside the form, so that nothing of it is left behind. */
function NewTabLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const words = useWords().ui
  return (
    <TextLink href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {words.newTab}</span>
    </TextLink>
  )
}
