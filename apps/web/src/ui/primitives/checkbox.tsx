import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May contain links. Use `aria-label` for a checkbox without visible text. */
  readonly children?: ReactNode
  /** Some, but not all, are checked. */
  readonly isIndeterminate?: boolean
}

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ children, isIndeterminate = false, className, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement | null>(null)

  // There is only a property for it, no attribute.
  useEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  function handleRef(element: HTMLInputElement | null) {
    own.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }

  // The hit area is larger than the box, and only a label forwards clicks to the input.
  const Box = children === undefined ? 'label' : 'span'
  const box = (
    <Box className="touch-target relative grid size-5 shrink-0 place-items-center">
      <input
        {...rest}
        ref={handleRef}
        type="checkbox"
        className={classNames(
          'peer relative z-1 col-start-1 row-start-1 size-5 appearance-none rounded-control border border-edge bg-surface',
          'checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink',
          'aria-invalid:border-2 aria-invalid:border-flare disabled:border-line disabled:bg-sunken',
        )}
      />
      <Icon
        icon={isIndeterminate ? Minus : Check}
        size={16}
        className={classNames(
          'pointer-events-none invisible relative z-1 col-start-1 row-start-1 text-paper peer-disabled:text-muted',
          isIndeterminate ? 'visible' : 'peer-checked:visible',
        )}
      />
    </Box>
  )
  if (children === undefined) return box
  return (
    <label className={classNames('flex min-h-8 items-start gap-3 py-1 has-disabled:text-muted', className)}>
      <span className="flex h-6 items-center">{box}</span>
      <span className="min-w-0">{children}</span>
    </label>
  )
}
