type NumberArray = Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>

/** A typed array that doubles its capacity when it is full. */
export interface GrowableArray<T extends NumberArray> {
  /** The backing array, at least as long as `length`. A push may replace it. */
  readonly values: T
  readonly length: number
  push(value: number): void
}

const INITIAL_CAPACITY = 16

export function createGrowableArray<T extends NumberArray>(create: new (length: number) => T): GrowableArray<T> {
  let values = new create(INITIAL_CAPACITY)
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

export type Uint32s = GrowableArray<Uint32Array<ArrayBuffer>>
export type Float64s = GrowableArray<Float64Array<ArrayBuffer>>
