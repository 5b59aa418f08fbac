import { UnbrokenText } from '../../primitives/unbroken-text.tsx'
import type { TextPiece } from './find-matches.ts'

interface HighlightedTitleProps {
  readonly text: string
  readonly findMatches: (text: string) => readonly TextPiece[]
}

/** A title with the matches of a query marked. */
export function HighlightedTitle({ text, findMatches }: HighlightedTitleProps) {
  return (
    <UnbrokenText
      text={text}
      // The pieces never change their order, so the index is the identity.
      piece={(part) =>
        findMatches(part).map((piece, index) => (piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text))
      }
    />
  )
}

const MARKED = /<mark>(.*?)<\/mark>/gs

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

function unescape(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}

interface HighlightedTextProps {
  /** Escaped text with `<mark>` elements, as the API returns it. Any other markup is shown as text. */
  readonly text: string
}

/** A text in which the API marked the matches. Built from nodes, so that no markup can be injected. */
export function HighlightedText({ text }: HighlightedTextProps) {
  return text.split(MARKED).map((part, index) =>
    // Every second part was between the marks. The order never changes, so the index is the identity.
    index % 2 === 1 ? <mark key={index}>{unescape(part)}</mark> : <span key={index}>{unescape(part)}</span>,
  )
}
