import type { Locale } from '@mixed-zone/contract/locales'
import type { Role } from '@mixed-zone/contract/permissions'
import { DAY_MS, HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { DemoLeague } from '@mixed-zone/demo-league/demo-league'
import type { MediaPerson } from '@mixed-zone/demo-league/schemas'
import { createPerson } from '../modules/access/access.ts'
import type { Db } from '../platform/database/database.ts'
import { accessRequests } from '../platform/database/schema/people.ts'
import { createCode } from '../platform/random/tokens.ts'

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

export interface StoredPerson extends MediaPerson {
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

async function insertMediaPeople(db: Db, { mediaPeople }: DemoLeague, now: Date): Promise<StoredPerson[]> {
  const stored: StoredPerson[] = []
  for (const [index, person] of mediaPeople.authorised.entries()) {
    // Spread over four months, beginning before the season.
    const since = new Date(now.getTime() - (140 - index * 3) * DAY_MS + (index % 9) * HOUR_MS)
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
        createdAt: since,
      },
      now,
    )
    stored.push({ ...person, id, since })
  }
  return stored
}

function requestRow(person: MediaPerson, createdAt: Date) {
  return {
    code: createCode(),
    email: person.email,
    firstName: person.firstName,
    surnames: person.surnames,
    telephonePrefix: person.prefix,
    telephoneNumber: person.number,
    region: person.region,
    country: person.country,
    companyName: person.company,
    mediaType: person.mediaType,
    workType: person.workType,
    communicationsLocale: person.locale,
    newsletter: person.newsletter,
    legalAcceptedAt: createdAt,
    createdAt,
  }
}

const REASONS = {
  en: 'Accreditation is for news media. Betting services are not admitted.',
  es: 'La acreditación es para medios informativos. Le esperamos en la grada.',
} as const

interface RequestContext {
  readonly mediaPeople: DemoLeague['mediaPeople']
  readonly now: Date
  readonly adminId: number | null
}

async function insertRequests(
  db: Db,
  media: readonly StoredPerson[],
  { mediaPeople, now, adminId }: RequestContext,
): Promise<void> {
  const authorised = media.map((person) => ({
    ...requestRow(person, new Date(person.since.getTime() - 20 * HOUR_MS)),
    state: 'authorised' as const,
    decidedAt: person.since,
    decidedBy: adminId,
    personId: person.id,
  }))
  const rejected = mediaPeople.rejected.map((person, index) => ({
    ...requestRow(person, new Date(now.getTime() - (9 + index * 12) * DAY_MS)),
    state: 'rejected' as const,
    reason: person.locale === 'es' ? REASONS.es : REASONS.en,
    decidedAt: new Date(now.getTime() - (8 + index * 12) * DAY_MS),
    decidedBy: adminId,
  }))
  const waiting = mediaPeople.waiting.map((person, index) =>
    requestRow(person, new Date(now.getTime() - (index * index * 0.9 + 0.4) * HOUR_MS)),
  )
  await db.insert(accessRequests).values([...authorised, ...rejected])
  await db.insert(accessRequests).values(waiting)
}

/** The accounts with the public password exist only where that is allowed. */
export async function insertPeople(
  db: Db,
  league: DemoLeague,
  { now, withAccounts }: { readonly now: Date; readonly withAccounts: boolean },
): Promise<StoredPeople> {
  const accounts = withAccounts ? await insertAccounts(db, now) : new Map<Role, number>()
  const media = await insertMediaPeople(db, league, now)
  const adminId = accounts.get('admin') ?? null
  await insertRequests(db, media, { mediaPeople: league.mediaPeople, now, adminId })
  return { media, adminId, editorId: accounts.get('editor') ?? null }
}
