import type { ReactNode } from 'react'
import { DetailPanel } from '../../shared/detail-panel.tsx'

interface EditorSideProps {
  readonly label: string
  /** Under 1024 px, a sheet from the right. */
  readonly isSheet: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The properties or the comments beside the text. They scroll alone. */
export function EditorSide({ label, isSheet, onClose, children }: EditorSideProps) {
  if (isSheet) {
    return (
      <DetailPanel kind="editor" label={label} position={label} onClose={onClose}>
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
