import { login } from '@mixed-zone/contract/endpoints/access'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { aPerson, TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { eq } from 'drizzle-orm'
import type { Access, NewPerson } from '../src/modules/access/access.ts'
import type { Clock } from '../src/platform/clock/clock.ts'
import type { Db } from '../src/platform/database/database.ts'
import { sessions } from '../src/platform/database/schema/people.ts'
import type { Actor } from '../src/platform/http/actor.ts'
import type { TestCaller } from './test-caller.ts'
import { SOLVED } from './test-captcha.ts'

export interface SignedIn {
  readonly token: string
  /** Signs the URLs of files. */
  readonly key: string
  readonly email: string
  readonly personId: number
  readonly actor: Actor
}

/** The parameters of a call about a person. */
export const idOf = ({ personId }: SignedIn) => ({ id: String(personId) })

export async function isSessionOpen(caller: TestCaller, { token }: Pick<SignedIn, 'token'>): Promise<boolean> {
  return (await caller.call(listSections, { token })).status === 200
}

export type SignIn = (person?: Partial<NewPerson>) => Promise<SignedIn>

interface SignInDeps {
  readonly caller: TestCaller
  readonly access: Access
  readonly db: Db
  readonly clock: Clock
}

const CONFIRMED_MS = 10 * MINUTE_MS

export function createSignIn({ caller, access, db, clock }: SignInDeps): SignIn {
  return async (overrides = {}) => {
    const { email, firstName, surnames } = aPerson()
    const person: NewPerson = { email, firstName, surnames, password: TEST_PASSWORD, ...overrides }
    const { id: personId } = await access.createPerson(db, person)
    const password = person.password ?? TEST_PASSWORD
    const result = await caller.call(login, { body: { email: person.email, password, captcha: SOLVED } })
    const { token, key } = result.answer()
    // As staff do before critical changes. Tests of that rule log in by themselves.
    const confirmedUntil = new Date(clock.now().getTime() + CONFIRMED_MS)
    await db.update(sessions).set({ confirmedUntil }).where(eq(sessions.personId, personId))
    const actor = await access.authenticate(token)
    if (!actor) throw new Error('the session has ended already')
    return { token, key, email: person.email, personId, actor }
  }
}
