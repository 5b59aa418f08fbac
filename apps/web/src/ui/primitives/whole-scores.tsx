import type { ReactNode } from 'react'

// 2-1, 2–1, 4-3-3, 2026-27; and "Brisa 0, Roca Alta 2". Bounded: a longer chain has to break somewhere.
const SCORE = /(\d{1,4}(?:[-–]\d{1,4}){1,2}|\p{Lu}\p{Ll}{1,11} \d{1,2}(?=[,;]|$))/u

interface WholeScoresProps {
  readonly text: string
  /** How each piece of it is drawn; as it is, where nothing is said. */
  readonly piece?: (text: string) => ReactNode
}

/** A title as it is drawn: no line ends inside a score. The text itself stays as it is, also when it is copied. */
export function WholeScores({ text, piece }: WholeScoresProps) {
  // Every second part is a score. The parts never change their order, so the index is the identity.
  return text.split(SCORE).map((part, index) => (
    <span key={index} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {piece ? piece(part) : part}
    </span>
  ))
}
