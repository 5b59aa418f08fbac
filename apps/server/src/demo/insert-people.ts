import type { Locale } from '@mixed-zone/contract/locales'
import type { Role } from '@mixed-zone/contract/permissions'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { DemoLeague } from '@mixed-zone/demo-league/demo-league'
import type { AuthorisedPerson } from '@mixed-zone/demo-league/schemas'
import { eq } from 'drizzle-orm'
import { createPerson } from '../modules/access/access.ts'
import type { Db } from '../platform/database/database.ts'
import { mailDomains } from '../platform/database/schema/accounts.ts'
import { people } from '../platform/database/schema/people.ts'

/** Printed at the start of a demo. */
export const DEMO_PASSWORD = 'Press-Box-2026'

interface DemoAccount {
  readonly email: string
  readonly role: Role
  readonly firstName: string
  readonly surnames: string
  readonly company: string
  readonly locale: Locale
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'admin@mixedzone.test',
    role: 'admin',
    firstName: 'Tiago',
    surnames: 'Falcão',
    company: 'Liga Meridiana',
    locale: 'pt',
  },
  {
    email: 'editor@mixedzone.test',
    role: 'editor',
    firstName: 'Marta',
    surnames: 'Quiroga',
    company: 'Liga Meridiana',
    locale: 'es',
  },
  {
    email: 'media@mixedzone.test',
    role: 'media',
    firstName: 'Elena',
    surnames: 'Marchetti',
    company: 'Atlantic Wire',
    locale: 'en',
  },
]

export interface StoredPerson extends AuthorisedPerson {
  readonly id: number
  readonly since: Date
}

export interface StoredPeople {
  readonly media: readonly StoredPerson[]
  /** Null if the demo has no accounts. */
  readonly adminId: number | null
  readonly editorId: number | null
}

async function insertAccounts(db: Db, now: Date): Promise<Map<Role, number>> {
  const ids = new Map<Role, number>()
  for (const { email, role, firstName, surnames, company, locale } of DEMO_ACCOUNTS) {
    const { id } = await createPerson(
      db,
      {
        email,
        role,
        firstName,
        surnames,
        password: DEMO_PASSWORD,
        telephonePrefix: '+34',
        telephoneNumber: '910000112',
        region: 'europe',
        country: role === 'media' ? 'IE' : 'ES',
        companyName: company,
        mediaType: role === 'media' ? 'press-agency' : 'club-media',
        workType: role === 'media' ? 'journalist' : 'press-officer',
        communicationsLocale: locale,
        // Staff work with embargoed posts every day.
        ...(role === 'media' ? {} : { embargoTermsAcceptedAt: now }),
        createdAt: new Date(now.getTime() - 150 * DAY_MS),
      },
      now,
    )
    ids.set(role, id)
  }
  return ids
}

/** How long the first of them has had access, before the season. */
const FIRST_DAYS_AGO = 140

/** The password from the mail of an authorisation can be used for three days. */
const PROVISIONAL_HOURS = 72

/** Spread over four months; those who have yet to log in were authorised when their password was sent. */
function memberSince({ provisionalHours }: AuthorisedPerson, position: number, now: Date): Date {
  if (provisionalHours !== undefined) return new Date(now.getTime() - (PROVISIONAL_HOURS - provisionalHours) * HOUR_MS)
  return new Date(now.getTime() - FIRST_DAYS_AGO * (1 - position * 0.97) * DAY_MS)
}

async function insertMediaPeople(
  db: Db,
  { authorised }: DemoLeague['mediaPeople'],
  now: Date,
): Promise<StoredPerson[]> {
  const after = (ms: number | undefined) => (ms === undefined ? null : new Date(now.getTime() + ms))
  const stored: StoredPerson[] = []
  for (const [index, person] of authorised.entries()) {
    const since = memberSince(person, index / authorised.length, now)
    const { provisionalHours, lockedMinutes, suspendedReason = null } = person
    const { id } = await createPerson(
      db,
      {
        email: person.email,
        firstName: person.firstName,
        surnames: person.surnames,
        password: null,
        telephonePrefix: person.prefix,
        telephoneNumber: person.number,
        region: person.region,
        country: person.country,
        companyName: person.company,
        mediaType: person.mediaType,
        workType: person.workType,
        communicationsLocale: person.locale,
        newsletter: person.newsletter,
        state: suspendedReason === null ? 'active' : 'suspended',
        provisionalUntil: after(provisionalHours && provisionalHours * HOUR_MS),
        permissionsAdded: person.embargo ? ['embargo'] : [],
        embargoTermsAcceptedAt: person.embargo ? since : null,
        createdAt: since,
      },
      now,
    )
    const lockedUntil = after(lockedMinutes && lockedMinutes * MINUTE_MS)
    if (lockedUntil !== null || suspendedReason !== null) {
      await db.update(people).set({ lockedUntil, suspendedReason }).where(eq(people.id, id))
    }
    stored.push({ ...person, id, since })
  }
  return stored
}

async function insertDomains(db: Db, league: DemoLeague, { now, adminId }: { now: Date; adminId: number | null }) {
  const rows = league.mailDomains.map(({ domain, state, daysAgo, takenBack = null }) => {
    const addedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    // Taken back lately, whenever it was added.
    const changedAt = takenBack === null ? addedAt : new Date(now.getTime() - 2 * HOUR_MS)
    return { domain, state, takenBack, addedBy: adminId, addedAt, changedAt }
  })
  await db.insert(mailDomains).values(rows)
}

/** The accounts with the public password exist only where that is allowed. */
export async function insertPeople(
  db: Db,
  league: DemoLeague,
  { now, withAccounts }: { readonly now: Date; readonly withAccounts: boolean },
): Promise<StoredPeople> {
  const accounts = withAccounts ? await insertAccounts(db, now) : new Map<Role, number>()
  const media = await insertMediaPeople(db, league.mediaPeople, now)
  const adminId = accounts.get('admin') ?? null
  await insertDomains(db, league, { now, adminId })
  return { media, adminId, editorId: accounts.get('editor') ?? null }
}
