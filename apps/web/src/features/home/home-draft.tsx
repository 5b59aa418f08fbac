import { previewFrontPage } from '@mixed-zone/contract/endpoints/studio/front-page'
import { FRAME_READY, isShowSection } from '@mixed-zone/contract/rules/front-page-frame'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import { useEffect, useState } from 'react'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'

/** The page as it will be after the next publication. */
export function loadDraft(signal: AbortSignal): Promise<Home> {
  return orThrow(portal.call(previewFrontPage, undefined, { signal }))
}

/** Wide, since the frame is scaled down. */
const MARK = '6px solid var(--accent)'

const partOf = (textId: string): HTMLElement | null =>
  document.getElementById(textId)?.closest<HTMLElement>('section, nav') ?? null

/** Follows the studio around the frame: reloads after each change, and shows the section in hand. The page can only be scrolled. */
export function DraftLink({ onChange }: { readonly onChange: () => Promise<unknown> }) {
  const [shown, setShown] = useState<string | null>(null)

  useEffect(() => {
    async function handleMessage({ origin, data }: MessageEvent): Promise<void> {
      if (origin !== location.origin || !isShowSection(data)) return
      if (data.isChanged) await onChange()
      setShown(data.textId)
    }
    const listen = (event: MessageEvent) => void handleMessage(event)
    window.addEventListener('message', listen)
    // Without a frame it is the window itself, which ignores this.
    window.parent.postMessage(FRAME_READY, location.origin)
    return () => window.removeEventListener('message', listen)
  }, [onChange])

  useEffect(() => {
    if (window.parent !== window) document.body.inert = true
  }, [])

  // After every render: the page may have been loaded again, with the section in another place.
  useEffect(() => {
    const part = shown === null ? null : partOf(shown)
    if (part === null) return
    Object.assign(part.style, { outline: MARK, outlineOffset: '-6px' })
    const { top, height } = part.getBoundingClientRect()
    // Not `scrollIntoView`, which scrolls the page around the frame too.
    window.scrollBy({ top: top - Math.max(0, (window.innerHeight - height) / 2), behavior: 'instant' })
    return () => void Object.assign(part.style, { outline: '', outlineOffset: '' })
  })

  return null
}
