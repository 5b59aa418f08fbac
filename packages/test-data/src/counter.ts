let last = 0

/** A number that no earlier call gave: what is built with it is unique within its test file. */
export function nextNumber(): number {
  last += 1
  return last
}
