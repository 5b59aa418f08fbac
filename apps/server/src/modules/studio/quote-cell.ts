const MAX_QUOTED_CHARACTERS = 40

/** The text of a cell as a message about it quotes it. */
export function quoteCell(text: string): string {
  return text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS).toWellFormed()}…` : text
}
