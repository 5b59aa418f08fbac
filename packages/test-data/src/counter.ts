let last = 0

/** A number that is unique within a test file. */
export function nextNumber(): number {
  last += 1
  return last
}
