import { LayoutGrid, List } from 'lucide-react'
import { SegmentedControl } from '../../primitives/segmented-control.tsx'
import { useListView } from './list-view.ts'
import { useListWords } from './words/list-words.ts'

/** The choice between pictures in rows and lines one below the other. */
export function ViewChoice() {
  const words = useListWords()
  const [view, setView] = useListView()
  return (
    <SegmentedControl
      label={words.view}
      value={view}
      onChange={setView}
      segments={[
        { value: 'grid', label: words.grid, icon: LayoutGrid },
        { value: 'list', label: words.list, icon: List },
      ]}
    />
  )
}
