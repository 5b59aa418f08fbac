import { classNames } from './class-names.ts'

export interface InputLook {
  /** The studio's dense forms: 36 px, and 44 px on touch screens. */
  readonly isDense?: boolean
}

/** Class names of inputs, text areas and buttons that open a list. */
export function inputStyle({ isDense = false }: InputLook = {}): string {
  return classNames(
    'w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-ink',
    // Less padding makes up for the thicker border of an error, so that the text does not move.
    'aria-invalid:border-2 aria-invalid:border-flare aria-invalid:px-[11px]',
    'disabled:border-line disabled:bg-sunken disabled:text-muted disabled:cursor-not-allowed',
    'min-h-11',
    isDense ? 'py-1 text-14 pointer-fine:min-h-9' : 'py-2 text-16',
  )
}
