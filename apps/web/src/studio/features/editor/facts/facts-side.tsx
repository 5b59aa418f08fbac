import type { ReactNode } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { DetailPanel } from '../../../shared/detail-panel.tsx'
import { editorTexts } from '../editor-texts.ts'

interface FactsSideProps {
  /** Under 1024 px, a sheet from the right. */
  readonly isSheet: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The properties beside the text. They scroll alone. */
export function FactsSide({ isSheet, onClose, children }: FactsSideProps) {
  const label = useTexts(editorTexts).facts.panel
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
