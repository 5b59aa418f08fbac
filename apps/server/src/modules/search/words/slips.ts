/** Slips of one finger: two letters exchanged, one too many, one too few, one wrong. The likeliest first. */
export function slipsOf(word: string): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const cuts = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  const exchanged = cuts.flatMap(([before, [one, other, ...after]]) =>
    one && other ? before + other + one + after.join('') : [],
  )
  const oneTooMany = cuts.flatMap(([before, after]) => (after ? before + after.slice(1) : []))
  const oneTooFew = cuts.flatMap(([before, after]) => [...letters].map((letter) => before + letter + after))
  const oneWrong = cuts.flatMap(([before, after]) =>
    after ? [...letters].map((letter) => before + letter + after.slice(1)) : [],
  )
  return [...new Set([...exchanged, ...oneTooMany, ...oneTooFew, ...oneWrong])].filter((slip) => slip !== word)
}

/** How many slips lie between two words: letters exchanged with their neighbour, added, left out, wrong. */
export function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1))
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && isExchanged) least = Math.min(least, at(row - 2, column - 2) + 1)
      rows[row]?.push(least)
    }
  }
  return at(one.length, other.length)
}
