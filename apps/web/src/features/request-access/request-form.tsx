import { register } from '@mixed-zone/contract/endpoints/access'
import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { track } from '../../analytics/track.ts'
import { portal } from '../../api/portal-client.ts'
import { FormAlert } from '../../forms/form-alert.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { withCaptcha } from '../../forms/with-captcha.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CaptchaRow } from '../../session/captcha/captcha-row.tsx'
import { useCaptcha } from '../../session/captcha/use-captcha.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { AgreementFields } from './agreement-fields.tsx'
import { requestAccessTexts } from './request-access-texts.ts'
import { checkRequest, emptyRequest, requestDraft, type RequestValues, toRequestBody } from './request-values.ts'
import { WorkFields } from './work-fields.tsx'
import { YouFields } from './you-fields.tsx'

interface RequestFormProps {
  readonly types: RegisterTypes
  readonly onSent: (email: string) => void
}

/** The form in three parts. What is typed is kept in the browser until the request is sent. */
export function RequestForm({ types, onSent }: RequestFormProps) {
  const locale = useLocale()
  const texts = useTexts(requestAccessTexts)
  const captcha = useCaptcha()
  const draft = useMemo(() => requestDraft(locale), [locale])
  const api = useApiForm<RequestValues>({
    defaultValues: draft.read() ?? emptyRequest(locale),
    check: checkRequest,
    send: async (values) => {
      const result = await withCaptcha(captcha, (payload) =>
        // `check` has found every choice to be one that the contract knows.
        portal.call(register, { ...toRequestBody(values), captcha: payload } as Parameters<
          typeof portal.call<typeof register>
        >[1]),
      )
      if (result === null) return 'no-captcha'
      if (!result.ok) return result.failure
      track('request_sent', {})
      draft.clear()
      onSent(values.email.trim())
      return null
    },
  })
  const { watch, reset, getValues } = api.form

  useEffect(() => {
    const subscription = watch(() => draft.save(getValues()))
    return () => subscription.unsubscribe()
  }, [watch, getValues, draft])

  function handleClear() {
    reset(emptyRequest(locale))
    draft.clear()
  }

  return (
    <form {...api.formProps} onFocus={captcha.start} className="grid min-w-0 gap-10">
      <FormAlert of={api} withFields />
      <Part title={texts.you}>
        <YouFields api={api} types={types} />
      </Part>
      <Part title={texts.yourWork}>
        <WorkFields api={api} types={types} />
      </Part>
      <Part title={texts.agreement}>
        <AgreementFields api={api} />
        <div className="max-w-105 sm:col-span-2">
          <CaptchaRow captcha={captcha} />
        </div>
        <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
          <Button type="submit" variant="primary" size="large" isBusy={api.isBusy}>
            {texts.send}
          </Button>
          <Button variant="quiet" onClick={handleClear}>
            {texts.clear}
          </Button>
          <span className="text-14 text-muted">{texts.kept}</span>
        </div>
      </Part>
    </form>
  )
}

/** A heading on the left, fields beside it in two columns. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="section-rule grid gap-x-8 gap-y-4 lg:grid-cols-[12.5rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="headline-22">
        {title}
      </h2>
      <div className="grid content-start gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </div>
  )
}
