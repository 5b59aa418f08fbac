import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** The moment at which a calendar day (`YYYY-MM-DD`) begins in a time zone. Days are added before, since some last 23 or 25 hours. */
export function startOfDay(day: string | SQL | Placeholder, timeZone: string | Placeholder, plusDays = 0): SQL {
  return sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${timeZone}::text)`
}
