/** Line ends and other controls, and the marks that turn the direction of all that follows. */
const DISTURBING = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/g

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

const LONGEST_NAME = 60

/** Something that mail programs would turn into a link. */
const LIKE_AN_ADDRESS = /[/\\@:]|www\.|[^\s.]\.[^\s.]{2,}/i

/** What somebody typed, on one line. Letters that run the other way keep to themselves. */
export function typedText(text: string): string {
  const clean = text.replace(DISTURBING, ' ').replace(/\s+/g, ' ').trim()
  return RIGHT_TO_LEFT.test(clean) ? `\u2068${clean}\u2069` : clean
}

/**
 * A name to greet somebody by, or none. Anybody can type anything into a request with somebody else's address: the league's
 * mail must not carry a stranger's advertisement.
 */
export function greetingName(name: string): string | null {
  const clean = typedText(name)
  return clean === '' || clean.length > LONGEST_NAME || LIKE_AN_ADDRESS.test(clean) ? null : clean
}
