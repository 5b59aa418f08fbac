import { type ReactNode, useState } from 'react'
import { DetailPanel } from '../../shared/detail-panel.tsx'
import { useIsPhone } from '../../shared/use-media-query.ts'
import type { EditorTab } from './editor-place.ts'

interface EditorSideProps {
  readonly label: string
  /** Under 1024 px, a sheet from the right. */
  readonly isSheet: boolean
  /** Its content begins with the label. */
  readonly hasHeading: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The properties or the comments beside the text. They scroll alone. */
export function EditorSide({ label, isSheet, hasHeading, onClose, children }: EditorSideProps) {
  if (isSheet) {
    return (
      <DetailPanel kind="editor" label={label} position={!hasHeading && label} onClose={onClose}>
        <div className="-mx-4 sm:-mx-6">{children}</div>
      </DetailPanel>
    )
  }
  return (
    <aside aria-label={label} className="w-84 shrink-0 overflow-y-auto border-l border-line bg-paper">
      {children}
    </aside>
  )
}

type Side = 'facts' | 'comments'

interface SidePanelOptions {
  /** Else it is opened by a button. */
  readonly isAlwaysOpen: boolean
  readonly isHidden: boolean
  readonly onTab: (tab: EditorTab) => void
}

/** Which of the two stands beside the text. On phones each is a tab. */
export function useSidePanel({ isAlwaysOpen, isHidden, onTab }: SidePanelOptions) {
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  const [side, setSide] = useState<Side>('facts')
  const isShown = !isPhone && !isHidden && (isAlwaysOpen || isOpen)

  function show(next: Side): void {
    onTab(isPhone ? next : 'text')
    if (isPhone) return
    setSide(next)
    setIsOpen(true)
  }

  return {
    side,
    isShown,
    show,
    close: () => setIsOpen(false),
    /** Opens it, or closes it if it is open. */
    toggle(next: Side): void {
      if (!isShown || side !== next) return show(next)
      setSide('facts')
      setIsOpen(false)
    },
  }
}
