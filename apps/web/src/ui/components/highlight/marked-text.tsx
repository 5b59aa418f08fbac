import { UnbrokenText } from '../../primitives/unbroken-text.tsx'
import type { MarkedPiece } from './marked-letters.ts'

interface MarkedTextProps {
  readonly text: string
  /** Which pieces of it are marked. */
  readonly pieces: (text: string) => readonly MarkedPiece[]
}

/** A title with what was searched for marked in it. */
export function MarkedText({ text, pieces }: MarkedTextProps) {
  return (
    <UnbrokenText
      text={text}
      // The pieces never change their order, so the index is the identity.
      piece={(part) =>
        pieces(part).map((one, index) => (one.isMarked ? <mark key={index}>{one.text}</mark> : one.text))
      }
    />
  )
}
