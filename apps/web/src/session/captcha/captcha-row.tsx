import { Check, ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { ErrorText } from '../../ui/primitives/error-text.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Spinner } from '../../ui/primitives/spinner.tsx'
import type { Captcha, CaptchaState } from './use-captcha.ts'

// The note about cookies is only true for our own captcha.
const isOurs = bootConfig.captcha.kind === 'altcha'

/** The captcha of a form: a checkbox, solved in the background without a puzzle. */
export function CaptchaRow({ captcha, error }: { readonly captcha: Captcha; readonly error?: string | undefined }) {
  const texts = useBaseTexts().captcha
  const messageId = useId()
  const { state, start, setPlace } = captcha
  const label = {
    unchecked: texts.label,
    working: texts.checking,
    verified: texts.verified,
    failed: texts.label,
  }[state]
  const message = state === 'failed' ? texts.failed : error

  return (
    <div>
      <label
        className={`flex min-h-16 items-center gap-3 rounded-control border bg-surface px-4 py-2 ${message === undefined ? 'border-edge' : 'border-2 border-flare px-[15px]'}`}
      >
        <span className="touch-target relative grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            name="captcha"
            checked={state === 'verified'}
            // Has no effect while it is running or solved.
            onChange={start}
            aria-busy={state === 'working'}
            aria-describedby={message === undefined ? undefined : messageId}
            aria-invalid={message === undefined ? undefined : true}
            className={`col-start-1 row-start-1 size-5 appearance-none rounded-control border ${BOXES[state]}`}
          />
          {state === 'verified' && (
            <Icon icon={Check} size={16} className="pointer-events-none col-start-1 row-start-1 text-surface" />
          )}
          {state === 'working' && <Spinner className="pointer-events-none col-start-1 row-start-1 text-accent-text" />}
        </span>
        <span className="min-w-0 flex-1 font-semibold" aria-live="polite">
          {label}
        </span>
        <span className="flex items-center gap-3">
          {isOurs && <span className="max-w-22 text-right text-12 text-balance text-muted">{texts.note}</span>}
          <Icon icon={ShieldCheck} />
        </span>
      </label>
      {!isOurs && <div ref={setPlace} className="mt-2 empty:hidden" />}
      {message !== undefined && (
        <p id={messageId} role="alert" className="mt-1.5 text-14 font-medium text-flare">
          {state === 'failed' ? <ErrorText>{message}</ErrorText> : message}
        </p>
      )}
    </div>
  )
}

const BOXES: Readonly<Record<CaptchaState, string>> = {
  unchecked: 'border-edge bg-surface',
  working: 'border-transparent bg-transparent',
  verified: 'border-pitch bg-pitch',
  failed: 'border-2 border-flare bg-surface',
}
