import type { LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Separator } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { type ButtonSize, type ButtonVariant, buttonStyle } from '../../primitives/button-style.ts'
import { classNames } from '../../primitives/class-names.ts'
import { Icon } from '../../primitives/icon.tsx'
import { AriaLocale } from '../aria-locale.tsx'
import { FLOATING, FLOATING_ITEM } from './floating-style.ts'

export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
  /** Draws a separator above the item. */
  readonly isAfterLine?: boolean
  readonly onAction: () => void
}

interface MenuProps {
  readonly label: string
  readonly icon?: LucideIcon
  /** Only the icon, with the label as accessible name. */
  readonly isIconOnly?: boolean
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly actions: readonly MenuAction[]
}

/** A button with a list of actions. For links use `Disclosure`. */
export function Menu({ label, icon, isIconOnly = false, variant = 'quiet', size = 'medium', actions }: MenuProps) {
  return (
    <AriaLocale>
      <MenuTrigger>
        <Button
          aria-label={isIconOnly ? label : undefined}
          className={classNames(
            buttonStyle({ variant, size, isSquare: isIconOnly }),
            'data-focus-visible:outline-2 data-focus-visible:outline-focus',
          )}
        >
          {icon && <Icon icon={icon} size={size === 'small' ? 18 : 20} />}
          {!isIconOnly && label}
        </Button>
        <Popover className={classNames(FLOATING, 'min-w-48')} offset={4} placement="bottom end">
          <AriaMenu className="py-1 outline-none">
            {actions.map((action) => [
              action.isAfterLine && <Separator key={`${action.id} line`} className="my-1 border-t border-line" />,
              <MenuItem
                key={action.id}
                id={action.id}
                textValue={action.label}
                isDisabled={action.isDisabled}
                onAction={action.onAction}
                className={classNames(FLOATING_ITEM, action.isDanger && 'text-flare')}
              >
                {action.icon && <Icon icon={action.icon} size={18} />}
                {action.label}
              </MenuItem>,
            ])}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  )
}
