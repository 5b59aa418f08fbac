import type { BasketItem } from '@mixed-zone/contract/schemas/downloads'
import { PackageCheck, ShoppingBasket } from 'lucide-react'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { buttonStyle } from '../ui/primitives/button-style.ts'
import { classNames } from '../ui/primitives/class-names.ts'
import { Icon, type IconSize } from '../ui/primitives/icon.tsx'
import { useBasket } from './use-basket.ts'

interface BasketButtonProps {
  readonly item: BasketItem
  /** What people call the file. */
  readonly name: string
  readonly size?: IconSize
  /** A bare icon in a line, or a button beside other buttons. */
  readonly look?: 'icon' | 'button'
}

const SQUARE = buttonStyle({ size: 'large', isSquare: true })

/** Puts one file into the basket, or takes it out. */
export function BasketButton({ item, name, size = 20, look = 'icon' }: BasketButtonProps) {
  const texts = useBaseTexts().basket
  const { holds, add, remove } = useBasket()
  const isIn = holds(item.assetId)
  const label = isIn ? texts.removeNamed({ name }) : texts.addNamed({ name })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => (isIn ? remove([item]) : add([item]))}
      className={classNames(
        'shrink-0',
        look === 'icon' ? 'touch-target inline-flex rounded-control text-ink' : SQUARE,
        isIn && 'text-pitch!',
      )}
    >
      <Icon icon={isIn ? PackageCheck : ShoppingBasket} size={size} />
    </button>
  )
}
