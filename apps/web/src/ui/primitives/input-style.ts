import { classNames } from './class-names.ts'

export interface InputLook {
  /** The studio's dense forms: 36 px. */
  readonly isDense?: boolean
}

/** The look of a field's box, for inputs, text areas and the buttons that open a list. */
export function inputStyle({ isDense = false }: InputLook = {}): string {
  return classNames(
    'w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-ink',
    // The 2 px border of an error must not move the text: the padding gives back what the border takes.
    'aria-invalid:border-2 aria-invalid:border-flare aria-invalid:px-[11px]',
    'disabled:border-line disabled:bg-sunken disabled:text-muted disabled:cursor-not-allowed',
    isDense ? 'min-h-9 py-1 text-14' : 'min-h-11 py-2 text-16',
  )
}
