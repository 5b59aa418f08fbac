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

/** Each pixel on a pixel, or the whole picture. For a mouse: fingers have the browser's own way. */
export function ZoomButton({ isZoomed, onChange }: ZoomButtonProps) {
  const texts = useTexts(postTexts)
  return (
    <button type="button" onClick={() => onChange(!isZoomed)} className={`${viewerActionStyle()} max-lg:hidden`}>
      <Icon icon={isZoomed ? ZoomOut : ZoomIn} />
      {isZoomed ? texts.fit : texts.zoom}
    </button>
  )
}

/** Takes the browser's own bars away too. Not there where the browser cannot do it. */
export function FullScreenButton() {
  const texts = useTexts(postTexts)
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null)

  useEffect(() => {
    const handleChange = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', handleChange)
    return () => {
      document.removeEventListener('fullscreenchange', handleChange)
      // Leave full screen when the viewer closes.
      if (document.fullscreenElement !== null) void document.exitFullscreen()
    }
  }, [])

  if (!document.fullscreenEnabled) return null

  function handleClick() {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    // Refused by the browser or its owner: the viewer stays as large as it is.
    change.catch(() => setIsFull(document.fullscreenElement !== null))
  }

  return (
    <button type="button" onClick={handleClick} className={`${viewerActionStyle()} max-lg:hidden`}>
      <Icon icon={isFull ? Minimize : Maximize} />
      {isFull ? texts.leaveFullScreen : texts.fullScreen}
    </button>
  )
}
