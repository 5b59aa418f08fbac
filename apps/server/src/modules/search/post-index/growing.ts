/** Numbers as they are stored: whole ones, and any. */
export type Whole = Uint32Array<ArrayBuffer>
export type Exact = Float64Array<ArrayBuffer>

/** A list of numbers that grows at its end, without an object for each. */
export interface Growing<T extends Whole | Exact> {
  /** At least as long as the list. */
  readonly values: T
  readonly length: number
  push(value: number): void
}

const FIRST_LENGTH = 16

export function createGrowing<T extends Whole | Exact>(create: new (length: number) => T): Growing<T> {
  let values = new create(FIRST_LENGTH)
  let length = 0
  return {
    get values() {
      return values
    },
    get length() {
      return length
    },
    push(value) {
      if (length === values.length) {
        const larger = new create(length * 2)
        larger.set(values)
        values = larger
      }
      values[length] = value
      length += 1
    },
  }
}
