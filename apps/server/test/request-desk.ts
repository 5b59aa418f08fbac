import { register } from '@mixed-zone/contract/endpoints/access'
import {
  authoriseRequest,
  listRequests,
  rejectRequest,
  undoDecision,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { accessRequests } from '../src/platform/database/schema/people.ts'
import { auditEntries } from '../src/platform/database/schema/records.ts'
import { aRegistration, type SentRegistration } from './a-registration.ts'
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts'
import type { SignedIn } from './test-sign-in.ts'

type Reason = string | { es: string; en: string; pt: string }

/** An app with an admin who decides access requests, for all tests of a file. */
export function requestDesk(options: TestAppOptions = {}) {
  let app: TestApp
  let admin: SignedIn
  let lastAddress = 0

  const signIn = async () => {
    admin = await app.signIn({ role: 'admin', firstName: 'Alba', surnames: 'Rey' })
  }

  beforeAll(async () => {
    app = await startTestApp(options)
    await signIn()
  })

  afterAll(() => app.remove())

  /** An address that has used up no limit yet. */
  function nextAddress(): string {
    lastAddress += 1
    return `198.51.100.${lastAddress}`
  }

  return {
    get app() {
      return app
    },
    get admin() {
      return admin
    },
    nextAddress,

    /** Signs the admin in again, after the clock has moved past the end of the session. */
    renewAdmin: signIn,

    /** Sends an access request. */
    async ask(overrides: Partial<SentRegistration> = {}): Promise<{ id: string; email: string; state: string }> {
      const body = aRegistration(overrides)
      await app.call(register, { body, address: nextAddress() })
      const [request] = await app.db
        .select()
        .from(accessRequests)
        .where(eq(accessRequests.email, body.email))
        .orderBy(desc(accessRequests.id))
      if (!request) throw new Error(`no request of ${body.email} was stored`)
      return { id: String(request.id), email: body.email, state: request.state }
    },

    authorise: (id: string, token = admin.token) => app.call(authoriseRequest, { token, params: { id } }),

    reject: (id: string, reason: Reason, token = admin.token) =>
      app.call(rejectRequest, { token, params: { id }, body: { reason } }),

    undo: (id: string, token = admin.token) => app.call(undoDecision, { token, params: { id } }),

    list: async (query: Readonly<Record<string, string | number>> = {}) =>
      (await app.call(listRequests, { token: admin.token, query })).answer(),

    /** The audit entries of a request in order. */
    auditOf: (id: string) =>
      app.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.subjectKind, 'request'), eq(auditEntries.subjectId, id)))
        .orderBy(asc(auditEntries.id)),
  }
}
