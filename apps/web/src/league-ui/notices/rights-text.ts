interface RightsText {
  /** The first sentence without its full stop, for badges. */
  readonly short: string
  /** The other sentences; may be empty. */
  readonly rest: string
}

/** Splits a text about rights into its first sentence and the rest. */
export function rightsText(text: string): RightsText {
  const [, short = text, rest = ''] = /^(.+?)\.\s+(.+)$/s.exec(text.trim()) ?? []
  return { short: short.replace(/\.$/, ''), rest }
}
