/** PostgreSQL takes 65,535 parameters in a statement; this many rows of our widest table stay below. */
const ROWS_PER_STATEMENT = 1000

/** Hands rows on in pieces that fit into one statement, one after the other. */
export async function inBatches<Row, Answer>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    answers.push(...(await insert(rows.slice(start, start + ROWS_PER_STATEMENT))))
  }
  return answers
}

/** The entry of a map that cannot be missing, since the keys are typed and all were stored. */
export function required<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo has no ${String(key)}.`)
  return value
}
