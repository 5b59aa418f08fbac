import type { BasketItem } from '@mixed-zone/contract/schemas/downloads'
import { PackageCheck, ShoppingBasket } from 'lucide-react'
import { Icon, type IconSize } from '../ui/primitives/icon.tsx'
import { useBasket } from './use-basket.ts'
import { useBasketWords } from './words/basket-words.ts'

interface BasketButtonProps {
  readonly item: BasketItem
  /** What people call the file. */
  readonly name: string
  readonly size?: IconSize
}

/** Puts one file into the basket, or takes it out. */
export function BasketButton({ item, name, size = 20 }: BasketButtonProps) {
  const words = useBasketWords()
  const { holds, add, remove } = useBasket()
  const isIn = holds(item.assetId)
  const label = isIn ? words.removeNamed({ name }) : words.addNamed({ name })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => (isIn ? remove([item]) : add([item]))}
      className={`touch-target inline-flex shrink-0 rounded-control ${isIn ? 'text-pitch' : 'text-ink'}`}
    >
      <Icon icon={isIn ? PackageCheck : ShoppingBasket} size={size} />
    </button>
  )
}
