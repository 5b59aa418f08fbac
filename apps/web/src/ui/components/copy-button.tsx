import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Button, type ButtonProps } from '../primitives/button.tsx'
import { IconButton } from '../primitives/icon-button.tsx'

const SHOWN_MS = 2000

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** A function if the text is expensive to build. */
  readonly text: string | (() => string)
  readonly label: string
  readonly isIconOnly?: boolean
  readonly onCopied?: () => void
}

/** Copies a text to the clipboard and shows and announces whether it worked. */
export function CopyButton({
  text,
  label,
  isIconOnly = false,
  variant = 'quiet',
  size = 'small',
  className,
  onCopied,
}: CopyButtonProps) {
  const texts = useBaseTexts().ui
  const [result, setResult] = useState<'copied' | 'refused' | null>(null)

  useEffect(() => {
    if (result === null) return
    const timer = setTimeout(() => setResult(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? text() : text)
      setResult('copied')
      onCopied?.()
    } catch {
      setResult('refused')
    }
  }

  const shown = result === 'copied' ? texts.copied : result === 'refused' ? texts.copyRefused : label
  const icon = result === 'copied' ? Check : Copy
  return (
    <>
      {isIconOnly ? (
        <IconButton
          icon={icon}
          label={shown}
          variant={variant}
          size={size}
          className={className}
          onClick={handleClick}
        />
      ) : (
        <Button icon={icon} variant={variant} size={size} className={className} onClick={handleClick}>
          {shown}
        </Button>
      )}
      <span role="status" className="sr-only">
        {result === null ? '' : shown}
      </span>
    </>
  )
}
