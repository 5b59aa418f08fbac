import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Button, type ButtonProps } from '../primitives/button.tsx'
import { IconButton } from '../primitives/icon-button.tsx'

const SHOWN_MS = 2000

interface CopyResult {
  readonly text: string
  readonly isCopied: boolean
  /** Counts the clicks, so that each is announced. */
  readonly attempt: number
}

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** A function if the text is expensive to build: it is called on a click, and while the result is shown. */
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
  const [result, setResult] = useState<CopyResult | null>(null)
  const getText = () => (typeof text === 'function' ? text() : text)

  useEffect(() => {
    if (result === null) return
    const timer = setTimeout(() => setResult(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])

  async function handleClick() {
    const written = getText()
    const isCopied = await writeToClipboard(written)
    setResult((before) => ({ text: written, isCopied, attempt: (before?.attempt ?? 0) + 1 }))
    if (isCopied) onCopied?.()
  }

  // Meanwhile the button may have got another text, such as the caption of the next picture.
  const current = result !== null && result.text === getText() ? result : null
  const shown = current === null ? label : current.isCopied ? texts.copied : texts.copyRefused
  const icon = current?.isCopied ? Check : Copy
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
        {/* A new element for each click: an unchanged text would not be announced again. */}
        {current && <span key={current.attempt}>{shown}</span>}
      </span>
    </>
  )
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
