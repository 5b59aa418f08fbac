import type { Editor } from '@tiptap/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import type { PostAsset } from './body/figure-view.tsx'
import { editorTexts } from './editor-texts.ts'
import { FormatToolbar } from './toolbar/format-toolbar.tsx'

interface PhoneBarProps {
  /** Null while there is no text to format. */
  readonly editor: Editor | null
  readonly assets: readonly PostAsset[]
  /** Preview and publishing. */
  readonly publish: ReactNode
}

/** At the bottom of a phone: the formats, over the keyboard while it is open, and publishing. */
export function PhoneBar({ editor, assets, publish }: PhoneBarProps) {
  const texts = useTexts(editorTexts)
  const bar = useRef<HTMLDivElement | null>(null)

  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    // The keyboard covers the page without changing its height.
    const place = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
      if (bar.current) bar.current.style.bottom = `${covered}px`
    }
    place()
    viewport.addEventListener('resize', place)
    viewport.addEventListener('scroll', place)
    return () => {
      viewport.removeEventListener('resize', place)
      viewport.removeEventListener('scroll', place)
    }
  }, [])

  return (
    <div
      ref={bar}
      role="group"
      aria-label={texts.actions}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {editor !== null && !editor.isDestroyed && (
        <FormatToolbar editor={editor} assets={assets} className="border-b border-line bg-paper" />
      )}
      <div className="flex min-h-16 items-center gap-2 px-4 py-2">{publish}</div>
    </div>
  )
}
