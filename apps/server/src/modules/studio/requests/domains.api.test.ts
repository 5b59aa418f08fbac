import { suspendPerson } from '@mixed-zone/contract/endpoints/studio/people'
import { deleteDomain, listDomains, setDomainState } from '@mixed-zone/contract/endpoints/studio/requests'
import type { DomainState } from '@mixed-zone/contract/schemas/studio/requests'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { requestDesk } from '../../../../test/request-desk.ts'
import { sessions } from '../../../platform/database/schema/people.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'
import { revokeDomainTrust } from '../../access/access.ts'

const desk = requestDesk()

const set = (domain: string, state: DomainState) =>
  desk.app.call(setDomainState, { token: desk.admin.token, params: { domain }, body: { state } })

const list = async (query: Readonly<Record<string, string | number>> = {}) =>
  (await desk.app.call(listDomains, { token: desk.admin.token, query: { pageSize: 50, ...query } })).answer().items

const find = async (domain: string) => (await list({ text: domain })).find((row) => row.domain === domain)

const remove = (domain: string) => desk.app.call(deleteDomain, { token: desk.admin.token, params: { domain } })

const auditOf = async (domain: string) =>
  (await desk.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, domain))).map(({ action }) => action)

const ask = (email: string) => desk.ask({ email })

async function authorise(...emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    await desk.authorise((await ask(email)).id)
  }
}

describe('studio/domains', () => {
  it('sets, lists, removes and records domains', async () => {
    expect((await set(' News.Example.TEST ', 'authorise')).answer()).toMatchObject({
      domain: 'news.example.test',
      state: 'authorise',
      addedBy: 'Alba Rey',
      takenBack: null,
    })
    const other = await desk.app.signIn({ role: 'admin', firstName: 'Ruth', surnames: 'Aldana' })
    const params = { domain: 'news.example.test' }
    const changed = await desk.app.call(setDomainState, { token: other.token, params, body: { state: 'ask' } })
    expect(changed.answer()).toMatchObject({ state: 'ask', addedBy: 'Alba Rey' })
    expect((await set('news.example.test', 'ask')).status).toBe(200)
    expect(await list()).toHaveLength(1)
    expect((await remove('NEWS.example.test')).status).toBe(204)
    expect((await remove('news.example.test')).failure().type).toBe('not-found')
    expect(await list()).toEqual([])
    expect(await auditOf('news.example.test')).toEqual(['domain.trusted', 'domain.trusted', 'domain.removed'])
  })

  it.each(['localhost', '@example.test', 'a@example.test', 'example..test', '*.test', '-a.test'])(
    'rejects the domain %j',
    async (domain) => {
      expect((await set(domain, 'ask')).failure().type).toBe('validation')
    },
  )

  it('never trusts free mail', async () => {
    for (const state of ['authorise', 'ask'] as const) {
      expect((await set('gmail.com', state)).failure().fields).toHaveProperty('domain')
    }
    expect((await set('gmail.com', 'distrust')).status).toBe(200)
  })

  it('authorises at once only the requests of domains with that state, and counts them', async () => {
    await set('at-once.test', 'authorise')
    await set('marked.test', 'ask')
    await set('bad.test', 'distrust')
    expect((await ask('a@at-once.test')).state).toBe('authorised')
    expect((await ask('a@marked.test')).state).toBe('waiting')
    expect((await ask('a@bad.test')).state).toBe('waiting')
    expect(await find('at-once.test')).toMatchObject({
      people: 1,
      authorisedByDomain: 1,
      companyName: 'Gazeta del Norte',
      country: 'ES',
      lastRequestAt: expect.any(String),
    })
    expect(await find('marked.test')).toMatchObject({ people: 0, authorisedByDomain: 0 })
  })

  it('proposes a domain after three plain authorisations, until it is declined', async () => {
    await authorise('a@proposed.test', 'b@proposed.test')
    expect(await find('proposed.test')).toBeUndefined()
    await authorise('c@proposed.test')
    expect(await find('proposed.test')).toMatchObject({ state: 'proposed', people: 3, addedBy: null })
    expect((await list({ state: 'proposed' })).map(({ domain }) => domain)).toEqual(['proposed.test'])
    expect((await list())[0]?.domain).toBe('proposed.test')
    expect((await remove('proposed.test')).status).toBe(204)
    expect(await find('proposed.test')).toBeUndefined()
    expect(await auditOf('proposed.test')).toEqual(['domain.declined'])
    expect((await set('proposed.test', 'authorise')).answer()).toMatchObject({
      state: 'authorise',
      addedBy: 'Alba Rey',
    })
  })

  it('starts counting again after a rejection, and never proposes free mail', async () => {
    await authorise('a@mixed.test', 'b@mixed.test')
    const { id } = await ask('c@mixed.test')
    await desk.reject(id, 'No')
    desk.app.clock.advance(1000)
    await authorise('d@mixed.test', 'e@mixed.test')
    expect(await find('mixed.test')).toBeUndefined()
    await authorise('f@mixed.test', 'a@gmx.net', 'b@gmx.net', 'c@gmx.net')
    expect(await find('mixed.test')).toMatchObject({ state: 'proposed' })
    expect(await find('gmx.net')).toBeUndefined()
  })

  it('goes back to asking when one of its people is suspended', async () => {
    await set('fallen.test', 'authorise')
    const person = await desk.app.signIn({ email: 'x@fallen.test' })
    await desk.app.call(suspendPerson, {
      token: desk.admin.token,
      params: { id: String(person.personId) },
      body: { reason: 'x' },
    })
    expect(await find('fallen.test')).toMatchObject({ state: 'ask', takenBack: 'suspension', suspended: 1 })
    expect((await ask('y@fallen.test')).state).toBe('waiting')
    expect(await auditOf('fallen.test')).toEqual(['domain.trusted', 'domain.taken-back'])
    expect((await set('fallen.test', 'authorise')).answer()).toMatchObject({ state: 'authorise', takenBack: null })
  })

  it('goes back to asking when mail to one of its people comes back', async () => {
    await set('returned.test', 'authorise')
    await revokeDomainTrust(desk.app.db, {
      email: 'Nobody@RETURNED.test',
      why: 'returned-mail',
      at: desk.app.clock.now(),
    })
    expect(await find('returned.test')).toMatchObject({ state: 'ask', takenBack: 'returned-mail' })
    await revokeDomainTrust(desk.app.db, {
      email: 'nobody@returned.test',
      why: 'returned-mail',
      at: desk.app.clock.now(),
    })
    expect(await auditOf('returned.test')).toEqual(['domain.trusted', 'domain.taken-back'])
  })

  it.each([{ sort: 'name' }, { state: 'declined' }, { pageSize: 9 }, { country: 'ESP' }])(
    'rejects %j',
    async (query) => {
      expect((await desk.app.call(listDomains, { token: desk.admin.token, query })).failure().type).toBe('validation')
    },
  )

  it('needs a confirmed session to change what happens to requests', async () => {
    const other = await desk.app.signIn({ role: 'admin' })
    await desk.app.db.update(sessions).set({ confirmedUntil: null }).where(eq(sessions.personId, other.personId))
    const params = { domain: 'later.test' }
    const result = await desk.app.call(setDomainState, { token: other.token, params, body: { state: 'authorise' } })
    expect(result.failure().type).toBe('reauthentication')
  })

  it('needs the permission users', async () => {
    const editor = await desk.app.signIn({ role: 'editor' })
    const params = { domain: 'free.test' }
    const calls = [
      desk.app.call(listDomains, { token: editor.token }),
      desk.app.call(setDomainState, { token: editor.token, params, body: { state: 'ask' } }),
      desk.app.call(deleteDomain, { token: editor.token, params }),
    ]
    for (const result of await Promise.all(calls)) expect(result.failure().type).toBe('permission')
  })
})
