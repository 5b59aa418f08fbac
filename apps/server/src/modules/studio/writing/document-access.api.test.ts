import { updateAccessSetting } from '@mixed-zone/contract/endpoints/studio/settings'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { PERMISSIONS, type Permission, type Role, ROLES } from '@mixed-zone/contract/permissions'
import { CLOSE_CODES } from '@mixed-zone/document/messages'
import { titleOf } from '@mixed-zone/document/document'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { openDocument } from '../../../../test/test-document-client.ts'
import { people, sessions } from '../../../platform/database/schema/people.ts'
import { sharedDocuments, sharedDocumentUpdates } from '../../../platform/database/schema/writing.ts'

type Caller =
  | Role
  | `only ${Permission}`
  | 'no token'
  | 'an unknown token'
  | 'an ended session'
  | 'suspended'
  | 'provisional password'
  | 'terms to accept'
  | 'admin without posts'

/** Who may open the document of a post, and with which code the others are refused. As decided: `posts`, and nothing else. */
const EXPECTED: Readonly<Record<Caller, 'opened' | 4401 | 4403>> = {
  'no token': 4401,
  'an unknown token': 4401,
  'an ended session': 4401,
  suspended: 4401,
  'provisional password': 4403,
  'terms to accept': 4403,
  media: 4403,
  editor: 'opened',
  manager: 4403,
  admin: 'opened',
  'admin without posts': 4403,
  'only posts': 'opened',
  'only publish': 4403,
  'only taxonomy': 4403,
  'only embargo': 4403,
  'only export': 4403,
  'only figures': 4403,
  'only users': 4403,
  'only settings': 4403,
  'only audit': 4403,
}

let test: TestApp
let origin: string
const tokens = new Map<string, string>([
  ['no token', ''],
  ['an unknown token', 'nobody'],
])

beforeAll(async () => {
  test = await startTestApp()
  origin = await test.listen()
  const signIn = async (caller: Caller, ...[person]: Parameters<TestApp['signIn']>) => {
    const signedIn = await test.signIn(person)
    tokens.set(caller, signedIn.token)
    return signedIn.personId
  }
  for (const role of ROLES) await signIn(role, { role })
  for (const permission of PERMISSIONS) await signIn(`only ${permission}`, { permissionsAdded: [permission] })
  await signIn('admin without posts', { role: 'admin', permissionsTaken: ['posts'] })
  const now = test.clock.now()
  await signIn('provisional password', { role: 'admin', provisionalUntil: new Date(now.getTime() + 60 * MINUTE_MS) })
  const suspended = await signIn('suspended', { role: 'admin' })
  await test.db.update(people).set({ state: 'suspended' }).where(eq(people.id, suspended))
  const signedOut = await signIn('an ended session', { role: 'admin' })
  await test.db.update(sessions).set({ endedAt: now }).where(eq(sessions.personId, signedOut))
  const unread = await signIn('terms to accept', { role: 'admin' })
  await test.db.update(people).set({ termsAcceptedAt: null }).where(eq(people.id, unread))
})

afterAll(() => test.remove())

/** Sends a change behind the first frame, as somebody does who does not wait for permission. */
async function write(token: string) {
  const { id: postId } = await insertPost(test.db)
  const client = await openDocument({ origin, token, postId, pageOrigin: test.config.publicUrl })
  onTestFinished(client.close)
  const typed = new Y.Doc()
  titleOf(typed, 'es').insert(0, 'typed')
  client.sendUpdate(Y.encodeStateAsUpdate(typed))
  const outcome = await Promise.race([client.closed, client.saved().then(() => 'opened' as const)])
  const updates = await test.db.$count(sharedDocumentUpdates, eq(sharedDocumentUpdates.postId, postId))
  const documents = await test.db.$count(sharedDocuments, eq(sharedDocuments.postId, postId))
  return { outcome, messages: client.messages, updates, documents }
}

describe('GET /api/studio/posts/:id/document', () => {
  it.each(Object.entries(EXPECTED))('is for %s: %s', async (caller, expected) => {
    const { outcome, messages, updates, documents } = await write(tokens.get(caller) ?? '')
    expect(outcome).toBe(expected)
    const isOpened = expected === 'opened'
    expect({ updates, documents }).toEqual(isOpened ? { updates: 1, documents: 1 } : { updates: 0, documents: 0 })
    expect(messages.length > 0).toBe(isOpened)
  })

  it('is closed to staff without a one-time code where codes are required', async () => {
    const { token } = await test.signIn({ role: 'admin' })
    const body = { value: { requiresOneTimeCodes: true }, version: 0 }
    expect((await test.call(updateAccessSetting, { token, params: { key: 'staffSecurity' }, body })).status).toBe(200)
    expect(await write(token)).toEqual({ outcome: CLOSE_CODES.permission, messages: [], updates: 0, documents: 0 })
  })
})
