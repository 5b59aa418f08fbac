interface RightsText {
  /** The first sentence, without its full stop: what a badge has room for. */
  readonly short: string
  /** What follows it; empty where nothing does. */
  readonly rest: string
}

/** Divides what rights say into the rule itself and its small print. */
export function rightsText(text: string): RightsText {
  const [, short = text, rest = ''] = /^(.+?)\.\s+(.+)$/s.exec(text.trim()) ?? []
  return { short: short.replace(/\.$/, ''), rest }
}
