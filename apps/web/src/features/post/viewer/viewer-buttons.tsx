import { Maximize, Minimize, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { viewerActionStyle } from '../../../ui/components/overlays/viewer-shell.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { postTexts } from '../post-texts.ts'

interface ZoomButtonProps {
  readonly isZoomed: boolean
  readonly onChange: (isZoomed: boolean) => void
}

/** Switches between actual pixels and the whole picture. For mice: touch screens zoom by pinching. */
export function ZoomButton({ isZoomed, onChange }: ZoomButtonProps) {
  const texts = useTexts(postTexts)
  return (
    <button type="button" onClick={() => onChange(!isZoomed)} className={`${viewerActionStyle()} max-lg:hidden`}>
      <Icon icon={isZoomed ? ZoomOut : ZoomIn} />
      {isZoomed ? texts.fit : texts.zoom}
    </button>
  )
}

/** Undefined in browsers without full screen, such as Safari on iPhones. */
const isFullScreen = () => Boolean(document.fullscreenElement)

/** Full screen; not rendered if the browser does not support it. */
export function FullScreenButton() {
  const texts = useTexts(postTexts)
  const [isFull, setIsFull] = useState(isFullScreen)

  useEffect(() => {
    const handleChange = () => setIsFull(isFullScreen())
    document.addEventListener('fullscreenchange', handleChange)
    return () => {
      document.removeEventListener('fullscreenchange', handleChange)
      // Leave full screen when the viewer closes.
      if (isFullScreen()) void document.exitFullscreen()
    }
  }, [])

  if (!document.fullscreenEnabled) return null

  function handleClick() {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    // Refused by the browser or its settings: stay windowed.
    change.catch(() => setIsFull(isFullScreen()))
  }

  return (
    <button type="button" onClick={handleClick} className={`${viewerActionStyle()} max-lg:hidden`}>
      <Icon icon={isFull ? Minimize : Maximize} />
      {isFull ? texts.leaveFullScreen : texts.fullScreen}
    </button>
  )
}
