import {
  cancelMail,
  countMails,
  getMail,
  getMailContent,
  getMailServer,
  getMailTemplate,
  listMails,
  listSuppressedAddresses,
  releaseAddress,
  resendMail,
  sendTestMail,
} from '@mixed-zone/contract/endpoints/studio/mail'
import type { MailItem, MailServer } from '@mixed-zone/contract/schemas/studio/mail'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { aMail, detailOf, RETURNED, STATES, WAITING, WORKING } from './mails.fixture.ts'

const server = portalServer()

const OFFICER = { ...READER, permissions: ['users'] as const }

let stored: Map<string, MailItem>

beforeEach(() => {
  stored = new Map([RETURNED, WAITING, aMail(3, { template: 'another-template' })].map((item) => [item.id, item]))
  const find = (id: string) => stored.get(id) ?? failWith('not-found')()
  const update = (id: string, change: Partial<MailItem>) => {
    stored.set(id, { ...find(id), ...change })
    return detailOf(find(id))
  }
  server.on(listMails, ({ query: { state, page, pageSize } }) => {
    const items = [...stored.values()].filter((item) => state === undefined || item.state === state)
    return { items, total: items.length, page, pageSize }
  })
  server.on(countMails, () => ({ states: STATES, resendable: 1, suppressedAddresses: 1 }))
  server.on(getMailServer, () => WORKING)
  server.on(getMail, ({ params: { id } }) => detailOf(find(id)))
  server.on(getMailContent, () => ({ subject: 'Your access', text: 'Hello <b>Caio</b>', htmlUrl: '/api/mails/1?k=x' }))
  server.on(resendMail, ({ params: { id } }) => update(id, { state: 'waiting', canBeSentAgain: false }))
  server.on(cancelMail, ({ params: { id } }) => update(id, { state: 'cancelled', canBeCancelled: false }))
  server.on(listSuppressedAddresses, ({ query: { page, pageSize } }) => ({
    items: [{ address: 'caio@diario.test', since: '2026-11-14T21:07:00.000Z', answer: '550 no', mailId: '1' }],
    total: 1,
    page,
    pageSize,
  }))
})

const openMail = (search = '', locale = 'en') => renderScreen(`/${locale}/studio/mail${search}`, { session: OFFICER })
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const findPanel = (name: string) => screen.findByRole('complementary', { name })

describe('Outgoing mail', () => {
  it('lists mails with their state and what the mail server answered', async () => {
    await openMail()
    expect(await findRow('person1@')).toHaveTextContent('Came backProvisional password')
    expect(await findRow('person1@')).toHaveTextContent('550 5.1.1 no such user1 try')
    expect(await findRow('person3@')).toHaveTextContent('another-template')
    expect(screen.getByRole('link', { name: /^Came back 1/ })).toHaveAttribute('href', '/en/studio/mail?state=returned')
    expect(screen.queryByRole('link', { name: /^Uncertain/ })).toBeNull()
  })

  it('shows attempts, the address held back and a domain that refuses', async () => {
    await openMail()
    const panel = await findPanel('Provisional password')
    expect(await within(panel).findByText('to Caio Moura, in Portuguese')).toBeVisible()
    expect(within(panel).getByText('550 5.1.1 no such user')).toBeVisible()
    expect(within(panel).getByText('Address held back.')).toBeVisible()
    expect(within(panel).getByText('The whole domain refuses.')).toBeVisible()
  })

  it('takes filters from the address', async () => {
    const user = await openMail('?state=returned&locale=pt')
    await findRow('person1@')
    expect(server.requestsTo(listMails).at(-1)?.query).toMatchObject({ state: 'returned', locale: 'pt' })
    await user.selectOptions(screen.getByLabelText('Kind'), 'Request rejected')
    await waitFor(() => expect(server.requestsTo(listMails).at(-1)?.query.template).toBe('rejected'))
  })

  it('sends a mail again with a reason', async () => {
    const user = await openMail()
    await user.click(await screen.findByRole('button', { name: 'Send again…' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await within(dialog).findByText('Write a reason.')).toBeVisible()
    await user.type(within(dialog).getByLabelText('Reason'), ' New mailbox ')
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('The mail is in the queue again.')).toBeVisible()
    expect(server.requestsTo(resendMail)).toMatchObject([{ params: { id: '1' }, body: { reason: 'New mailbox' } }])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again…' })).toBeNull())
  })

  it('cancels a waiting mail, and says so if it has left meanwhile', async () => {
    const user = await openMail('?open=2')
    server.on(cancelMail, failWith('conflict'))
    await user.click(await screen.findByRole('button', { name: 'Cancel the mail…' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Reason'), 'Mistake')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the mail' }))
    expect(await screen.findByText('It has changed meanwhile.')).toBeVisible()
  })

  it('says when a waiting mail leaves, and when the next attempt is', async () => {
    const nextAttemptAt = new Date(Date.now() + 55_000).toISOString()
    stored.set('2', { ...WAITING, nextAttemptAt })
    stored.set('4', aMail(4, { state: 'retrying', answer: '421 try again later', nextAttemptAt }))
    await openMail()
    expect(await findRow('person2@')).toHaveTextContent(/leaves in \d+ scan be cancelled/)
    expect(await findRow('person4@')).toHaveTextContent(/421 try again latertry 2 at/)
  })

  it('tells how the mail server answers', async () => {
    await openMail()
    expect(await screen.findByText('Server answers, 84 ms')).toBeVisible()
    expect(screen.queryByText(/No mail has left since/)).toBeNull()
  })

  it('warns while the mail server does not answer', async () => {
    const failingSince = '2026-11-14T18:20:00.000Z'
    const lastAttempt = { at: failingSince, answer: 'connect ECONNREFUSED', durationMs: 3 }
    const failing: MailServer = { state: 'failing', lastAttempt, failingSince, oldestWaitingSince: failingSince }
    server.on(getMailServer, () => failing)
    await openMail()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/No mail has left since 2026\/11\/14/)
    expect(alert).toHaveTextContent('Last answer: connect ECONNREFUSED.')
    expect(alert).toHaveTextContent('The oldest has been waiting since')
  })

  it('shows each kind of mail in the chosen language', async () => {
    server.on(getMailTemplate, ({ params: { template }, query: { locale } }) => ({
      subject: `${template} ${locale}`,
      text: 'Hello Marta',
      htmlUrl: `/api/mail-templates/${template}/${locale}?k=x`,
    }))
    const user = await openMail('?state=templates&template=rejected')
    expect(await screen.findByTitle('rejected en')).toHaveAttribute('sandbox', '')
    await user.click(screen.getByRole('radio', { name: 'Portuguese' }))
    expect(await screen.findByTitle('rejected pt')).toHaveAttribute('src', '/api/mail-templates/rejected/pt?k=x')
    await user.click(screen.getByRole('link', { name: 'New device' }))
    expect(await screen.findByRole('heading', { name: 'new-device pt' })).toBeVisible()
  })

  it('shows the content in a sandboxed frame, and as text', async () => {
    const user = await openMail()
    await user.click(await screen.findByRole('button', { name: 'Read the mail' }))
    const frame = await screen.findByTitle('Your access')
    expect(frame).toHaveAttribute('sandbox', '')
    expect(frame).toHaveAttribute('src', '/api/mails/1?k=x')
    await user.click(screen.getByRole('radio', { name: 'Text' }))
    expect(await screen.findByText('Hello <b>Caio</b>')).toBeVisible()
  })

  it('sends a test to oneself and opens it', async () => {
    server.on(sendTestMail, () => {
      stored.set('9', aMail(9, { state: 'waiting', template: 'delivery-test', answer: null }))
      return { id: '9' }
    })
    const user = await openMail()
    await findRow('person1@')
    await user.click(screen.getByRole('button', { name: 'Test the delivery' }))
    expect(await findPanel('Delivery test')).toBeVisible()
    expect(window.location.search).toContain('open=9')
  })

  it('releases an address with a reason', async () => {
    server.on(releaseAddress, () => undefined)
    const user = await openMail('?state=addresses')
    await user.click(await screen.findByRole('button', { name: 'Release caio@diario.test' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Reason'), 'They asked')
    await user.click(within(dialog).getByRole('button', { name: 'Release' }))
    expect(await screen.findByText('caio@diario.test gets mails again.')).toBeVisible()
    expect(server.requestsTo(releaseAddress)[0]?.body).toEqual({ address: 'caio@diario.test', reason: 'They asked' })
  })

  it('shows an error in place of the list, and a sentence if there is none', async () => {
    server.on(listMails, failWith('generic'))
    await openMail()
    expect(await screen.findByText('Error!')).toBeVisible()
    server.on(listMails, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
    await openMail()
    expect(await screen.findByText('No mail has been sent yet')).toBeVisible()
  })

  it.each([
    ['es', 'Correo saliente'],
    ['pt', 'Correio de saída'],
  ])('is written in %s', async (locale, title) => {
    await openMail('', locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
