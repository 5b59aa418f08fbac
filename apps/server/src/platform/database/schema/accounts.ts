import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, citext, identity, instant, reference } from './columns.ts'

export const mailDomains = pgTable('mail_domains', {
  domain: citext('domain').primaryKey(),
  addedBy: reference('added_by'),
  addedAt: instant('added_at').notNull(),
  state: text('state', { enum: ['authorise', 'ask', 'distrust', 'declined'] })
    .notNull()
    .default('authorise'),
  takenBack: text('taken_back', { enum: ['suspension', 'returned-mail'] }),
  changedAt: instant('changed_at').notNull(),
})

export const passwordResets = pgTable('password_resets', {
  id: identity(),
  personId: reference('person_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  spentAt: instant('spent_at'),
})

export const oneTimeSecrets = pgTable('one_time_secrets', {
  personId: reference('person_id').primaryKey(),
  secret: bytea('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    personId: reference('person_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.codeHash] })],
)

/** Links that open the first run of an installation without an admin. */
export const setupLinks = pgTable('setup_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
