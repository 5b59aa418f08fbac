import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

/** Props for the control of a field: spread them onto the input. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldProps {
  readonly label: string
  /** Below the control. */
  readonly help?: ReactNode
  /** Shown above the help, which stays. */
  readonly error?: string | undefined
  readonly isRequired?: boolean
  /** Adds a note beside the label. */
  readonly isOptional?: boolean
  /** While the server checks the value. */
  readonly isChecking?: boolean
  /** Hides the label visually. */
  readonly isLabelHidden?: boolean
  /** At the end of the label's line, such as a link. */
  readonly aside?: ReactNode
  /** For several controls under one label (a range, radios): the label names the group. */
  readonly isGroup?: boolean
  readonly className?: string
  readonly children: (control: FieldControl, ids: { readonly labelId: string }) => ReactNode
}

/** Label, help, error and busy state of an input, linked to it for screen readers. */
export function Field(props: FieldProps) {
  const { label, help, error, isChecking = false, isGroup = false, aside, className, children } = props
  const { ui: texts, fieldMessages } = useBaseTexts()
  const id = useId()
  const labelId = `${id}-label`
  const helpId = `${id}-help`
  const messageId = `${id}-message`
  const hasMessage = error !== undefined || isChecking
  const description = [hasMessage && messageId, help !== undefined && helpId].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    'aria-describedby': description || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': props.isRequired || undefined,
  }
  const group = isGroup
    ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': description || undefined }
    : {}
  const labelContent = (
    <>
      {label}
      {props.isOptional && <span className="font-normal text-muted"> {texts.optional}</span>}
    </>
  )
  const labelLook = classNames('text-14 font-semibold text-ink', props.isLabelHidden && 'sr-only')

  return (
    <div className={classNames('min-w-0', className)} {...group}>
      <div className={classNames('flex items-baseline justify-between gap-4', !props.isLabelHidden && 'mb-1.5')}>
        {isGroup ? (
          <span id={labelId} className={labelLook}>
            {labelContent}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className={labelLook}>
            {labelContent}
          </label>
        )}
        {aside !== undefined && <span className="text-14">{aside}</span>}
      </div>
      {children(control, { labelId })}
      <div id={messageId} aria-live="polite">
        {error !== undefined && (
          <p className="mt-1.5 flex items-start gap-2 text-14 font-medium text-flare">
            <Icon icon={CircleAlert} size={18} className="mt-px" />
            <span>{error}</span>
          </p>
        )}
        {error === undefined && isChecking && (
          <p className="mt-1.5 flex items-start gap-2 text-14 text-accent-text">
            <Spinner size={18} />
            <span>{fieldMessages.validating}</span>
          </p>
        )}
      </div>
      {help !== undefined && (
        <div id={helpId} className="mt-1.5 text-14 text-muted">
          {help}
        </div>
      )}
    </div>
  )
}
