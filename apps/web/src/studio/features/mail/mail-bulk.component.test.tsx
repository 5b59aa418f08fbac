import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import {
  cancelMails,
  countMails,
  getMail,
  getMailServer,
  listMails,
  resendMails,
} from '@mixed-zone/contract/endpoints/studio/mail'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith, loseConnection } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { aMail, detailOf, RETURNED, STATES, WAITING, WORKING } from './mails.fixture.ts'

const server = portalServer()

const JOB = {
  id: '5',
  kind: 'mail.resend',
  state: 'done',
  total: 1,
  finished: 1,
  failed: 0,
  createdAt: '2026-11-14T21:06:00.000Z',
  endedAt: '2026-11-14T21:06:01.000Z',
} as const

beforeEach(() => {
  const mails = [RETURNED, WAITING, aMail(3)]
  server.on(listMails, ({ query: { state, page, pageSize } }) => {
    const items = mails.filter((item) => state === undefined || item.state === state)
    return { items, total: items.length, page, pageSize }
  })
  server.on(countMails, () => ({ states: STATES, resendable: 1, suppressedAddresses: 1 }))
  server.on(getMailServer, () => WORKING)
  server.on(getMail, ({ params: { id } }) => detailOf(mails.find((item) => item.id === id) ?? RETURNED))
})

const openMail = (search = '') =>
  renderScreen(`/en/studio/mail${search}`, { session: { ...READER, permissions: ['users'] } })
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('Bulk actions on mails', () => {
  it('sends again all that were not sent, with one reason', async () => {
    server.on(resendMails, () => ({ jobId: '5' }))
    server.on(getJob, () => ({ job: JOB, rows: { items: [], total: 0, page: 1, pageSize: 50 } }))
    const user = await openMail()
    await user.click(await screen.findByRole('button', { name: 'Send again 1' }))
    const dialog = await screen.findByRole('dialog', { name: 'Send again 1' })
    await user.type(within(dialog).getByLabelText('Reason'), 'The server works again')
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(server.requestsTo(resendMails)).toHaveLength(1))
    expect(server.requestsTo(resendMails)[0]?.body).toEqual({
      filter: { state: 'resendable' },
      total: 1,
      reason: 'The server works again',
    })
  })

  it('keeps the dialog and the reason if the call fails, also when nothing is left to send', async () => {
    server.on(resendMails, loseConnection)
    const user = await openMail()
    await user.click(await screen.findByRole('button', { name: 'Send again 1' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Reason'), 'The server works again')
    server.on(countMails, () => ({ states: STATES, resendable: 0, suppressedAddresses: 1 }))
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible()
    expect(await screen.findByRole('dialog', { name: 'Send again 0' })).toBe(dialog)
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('The server works again')
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('The number has changed meanwhile. Look at it and try again.')).toBeVisible()
    expect(server.requestsTo(resendMails)).toHaveLength(1)
  })

  it('closes the dialog of a selection that going back has ended', async () => {
    const user = await openMail()
    await user.click(await screen.findByRole('link', { name: /^Waiting 1/ }))
    await waitFor(() => expect(window.location.search).toBe('?state=waiting'))
    await user.click(within(await findRow('person2@')).getByRole('checkbox'))
    await user.click(await screen.findByRole('button', { name: 'Cancel 1' }))
    await screen.findByRole('dialog')
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(within(await findRow('person1@')).getByRole('checkbox'))
    expect(await screen.findByRole('group', { name: 'Actions on the selected rows' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers what a selected mail of another page may allow', async () => {
    server.on(listMails, ({ query: { page, pageSize } }) => ({
      items: page === 1 ? [aMail(3)] : [RETURNED],
      total: pageSize + 1,
      page,
      pageSize,
    }))
    const user = await openMail('?page=2')
    await user.click(within(await findRow('person1@')).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    await user.click(within(await findRow('person3@')).getByRole('checkbox'))
    const bar = await screen.findByRole('group', { name: 'Actions on the selected rows' })
    expect(within(bar).getByRole('button', { name: 'Send again 2' })).not.toHaveAttribute('aria-disabled')
  })

  it('cancels the selected mails, and says what none of them allows', async () => {
    server.on(cancelMails, failWith('conflict'))
    const user = await openMail()
    await user.click(within(await findRow('person2@')).getByRole('checkbox'))
    const bar = await screen.findByRole('group', { name: 'Actions on the selected rows' })
    expect(within(bar).getByRole('button', { name: 'Send again 1' })).toHaveAttribute('aria-disabled', 'true')
    expect(within(bar).getByText('None of the selected mails can be sent again.')).toBeVisible()
    await user.click(within(bar).getByRole('button', { name: 'Cancel 1' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Reason'), 'Mistake')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the mail' }))
    expect(await screen.findByText('The number has changed meanwhile. Look at it and try again.')).toBeVisible()
    expect(server.requestsTo(cancelMails)[0]?.body).toEqual({ ids: ['2'], reason: 'Mistake' })
  })
})
