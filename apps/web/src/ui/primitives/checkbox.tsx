import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May hold links. For a box without visible words give `aria-label` instead. */
  readonly children?: ReactNode
  /** Some, but not all. */
  readonly isIndeterminate?: boolean
}

/** A checkbox with its words; the whole line is the target. */
export function Checkbox({ children, isIndeterminate = false, className, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement | null>(null)

  // There is no attribute for it: only the property.
  useEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  function handleRef(element: HTMLInputElement | null) {
    own.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }

  // Around the box there is room for a finger, and only a label hands a press there on to the input.
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
