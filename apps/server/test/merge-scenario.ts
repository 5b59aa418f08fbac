import { login } from '@mixed-zone/contract/endpoints/access'
import { mergePeople, undoMerge } from '@mixed-zone/contract/endpoints/studio/people'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { insertAsset } from './insert-assets.ts'
import { insertPost } from './insert-posts.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'
import { SOLVED } from './test-captcha.ts'
import { idOf, isSessionOpen, type SignedIn } from './test-sign-in.ts'
import { mailDomains } from '../src/platform/database/schema/accounts.ts'
import { basketItems, receivedItems } from '../src/platform/database/schema/downloads.ts'
import { accessRequests, people } from '../src/platform/database/schema/people.ts'
import { mails, usageEvents } from '../src/platform/database/schema/records.ts'
import { savedViews } from '../src/platform/database/schema/studio.ts'
import { createMergeService } from '../src/modules/studio/people/merge.service.ts'

/** An app with two admins, and helpers for merging accounts in it. Registers the hooks that start and remove it. */
export function mergeScenario() {
  let test: TestApp
  let admin: SignedIn
  let assetId: number
  let lastAddress = 0

  beforeAll(async () => {
    test = await startTestApp({ runsJobs: true })
    // So that the rule about the last admin decides only where a test wants it to.
    await test.signIn({ role: 'admin' })
    admin = await test.signIn({ role: 'admin' })
    const { id: postId } = await insertPost(test.db, {})
    assetId = (await insertAsset(test, { postId, mediaId: 'goal', kind: 'video' })).id
  })

  afterEach(() => test.clock.reset())

  afterAll(() => test.remove())

  const merge = (merged: SignedIn, survivor: SignedIn, by = admin) =>
    test.call(mergePeople, { token: by.token, params: idOf(survivor), body: { mergedId: String(merged.personId) } })

  const undo = (merged: SignedIn, survivor: SignedIn, by = admin) =>
    test.call(undoMerge, { token: by.token, params: { ...idOf(survivor), mergedId: String(merged.personId) } })

  const isOpen = (who: SignedIn) => isSessionOpen(test, who)

  function logIn({ email }: SignedIn) {
    lastAddress += 1
    const body = { email, password: TEST_PASSWORD, captcha: SOLVED }
    return test.call(login, { body, address: `198.51.100.${lastAddress}` })
  }

  /** An account with something in every table that a merge touches. */
  async function signInWithRows(person: Parameters<TestApp['signIn']>[0] = {}): Promise<SignedIn> {
    const signedIn = await test.signIn(person)
    const { personId, email } = signedIn
    const at = test.clock.now()
    const audience = { companyName: 'Gazeta', mediaType: 'newspaper', country: 'ES', region: 'europe' }
    await test.db.insert(usageEvents).values([
      { at, event: 'download', personId, bytes: 10, ...audience },
      { at, event: 'view', personId, ...audience },
    ])
    const request = {
      email,
      firstName: 'Ana',
      surnames: 'Ruiz',
      telephonePrefix: '+34',
      telephoneNumber: '612345678',
      workType: 'photographer',
      communicationsLocale: 'es',
      newsletter: false,
      legalAcceptedAt: at,
      createdAt: at,
      decidedAt: at,
      ...audience,
    } as const
    await test.db.insert(accessRequests).values([
      { ...request, code: `${personId}-account`, state: 'authorised', personId, decidedBy: admin.personId },
      { ...request, code: `${personId}-address`, state: 'rejected' },
      {
        ...request,
        code: `${personId}-decided`,
        email: `${personId}@else.test`,
        state: 'rejected',
        decidedBy: personId,
      },
    ])
    await test.db.insert(mailDomains).values({
      domain: `${personId}.test`,
      addedBy: personId,
      addedAt: at,
      changedAt: at,
    })
    const mail = { recipient: email, locale: 'es', template: 'authorised', state: 'sent', createdAt: at } as const
    await test.db.insert(mails).values([
      { ...mail, messageId: `<${personId}-1>`, cause: `${personId}-1`, personId },
      { ...mail, messageId: `<${personId}-2>`, cause: `${personId}-2`, recipient: email.toUpperCase() },
    ])
    await test.db.insert(receivedItems).values([
      { personId, item: 'shared', receivedAt: at },
      { personId, item: `own ${personId}`, receivedAt: at },
    ])
    await test.db.insert(basketItems).values({ personId, assetId, addedAt: at })
    await test.db.insert(savedViews).values([
      { personId, list: 'people', name: 'Shared', query: `id=${personId}`, createdAt: at },
      { personId, list: 'people', name: `Own ${personId}`, query: 'role=admin', createdAt: at },
    ])
    return signedIn
  }

  /** Everything that a merge may change, of all people, without what it adds to the records. */
  async function snapshot() {
    const tables = {
      people: sql`select to_jsonb(people) - 'last_seen_at' from people order by id`,
      usage: sql`select to_jsonb(usage_events) from usage_events order by id`,
      requests: sql`select to_jsonb(access_requests) from access_requests order by id`,
      domains: sql`select to_jsonb(mail_domains) from mail_domains order by domain`,
      mails: sql`select to_jsonb(mails) from mails where template not in ('accounts-merged', 'merge-undone') order by id`,
      received: sql`select to_jsonb(received_items) from received_items order by person_id, item`,
      basket: sql`select to_jsonb(basket_items) from basket_items order by person_id, asset_id`,
      views: sql`select to_jsonb(saved_views) from saved_views order by id`,
      merges: sql`select to_jsonb(account_merges) from account_merges order by id`,
      rows: sql`select to_jsonb(account_merge_rows) from account_merge_rows order by merge_id, kind`,
    }
    const found = Object.entries(tables).map(async ([name, query]) => [name, (await test.db.execute(query)).rows])
    return Object.fromEntries(await Promise.all(found))
  }

  const noticesTo = async ({ email }: SignedIn) =>
    (await test.mails()).filter(
      ({ recipient, template }) =>
        recipient === email && (template === 'accounts-merged' || template === 'merge-undone'),
    )

  const personIn = async ({ personId }: SignedIn) =>
    (await test.db.select().from(people).where(eq(people.id, personId)))[0]

  const endMerges = () =>
    createMergeService({ db: test.db, backgroundDb: test.db, clock: test.clock, mails: test.mailer }).endMerges.run()

  return {
    get test() {
      return test
    },
    get admin() {
      return admin
    },
    merge,
    undo,
    isOpen,
    logIn,
    signInWithRows,
    snapshot,
    noticesTo,
    personIn,
    endMerges,
  }
}
