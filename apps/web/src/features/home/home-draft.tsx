import { previewFrontPage } from '@mixed-zone/contract/endpoints/studio/front-page'
import type { Locale } from '@mixed-zone/contract/locales'
import { FRAME_READY, isShowSection } from '@mixed-zone/contract/rules/front-page-frame'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { useLocale } from '../../i18n/language-store.ts'

/** The studio shows the page in a frame, as it will be after the next publication. */
export function useIsDraft(): boolean {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return search['page'] === 'draft'
}

export function draftHomeQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['home-draft', locale],
    queryFn: ({ signal }) => orThrow(portal.call(previewFrontPage, undefined, { signal })),
  })
}

/** Wide, since the frame is scaled down. */
const MARK = '6px solid var(--accent)'

const partOf = (textId: string): HTMLElement | null =>
  document.getElementById(textId)?.closest<HTMLElement>('section, nav') ?? null

/** Follows the studio around the frame: reloads after each change, and shows the section in hand. The page can only be scrolled. */
export function DraftLink() {
  const client = useQueryClient()
  const locale = useLocale()
  const [shown, setShown] = useState<string | null>(null)

  useEffect(() => {
    async function handleMessage({ origin, data }: MessageEvent): Promise<void> {
      if (origin !== location.origin || !isShowSection(data)) return
      if (data.isChanged) await client.refetchQueries({ queryKey: draftHomeQuery(locale).queryKey })
      setShown(data.textId)
    }
    const listen = (event: MessageEvent) => void handleMessage(event)
    window.addEventListener('message', listen)
    // Without a frame it is the window itself, which ignores this.
    window.parent.postMessage(FRAME_READY, location.origin)
    return () => window.removeEventListener('message', listen)
  }, [client, locale])

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
