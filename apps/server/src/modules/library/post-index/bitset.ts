/** A set of row numbers, one bit each. */
export type Bitset = Uint32Array<ArrayBuffer>

const BITS_PER_WORD = 32

export function createBitset(rowCount: number): Bitset {
  return new Uint32Array(Math.ceil(rowCount / BITS_PER_WORD))
}

export function setBit(bits: Bitset, row: number): void {
  const word = row >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (row & 31))
}

export function clearBit(bits: Bitset, row: number): void {
  const word = row >>> 5
  bits[word] = (bits[word] ?? 0) & ~(1 << (row & 31))
}

/** The same set with capacity for `rowCount` rows. */
export function resize(bits: Bitset, rowCount: number): Bitset {
  const larger = createBitset(rowCount)
  if (larger.length <= bits.length) return bits
  larger.set(bits)
  return larger
}

/** Adds `other` to `bits` in place. `other` is at most as long. */
export function addAll(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < other.length; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0)
}

/** The intersection of sets of equal length. */
export function intersect(first: Bitset, others: Iterable<Bitset>): Bitset {
  const bits = first.slice()
  for (const other of others) {
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
  }
  return bits
}

/** The row numbers in the set, ascending. */
export function toRowNumbers(bits: Bitset): Uint32Array {
  const rows = new Uint32Array(countBits(bits))
  let count = 0
  for (let word = 0; word < bits.length; word += 1) {
    // `left & -left` isolates the lowest bit, `left & (left - 1)` clears it.
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      rows[count] = word * BITS_PER_WORD + 31 - Math.clz32(left & -left)
      count += 1
    }
  }
  return rows
}

export function countBits(bits: Bitset): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) {
    // Population count: sums of pairs, then of four, then of eight bits; the multiplication adds the four bytes.
    let sum = bits[word] ?? 0
    sum -= (sum >>> 1) & 0x55555555
    sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
    count += Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
