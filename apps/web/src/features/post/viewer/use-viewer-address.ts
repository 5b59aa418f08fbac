import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

const OPENED = /^(picture|video)-(.+)$/

export interface ViewerAddress {
  /** The id in the URL; the post may not have it. */
  readonly opened: { readonly kind: 'picture' | 'video'; readonly id: string } | null
  readonly open: (kind: 'picture' | 'video', id: string) => void
  /** Replaces the history entry, so that back still closes the viewer. */
  readonly show: (id: string) => void
  readonly close: () => void
}

/** The open viewer is part of the URL: back closes it, and a link to a picture opens it. */
export function useViewerAddress(): ViewerAddress {
  const router = useRouter()
  const hash = useLocation({ select: (location) => location.hash })
  const wasOpenedHere = useRef(false)
  const [, kind, id] = OPENED.exec(hash) ?? []
  const isKind = kind === 'picture' || kind === 'video'
  const opened: ViewerAddress['opened'] = isKind && id !== undefined ? { kind, id } : null

  function go(next: string, replace: boolean) {
    const { pathname } = router.state.location
    const href = next === '' ? pathname : `${pathname}#${next}`
    void router.navigate({ href, replace, resetScroll: false, hashScrollIntoView: false })
  }

  return {
    opened,
    open(toOpen, assetId) {
      wasOpenedHere.current = true
      go(`${toOpen}-${assetId}`, false)
    },
    show: (assetId) => go(`${opened?.kind ?? 'picture'}-${assetId}`, true),
    close() {
      if (!wasOpenedHere.current) return go('', true)
      wasOpenedHere.current = false
      router.history.back()
    },
  }
}
