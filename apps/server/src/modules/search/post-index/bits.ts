import type { Whole } from './growing.ts'

/** A set of places, one bit for each. */
export type Bits = Whole

const WORD = 32

export function createBits(length: number): Bits {
  return new Uint32Array(Math.ceil(length / WORD))
}

export function setBit(bits: Bits, place: number): void {
  const word = place >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (place & 31))
}

export function clearBit(bits: Bits, place: number): void {
  const word = place >>> 5
  bits[word] = (bits[word] ?? 0) & ~(1 << (place & 31))
}

/** The same set, with room for so many places. */
export function longEnough(bits: Bits, length: number): Bits {
  const longer = createBits(length)
  if (longer.length <= bits.length) return bits
  longer.set(bits)
  return longer
}

/** Adds another set, which is at most as long. */
export function addAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < others.length; word += 1) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
}

/** Those that are in all of the sets, which are equally long. */
export function inAll(first: Bits, others: readonly Bits[]): Bits {
  const bits = first.slice()
  for (const other of others) {
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
  }
  return bits
}

/** The places in it, from the lowest up. */
export function placesIn(bits: Bits): Uint32Array {
  const places = new Uint32Array(countBits(bits))
  let count = 0
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      places[count] = word * WORD + 31 - Math.clz32(left & -left)
      count += 1
    }
  }
  return places
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) {
    // In pairs, then in fours, then in eights, whose sums are added up by the product.
    let sum = bits[word] ?? 0
    sum -= (sum >>> 1) & 0x55555555
    sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
    count += Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
