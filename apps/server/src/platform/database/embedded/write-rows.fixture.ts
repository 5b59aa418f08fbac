import { openDatabase } from '../open-database.ts'

/** Writes rows, one and many in a transaction by turns, and prints the last number after each commit, until it is killed. */
const [dataDir = ''] = process.argv.slice(2)
const { db, query } = await openDatabase({ dataDir })
await query('create table if not exists acknowledged (number bigint primary key, filler text)')
const { rows: stored } = await query('select coalesce(max(number), 0) as last from acknowledged')
let last: number = stored[0].last

for (;;) {
  // After every commit the number is 0 or 1 modulo 8, so that a part of a transaction would be noticed.
  const rows = last % 2 === 0 ? 1 : 7
  await db.transaction(async (tx) => {
    for (let step = 1; step <= rows; step += 1) {
      await tx.execute(`insert into acknowledged values (${last + step}, repeat('x', 2000))`)
    }
  })
  last += rows
  process.stdout.write(`${last}\n`)
}
