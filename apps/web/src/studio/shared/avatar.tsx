import { classNames } from '../../ui/primitives/class-names.ts'

interface AvatarProps {
  /** First name and surnames. */
  readonly name: string
  /** Its size and that of the letters. Default: 24 px. */
  readonly className?: string
  /** The class of its colour. Default: one that depends on the name. */
  readonly tone?: string | undefined
}

const TONES = ['bg-pitch', 'bg-ink', 'bg-accent-text', 'bg-sky', 'bg-flare'] as const

/** Initials in a circle. Decorative: the name stands beside it, or is its tooltip. */
export function Avatar({ name, className = 'size-6 text-[0.625rem]', tone = TONES[toneOf(name)] }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-pill font-bold text-surface',
        tone,
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

function toneOf(name: string): number {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return sum % TONES.length
}

function initialsOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/)
  return `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase()
}
