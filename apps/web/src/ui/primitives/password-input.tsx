import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { type InputLook, inputStyle } from './input-style.ts'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'>, InputLook {}

/** A password field with a button that shows and hides the value. */
export function PasswordInput({ isDense, className, ...rest }: PasswordInputProps) {
  const texts = useBaseTexts().ui
  const [isShown, setIsShown] = useState(false)
  return (
    <span className="relative block">
      <input
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={classNames(inputStyle({ isDense }), 'pr-11 aria-invalid:pr-[43px]', className)}
      />
      <button
        type="button"
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-ink outline-offset-[-4px]"
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        aria-controls={rest.id}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon icon={isShown ? EyeOff : Eye} />
      </button>
    </span>
  )
}
