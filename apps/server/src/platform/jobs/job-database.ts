import type { PgBoss } from 'pg-boss'
import type { ParameterOrJSON, Sql } from 'postgres'

/** What pg-boss wants of a database; it does not export the type's name. */
type JobDatabase = NonNullable<ConstructorParameters<typeof PgBoss>[0]['db']>

/**
 * pg-boss over a connection of its own. It sends whole scripts with `begin` and `commit` in them, which is why nothing else
 * may use the connection.
 */
export function createJobDatabase(sql: Sql): JobDatabase {
  return {
    async executeSql(text, values = []) {
      try {
        return { rows: rowsOf(await sql.unsafe(text, values.map(parameter))) }
      } catch (error) {
        // A script that fails leaves its transaction open, and on the embedded database everybody would wait for it.
        await sql.unsafe('rollback').catch(() => {})
        throw error
      }
    },
  }
}

/** pg-boss leaves it to its usual driver to write objects as JSON; ours takes JSON as text. */
function parameter(value: unknown): ParameterOrJSON<never> {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  // Whatever else pg-boss sends (texts, numbers, moments, lists, null) the driver takes as it is.
  return (isPlain ? JSON.stringify(value) : value) as ParameterOrJSON<never>
}

/** A script answers with a list of results, a statement with its rows. */
function rowsOf(result: readonly unknown[]): unknown[] {
  return result.length > 0 && result.every(Array.isArray) ? result.flat() : [...result]
}
