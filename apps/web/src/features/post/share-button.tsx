import type { Post } from '@mixed-zone/contract/schemas/post'
import { paths } from '@mixed-zone/contract/screens'
import { Share2 } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { Button, type ButtonProps } from '../../ui/primitives/button.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { postTexts } from './post-texts.ts'

interface ShareButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'isFullWidth'> {
  readonly post: Pick<Post, 'id' | 'slug'>
  readonly title: string
  readonly isIconOnly?: boolean
}

/** Shares the post's URL by the system's share sheet, else copies it. Opening it requires a login. */
export function ShareButton(props: ShareButtonProps) {
  const { post, title, variant = 'quiet', size = 'small', isIconOnly = false, ...look } = props
  const locale = useLocale()
  const texts = useTexts(postTexts)
  const { ui } = useBaseTexts()

  async function handleClick() {
    const url = new URL(paths.post({ locale, ...post }), location.origin).href
    try {
      if (navigator.share !== undefined) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toasts.show(texts.linkCopied)
    } catch (error) {
      // Closing the share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toasts.showError(ui.copyRefused)
    }
  }

  if (isIconOnly) {
    const { className } = look
    return (
      <IconButton
        icon={Share2}
        label={texts.share}
        variant={variant}
        size={size}
        className={className}
        onClick={() => void handleClick()}
      />
    )
  }
  return (
    <Button icon={Share2} variant={variant} size={size} onClick={handleClick} {...look}>
      {texts.share}
    </Button>
  )
}
