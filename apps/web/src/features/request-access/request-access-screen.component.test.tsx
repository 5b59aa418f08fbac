import { setTimeout as pause } from 'node:timers/promises'
import { getRequestStatus, loadRegisterTypes, register } from '@mixed-zone/contract/endpoints/access'
import { registerTypesResponse } from '@mixed-zone/test-data/account-responses'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fill } from '../../../test/fill.ts'
import { failWith, hold, loseConnection } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { act } from '../../../test/react.ts'

const server = portalServer()

beforeEach(() => server.on(loadRegisterTypes, () => registerTypesResponse()))

const findSend = () => screen.findByRole('button', { name: 'Send request' })

async function chooseCountry(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: /Country/ }))
  await user.click(await screen.findByRole('option', { name: new RegExp(`${name}$`) }))
}

async function fillIn(user: UserEvent): Promise<void> {
  await findSend()
  await fill(user, screen.getByLabelText('Name'), 'Rui')
  await fill(user, screen.getByLabelText('Surnames'), 'Sá')
  await fill(user, screen.getByLabelText('Email'), 'rui@tarde.test')
  await user.selectOptions(screen.getByLabelText('Region'), 'europe')
  await chooseCountry(user, 'Spain')
  await fill(user, screen.getByLabelText('Number'), '612 34 56 78')
  await fill(user, screen.getByLabelText('Media name'), 'Correio da Tarde')
  await user.selectOptions(screen.getByLabelText('Media type'), 'newspaper')
  await user.selectOptions(screen.getByLabelText('Job type'), 'journalist')
}

describe('Access request', () => {
  it('shows a skeleton while its choices load', async () => {
    const { handler, release } = hold(() => registerTypesResponse())
    server.on(loadRegisterTypes, handler)
    await renderScreen('/en/request-access')
    expect(await within(await screen.findByRole('main')).findByRole('status')).toHaveTextContent('Loading…')
    release()
    expect(await findSend()).toBeInTheDocument()
  })

  it('names the missing fields, and each name leads to its field', async () => {
    const user = await renderScreen('/en/request-access')
    await user.click(await findSend())

    expect(await screen.findByText('The Surnames field is required')).toBeInTheDocument()
    expect(screen.getByText('The Legal terms field is required')).toBeInTheDocument()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Media name' }))
    expect(screen.getByLabelText('Media name')).toHaveFocus()
    expect(server.requestsTo(register)).toEqual([])
  })

  it('asks for the telephone when its number is empty, and for the prefix when only that is missing', async () => {
    const user = await renderScreen('/en/request-access')
    await user.click(await findSend())
    const number = screen.getByLabelText('Number')
    expect(number).toHaveAccessibleDescription(/^The Telephone field is required/)

    await fill(user, number, '612 34 56 78')
    await user.click(await findSend())
    expect(number).toHaveAccessibleDescription(/^The Prefix field is required/)
  })

  it('reports an invalid email address', async () => {
    const user = await renderScreen('/en/request-access')
    await findSend()
    await fill(user, screen.getByLabelText('Email'), 'not an address')
    await user.click(await findSend())
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/^The format is wrong/)
  })

  it('offers only the countries of the chosen region', async () => {
    const user = await renderScreen('/en/request-access')
    await findSend()
    await user.selectOptions(screen.getByLabelText('Region'), 'africa')
    await user.click(screen.getByRole('button', { name: /Country/ }))
    await user.keyboard('Spain')
    expect(await screen.findByText('No matches')).toBeInTheDocument()
  })

  it('finds a country without its tilde', async () => {
    const types = registerTypesResponse()
    const countries = types.countries.map((country) => (country.id === 'ES' ? { ...country, name: 'España' } : country))
    server.on(loadRegisterTypes, () => ({ ...types, countries }))
    const user = await renderScreen('/es/request-access')
    await user.selectOptions(await screen.findByLabelText('Región'), 'europe')
    await user.click(screen.getByRole('button', { name: /País/ }))
    await user.keyboard('espan')
    expect(await screen.findByRole('option', { name: /España$/ })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: /Portugal$/ })).toBeNull()
  })

  it('keeps the entered values after a failed attempt and when the page is opened again', async () => {
    server.on(register, loseConnection)
    const user = await renderScreen('/en/request-access')
    await fillIn(user)
    const legal = screen.getByRole('checkbox', { name: /I have read and accept/ })
    await user.click(legal)
    await user.click(await findSend())
    expect(await screen.findByText(/The server cannot be reached/)).toBeInTheDocument()

    server.on(register, () => ({ status: 'requested' as const }))
    const again = await renderScreen('/en/request-access', { keepsStorage: true })
    await findSend()
    expect(screen.getByLabelText('Email')).toHaveValue('rui@tarde.test')
    expect(screen.getByLabelText('Number')).toHaveValue('612 34 56 78')
    expect(screen.getByRole('button', { name: /Country/ })).toHaveTextContent('Spain')
    expect(screen.getByRole('checkbox', { name: /I have read and accept/ })).toBeChecked()
    await again.click(await findSend())

    expect(await screen.findByRole('heading', { level: 1, name: 'Request sent' })).toBeInTheDocument()
    expect(server.requestsTo(register).at(-1)?.body).toMatchObject({ email: 'rui@tarde.test', country: 'ES' })
    await waitFor(() => expect(localStorage.getItem('access-request')).toBeNull())
  })

  it('stays when the connection is back and its choices cannot be loaded again', async () => {
    server.on(register, () => ({ status: 'requested' as const }))
    const user = await renderScreen('/en/request-access')
    await fillIn(user)
    server.on(loadRegisterTypes, failWith('generic'))
    act(() => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    await user.click(screen.getByRole('checkbox', { name: /I have read and accept/ }))
    await user.click(await findSend())

    expect(await screen.findByRole('heading', { level: 1, name: 'Request sent' })).toBeInTheDocument()
    expect(server.requestsTo(loadRegisterTypes)).toHaveLength(1)
  })

  it('stays when its choices cannot be loaded again', async () => {
    server.on(register, () => ({ status: 'requested' as const }))
    const user = await renderScreen('/en/request-access')
    await fillIn(user)
    server.on(loadRegisterTypes, failWith('generic'))
    const { queryClient } = await import('../../api/query-client.ts')
    await act(() => queryClient.refetchQueries({ queryKey: ['register-types'] }))

    expect(server.requestsTo(loadRegisterTypes)).toHaveLength(2)
    await user.click(screen.getByRole('checkbox', { name: /I have read and accept/ }))
    await user.click(await findSend())
    expect(await screen.findByRole('heading', { level: 1, name: 'Request sent' })).toBeInTheDocument()
  })

  it('opens the legal pages in a new tab', async () => {
    await renderScreen('/en/request-access')
    await findSend()
    const link = within(screen.getByRole('main')).getByRole('link', { name: /privacy policy/ })
    expect(link).toHaveAttribute('href', '/en/privacy-policy')
    expect(link).toHaveAttribute('target', '_blank')
  })
})

describe('Access request status', () => {
  const open = () => renderScreen('/en/request-access/the-code')
  const requestedAt = '2026-11-15T10:00:00.000Z'

  it('shows a rejection with its reason', async () => {
    server.on(getRequestStatus, () => ({
      state: 'rejected' as const,
      requestedAt,
      decidedAt: requestedAt,
      reason: 'No press card.',
    }))
    await open()
    expect(await screen.findByText('No press card.')).toBeInTheDocument()
  })

  it('keeps showing the state if it cannot be loaded again', async () => {
    server.on(getRequestStatus, () => ({ state: 'waiting' as const, requestedAt, decidedAt: null, reason: null }))
    await open()
    const state = await screen.findByText(/waiting/i, { selector: 'strong, b' })
    server.on(getRequestStatus, failWith('generic'))
    const { queryClient } = await import('../../api/query-client.ts')
    await queryClient.refetchQueries({ queryKey: ['request-status'] })
    // Queries tell their screens in a timer.
    await act(() => pause(20))
    expect(server.requestsTo(getRequestStatus)).toHaveLength(2)
    expect(state).toBeInTheDocument()
  })

  it('says that the request is unknown and links to the form', async () => {
    server.on(getRequestStatus, failWith('not-found'))
    await open()
    expect(await screen.findByText('We cannot find this request')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Request access' })).toHaveAttribute('href', '/en/request-access')
  })

  it('reports an error', async () => {
    server.on(getRequestStatus, failWith('generic'))
    await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Operation not available.')
  })
})
