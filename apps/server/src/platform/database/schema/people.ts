import { LOCALES } from '@mixed-zone/contract/locales'
import { PERMISSIONS, ROLES } from '@mixed-zone/contract/permissions'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, citext, identity, instant, reference } from './columns.ts'

export const people = pgTable('people', {
  id: identity(),
  email: citext('email').notNull(),
  firstName: text('first_name').notNull(),
  surnames: text('surnames').notNull(),
  telephonePrefix: text('telephone_prefix').notNull().default(''),
  telephoneNumber: text('telephone_number').notNull().default(''),
  region: text('region').notNull().default(''),
  country: text('country').notNull().default(''),
  companyName: text('company_name').notNull().default(''),
  mediaType: text('media_type').notNull().default('other'),
  workType: text('work_type').notNull().default('other'),
  communicationsLocale: text('communications_locale', { enum: LOCALES }).notNull().default('es'),
  newsletter: boolean('newsletter').notNull().default(false),
  newsletterPending: boolean('newsletter_pending').notNull().default(false),
  unsubscribeCode: text('unsubscribe_code').notNull(),
  role: text('role', { enum: ROLES }).notNull().default('media'),
  permissionsAdded: text('permissions_added', { enum: PERMISSIONS }).array().notNull().default([]),
  permissionsTaken: text('permissions_taken', { enum: PERMISSIONS }).array().notNull().default([]),
  state: text('state', { enum: ['active', 'suspended'] })
    .notNull()
    .default('active'),
  passwordHash: text('password_hash').notNull(),
  provisionalUntil: instant('provisional_until'),
  embargoTermsAcceptedAt: instant('embargo_terms_accepted_at'),
  lastSeenAt: instant('last_seen_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const accessRequests = pgTable('access_requests', {
  id: identity(),
  code: text('code').notNull(),
  email: citext('email').notNull(),
  firstName: text('first_name').notNull(),
  surnames: text('surnames').notNull(),
  telephonePrefix: text('telephone_prefix').notNull(),
  telephoneNumber: text('telephone_number').notNull(),
  region: text('region').notNull(),
  country: text('country').notNull(),
  companyName: text('company_name').notNull(),
  mediaType: text('media_type').notNull(),
  workType: text('work_type').notNull(),
  communicationsLocale: text('communications_locale', { enum: LOCALES }).notNull(),
  newsletter: boolean('newsletter').notNull(),
  legalAcceptedAt: instant('legal_accepted_at').notNull(),
  state: text('state', { enum: ['waiting', 'authorised', 'rejected'] })
    .notNull()
    .default('waiting'),
  reason: text('reason'),
  decidedAt: instant('decided_at'),
  decidedBy: reference('decided_by'),
  personId: reference('person_id'),
  madePerson: boolean('made_person').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})

export const sessions = pgTable('sessions', {
  id: identity(),
  personId: reference('person_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  fileHandle: text('file_handle').notNull(),
  address: text('address').notNull(),
  device: text('device').notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  endedAt: instant('ended_at'),
  confirmedUntil: instant('confirmed_until'),
})

export const limitCounters = pgTable(
  'limit_counters',
  {
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    hits: integer('hits').notNull(),
    windowStartedAt: instant('window_started_at').notNull(),
    strikes: integer('strikes').notNull().default(0),
    blockedUntil: instant('blocked_until'),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject] })],
)

export const usedCaptchas = pgTable('used_captchas', {
  digest: bytea('digest').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})
