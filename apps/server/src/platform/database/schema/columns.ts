import type { Localised } from '@mixed-zone/contract/locales'
import { sql } from 'drizzle-orm'
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** The key of a table that numbers its rows itself. */
export const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** The key of a table whose ids are part of addresses: they reveal neither the number nor the order of rows. */
export const randomId = () => bigint('id', { mode: 'number' }).primaryKey().default(sql`random_id()`)

/** The number of a row in another table. The migrations hold the foreign keys; these files only name columns. */
export const reference = (name: string) => bigint(name, { mode: 'number' })

/** A moment, with its time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Text that is compared without regard to upper and lower case. */
export const citext = customType<{ data: string; driverData: string }>({ dataType: () => 'citext' })

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** JSON as the driver parses it. Drizzle's own column parses a second time, and turns the string "1" into a number. */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})

/** A text in each language, none of them empty. */
export const localised = customType<{ data: Localised; driverData: unknown }>({
  dataType: () => 'localised',
  toDriver: (value) => JSON.stringify(value),
})

/** A text in at least one language; empty in the others. */
export const partlyLocalised = customType<{ data: Localised; driverData: unknown }>({
  dataType: () => 'partly_localised',
  toDriver: (value) => JSON.stringify(value),
})

/** The number of a transaction, which grows for ever. */
export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })

/** Words of a text as full text search keeps them. Written and compared in SQL alone. */
export const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' })
