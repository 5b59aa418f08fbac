import { LayoutGrid, List } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { SegmentedControl } from '../../ui/primitives/segmented-control.tsx'
import { useListView } from './list-view.ts'

/** The switch between grid and list. */
export function ViewChoice() {
  const texts = useBaseTexts().lists
  const [view, setView] = useListView()
  return (
    <SegmentedControl
      label={texts.view}
      value={view}
      onChange={setView}
      segments={[
        { value: 'grid', label: texts.grid, icon: LayoutGrid },
        { value: 'list', label: texts.list, icon: List },
      ]}
    />
  )
}
