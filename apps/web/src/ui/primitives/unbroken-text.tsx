import type { ReactNode } from 'react'

// 2-1, 2–1, 4-3-3, 2026-27; "Brisa 0, Roca Alta 2"; and in Portuguese "sonhei-o". Each bounded: a longer chain has to break somewhere.
const SCORE = String.raw`\d{1,4}(?:[-–]\d{1,4}){1,2}`
const GOALS = String.raw`\p{Lu}\p{Ll}{1,11} \d{1,2}(?=[,;]|$)`
const PRONOUN = String.raw`\p{L}{1,12}-\p{Ll}{1,2}(?![-\p{L}])`
const WHOLE = new RegExp(`(${SCORE}|${GOALS}|${PRONOUN})`, 'u')

interface UnbrokenTextProps {
  readonly text: string
  /** How each piece of it is drawn; as it is, where nothing is said. */
  readonly piece?: (text: string) => ReactNode
}

/**
 * Words as they are drawn: no line ends inside a score, or leaves a pronoun of a letter or two to the next. The text itself
 * stays as it is, also when it is copied.
 */
export function UnbrokenText({ text, piece }: UnbrokenTextProps) {
  // Every second part stays whole. The parts never change their order, so the index is the identity.
  return text.split(WHOLE).map((part, index) => (
    <span key={index} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {piece ? piece(part) : part}
    </span>
  ))
}
