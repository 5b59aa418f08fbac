import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import { checkSetupLink, createFirstAdmin } from '@mixed-zone/contract/endpoints/access-setup'
import { listSettings } from '@mixed-zone/contract/endpoints/studio/settings'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith } from '../../../test/fake-server.ts'
import { fill } from '../../../test/fill.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { renderScreen, storedSession } from '../../../test/render-screen.tsx'

const server = portalServer()

const open = () => renderScreen('/en/setup/the-token')

async function fillForm(user: Awaited<ReturnType<typeof open>>) {
  await fill(user, await screen.findByLabelText('Name'), 'Ruth')
  await fill(user, screen.getByLabelText('Surnames'), 'Aldana')
  await fill(user, screen.getByLabelText('Email'), 'ruth@league.test')
  await fill(user, screen.getByLabelText('Password'), 'Floodlight-44')
  await fill(user, screen.getByLabelText('Repeat password'), 'Floodlight-44')
  await user.click(screen.getByRole('button', { name: 'Create the account and start' }))
}

const LOGIN: AnswerOf<typeof createFirstAdmin> = {
  token: 'a-session',
  key: 'a-key',
  user: {
    id: '1',
    firstName: 'Ruth',
    surnames: 'Aldana',
    email: 'ruth@league.test',
    role: 'admin',
    comunicationsLocale: 'en',
    newsletter: false,
    unsubscribeId: 'x',
  },
  permissions: ['settings'],
  mustChangePassword: false,
  mustAcceptEmbargoTerms: false,
  expiresAt: '2026-11-15T18:48:00.000Z',
}

describe('Setup screen', () => {
  it('says how to get another link if this one is spent', async () => {
    server.on(checkSetupLink, () => ({ valid: false }))
    await open()
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument()
    expect(screen.getByText(/restart the server/)).toBeInTheDocument()
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('names every missing field before it sends', async () => {
    server.on(checkSetupLink, () => ({ valid: true }))
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Create the account and start' }))
    for (const label of ['Name', 'Surnames', 'Email', 'Password', 'Repeat password']) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`^The ${label} field is required`))
    }
    expect(server.requestsTo(createFirstAdmin)).toEqual([])
  })

  it('logs the first admin in', async () => {
    server.on(checkSetupLink, () => ({ valid: true }))
    server.on(createFirstAdmin, () => LOGIN)
    server.on(listSettings, failWith('generic'))
    const user = await open()
    await fillForm(user)
    await waitFor(() => expect(storedSession()).toMatchObject({ token: 'a-session' }))
    expect(server.requestsTo(createFirstAdmin)).toMatchObject([
      { body: { token: 'the-token', email: 'ruth@league.test', comunicationsLocale: 'en' } },
    ])
  })

  it('keeps the form if the address has an account', async () => {
    server.on(checkSetupLink, () => ({ valid: true }))
    server.on(createFirstAdmin, failWith('conflict'))
    const user = await open()
    await fillForm(user)
    expect(await screen.findByText('That address already has an account. Please use another.')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue('ruth@league.test')
  })

  it('keeps the form if the link is refused and cannot be checked again', async () => {
    server.on(checkSetupLink, () => ({ valid: true }))
    server.on(createFirstAdmin, failWith('link'))
    const user = await open()
    await screen.findByLabelText('Name')
    server.on(checkSetupLink, failWith('generic'))
    await fillForm(user)
    await waitFor(() => expect(server.requestsTo(checkSetupLink)).toHaveLength(2))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue('ruth@league.test')
  })
})
