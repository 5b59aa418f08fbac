import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface DisclosureProps {
  readonly label: ReactNode
  /** The accessible name if the label alone is not clear ("ES"). */
  readonly name?: string
  readonly icon?: LucideIcon
  readonly align?: 'start' | 'end'
  readonly isChevronHidden?: boolean
  /** Hides the icon below 640 px, to save space in the header. */
  readonly isCompactOnPhone?: boolean
  readonly className?: string
  /** Of the panel. */
  readonly panelClassName?: string
  readonly children: ReactNode
}

/**
 * A button that opens a panel of links. Plain HTML, for the header and the public pages. Escape closes it (the focus returns),
 * and so do leaving it, a click outside and following one of its links.
 */
export function Disclosure(props: DisclosureProps) {
  const {
    label,
    name,
    icon,
    align = 'start',
    isChevronHidden = false,
    isCompactOnPhone = false,
    className,
    panelClassName,
    children,
  } = props
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const frame = useRef<HTMLDivElement | null>(null)
  const button = useRef<HTMLButtonElement | null>(null)

  useEffect(() => {
    if (!isOpen) return
    function handlePointerDown(event: PointerEvent) {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', handlePointerDown)
    return () => document.removeEventListener('pointerdown', handlePointerDown)
  }, [isOpen])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <div
      ref={frame}
      className="relative"
      onKeyDown={handleKeyDown}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a, [data-closes]')) setIsOpen(false)
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={name}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(
          'pressable flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-medium',
          className,
        )}
      >
        {icon && <Icon icon={icon} className={isCompactOnPhone ? 'max-sm:hidden' : undefined} />}
        {label}
        {!isChevronHidden && (
          <Icon
            icon={ChevronDown}
            size={16}
            className={classNames('transition-transform', isOpen && 'rotate-180', isCompactOnPhone && 'max-sm:hidden')}
          />
        )}
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className={classNames(
          'absolute top-full z-30 mt-1 max-h-[70dvh] min-w-52 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-control',
          'border border-line bg-surface py-2 text-ink shadow-float',
          align === 'end' ? 'right-0' : 'left-0',
          panelClassName,
        )}
      >
        {children}
      </div>
    </div>
  )
}

const ITEM = 'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left text-16 text-ink hover:bg-sunken'

/** Class names for a line in the panel: a link, or a button with `data-closes`. */
export function disclosureItemStyle({ isCurrent = false }: { readonly isCurrent?: boolean } = {}): string {
  return classNames(ITEM, 'outline-offset-[-3px]', isCurrent && 'font-semibold')
}
