import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Menu, type MenuAction } from '../../../ui/components/overlays/menu.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { frontPageTexts } from './front-page-texts.ts'
import type { Sortable } from './use-sortable.ts'

interface SortRowProps {
  readonly id: string
  /** For the menu. */
  readonly name: string
  readonly sortable: Sortable
  /** In the menu, before the moves. */
  readonly actions?: readonly MenuAction[]
  /** After the moves. */
  readonly lastActions?: readonly MenuAction[]
  readonly children: ReactNode
  /** Below the row. */
  readonly below?: ReactNode
}

const NO_ACTIONS: readonly MenuAction[] = []

/** A row with a handle to drag it by, and a menu that moves it. */
export function SortRow({
  id,
  name,
  sortable,
  actions = NO_ACTIONS,
  lastActions = NO_ACTIONS,
  children,
  below,
}: SortRowProps) {
  const texts = useTexts(frontPageTexts)
  const { order, draggedId, moveBy } = sortable
  const index = order.indexOf(id)
  const moves: MenuAction[] = [
    { id: 'up', icon: ArrowUp, label: texts.moveUp, isDisabled: index === 0, onAction: () => moveBy(id, -1) },
    {
      id: 'down',
      icon: ArrowDown,
      label: texts.moveDown,
      isDisabled: index === order.length - 1,
      onAction: () => moveBy(id, 1),
    },
  ]
  return (
    <li
      {...sortable.rowProps(id)}
      className={
        draggedId === id
          ? 'relative z-10 rounded-control border border-accent-edge bg-surface shadow-dialog'
          : 'border-b border-line'
      }
    >
      <div className="flex min-h-11 items-center gap-2">
        <span
          aria-hidden="true"
          {...sortable.handleProps(id)}
          className="flex min-h-11 w-6 shrink-0 cursor-grab touch-none items-center justify-center text-muted"
        >
          <Icon icon={GripVertical} size={18} />
        </span>
        {children}
        <Menu
          label={texts.actionsOf({ name })}
          icon={EllipsisVertical}
          isIconOnly
          size="small"
          actions={[...actions, ...moves, ...lastActions]}
        />
      </div>
      {below}
    </li>
  )
}
