interface HighlightedTextProps {
  /** Text with `<mark>` alone, as the API gives it. Anything else in it is shown as it is written. */
  readonly text: string
}

const MARKED = /<mark>(.*?)<\/mark>/gs

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}

/** A text with the words that were searched for marked in it. Built from nodes, so that no markup can come with it. */
export function HighlightedText({ text }: HighlightedTextProps) {
  return text.split(MARKED).map((part, index) =>
    // Every second part is what stood between the marks. The order never changes, so the index is the identity.
    index % 2 === 1 ? <mark key={index}>{unescaped(part)}</mark> : <span key={index}>{unescaped(part)}</span>,
  )
}
