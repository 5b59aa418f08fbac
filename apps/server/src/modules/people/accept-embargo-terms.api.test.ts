import { login } from '@mixed-zone/contract/endpoints/access'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { acceptEmbargoTerms, getUserData } from '@mixed-zone/contract/endpoints/people'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'
import { people } from '../../platform/database/schema/people.ts'
import { auditEntries } from '../../platform/database/schema/records.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

const isDue = async (token: string) => (await test.call(getUserData, { token })).answer().mustAcceptEmbargoTerms

const acceptedAt = async (id: number) =>
  (await test.db.select({ at: people.embargoTermsAcceptedAt }).from(people).where(eq(people.id, id)))[0]?.at

describe('POST private/accept-embargo-terms', () => {
  it('shows embargoed posts from the next request on, and is recorded once', async () => {
    const { token, personId, email } = await test.signIn({ permissionsAdded: ['embargo'] })
    const { id } = await insertPost(test.db, { embargoUntil: minutesLater(600) })
    const look = async () => (await test.call(getPost, { token, body: { id: String(id) } })).status
    const logIn = () => test.call(login, { body: { email, password: TEST_PASSWORD, captcha: SOLVED } })
    expect([await look(), await isDue(token), (await logIn()).answer().mustAcceptEmbargoTerms]).toEqual([
      404,
      true,
      true,
    ])

    const at = test.clock.now()
    expect((await test.call(acceptEmbargoTerms, { token })).status).toBe(204)
    expect([await look(), await isDue(token), (await logIn()).answer().mustAcceptEmbargoTerms]).toEqual([
      200,
      false,
      false,
    ])

    test.clock.advance(60_000)
    const answers = await Promise.all([1, 2].map(() => test.call(acceptEmbargoTerms, { token })))
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await acceptedAt(personId)).toEqual(at)
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.actorId, personId), eq(auditEntries.subjectKind, 'person')))
    expect(entries).toMatchObject([{ action: 'embargo-terms.accepted', subjectId: String(personId), at }])
  })

  it('is not required of staff, and is refused without the permission', async () => {
    const editor = await test.signIn({ role: 'editor' })
    const media = await test.signIn()
    expect([await isDue(editor.token), await isDue(media.token)]).toEqual([false, false])
    expect((await test.call(acceptEmbargoTerms, { token: media.token })).failure().type).toBe('permission')
    expect(await acceptedAt(media.personId)).toBeNull()
  })
})
