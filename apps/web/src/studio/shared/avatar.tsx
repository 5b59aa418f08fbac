import { classNames } from '../../ui/primitives/class-names.ts'

interface AvatarProps {
  /** First name and surnames. */
  readonly name: string
  readonly className?: string
}

/** Initials in a circle. Decorative: the name stands beside it, or is its tooltip. */
export function Avatar({ name, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'night inline-flex border border-edge size-6 shrink-0 items-center justify-center rounded-pill text-[0.625rem] font-bold',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/)
  return `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase()
}
