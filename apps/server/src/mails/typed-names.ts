/** Line breaks, other control characters, and marks that change the direction of the following text. */
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/g
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const MAX_NAME_LENGTH = 60

/** Text that mail programs would turn into a link. */
const LINK_LIKE = /[/\\@:]|www\.|[^\s.]\.[^\s.]{2,}/i

/** What somebody typed, on one line. Right-to-left text is isolated, so that it does not reorder its surroundings. */
export function typedText(text: string): string {
  const clean = text.replace(CONTROL_CHARACTERS, ' ').replace(/\s+/g, ' ').trim()
  return RIGHT_TO_LEFT.test(clean) ? `\u2068${clean}\u2069` : clean
}

/**
 * The name for a greeting, or null. Anybody can request access with somebody else's address: the league's mail must not
 * carry a stranger's advertisement.
 */
export function greetingName(name: string): string | null {
  const clean = typedText(name)
  return clean === '' || clean.length > MAX_NAME_LENGTH || LINK_LIKE.test(clean) ? null : clean
}
