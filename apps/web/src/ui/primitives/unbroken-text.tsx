import type { ReactNode } from 'react'

// 2-1, 2–1, 4-3-3, 2026-27; "Brisa 0, Roca Alta 2"; and in Portuguese "sonhei-o". Bounded, because a longer chain has to break somewhere.
const SCORE = String.raw`\d{1,4}(?:[-–]\d{1,4}){1,2}`
const GOALS = String.raw`\p{Lu}\p{Ll}{1,11} \d{1,2}(?=[,;]|$)`
const PRONOUN = String.raw`\p{L}{1,12}-\p{Ll}{1,2}(?![-\p{L}])`
const WHOLE = new RegExp(`(${SCORE}|${GOALS}|${PRONOUN})`, 'u')

interface UnbrokenTextProps {
  readonly text: string
  /** Renders each piece; plain text by default. */
  readonly piece?: (text: string) => ReactNode
}

/**
 * Prevents line breaks inside a score or before a pronoun of one or two letters. The text itself does not change, so copying
 * it gives the original.
 */
export function UnbrokenText({ text, piece }: UnbrokenTextProps) {
  // Every second part must not break. The parts never change their order, so the index is the identity.
  return text.split(WHOLE).map((part, index) => (
    <span key={index} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {piece ? piece(part) : part}
    </span>
  ))
}
