import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { SelectionPanel } from './selection-panel.tsx'

/** The panel beside the content, while something is selected. */
export function PanelPortal(props: ComponentProps<typeof SelectionPanel>) {
  const { panelSlot } = props.editing
  if (panelSlot === null || props.selected.length === 0) return null
  return createPortal(<SelectionPanel {...props} />, panelSlot)
}
