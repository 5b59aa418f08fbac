/** PostgreSQL allows 65,535 parameters per statement; this many rows of our widest table stay below. */
const ROWS_PER_STATEMENT = 1000

/** Inserts rows in batches that fit into one statement, one batch after the other. */
export async function inBatches<Row, Inserted>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<readonly Inserted[]>,
): Promise<Inserted[]> {
  const inserted: Inserted[] = []
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    inserted.push(...(await insert(rows.slice(start, start + ROWS_PER_STATEMENT))))
  }
  return inserted
}
