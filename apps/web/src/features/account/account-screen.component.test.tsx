import { endOwnSession, listOwnSessions } from '@mixed-zone/contract/endpoints/access-sessions'
import { getUserData, updateUserData } from '@mixed-zone/contract/endpoints/people'
import { changePassword, loadRegisterTypes, login, logout } from '@mixed-zone/contract/endpoints/access'
import {
  loginResponse,
  registerTypesResponse,
  userDataResponse,
  userResponse,
} from '@mixed-zone/test-data/account-responses'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fill } from '../../../test/fill.ts'
import { failWith, hold, loseConnection } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen, storedSession } from '../../../test/render-screen.tsx'

const server = portalServer()

const at = '2026-11-15T10:00:00.000Z'
const OWN = { id: '1', device: 'Mozilla/5.0', address: '192.0.2.7', createdAt: at, lastUsedAt: at, current: true }
const OTHER = { ...OWN, id: '2', current: false }

beforeEach(() => {
  server.on(loadRegisterTypes, () => registerTypesResponse())
  server.on(getUserData, () => userDataResponse())
  server.on(listOwnSessions, () => ({ sessions: [OWN, OTHER] }))
})

const open = () => renderScreen('/en/account', { session: READER })

async function logIn(user: UserEvent): Promise<void> {
  await fill(user, await screen.findByLabelText('Email'), 'aoife@wire.test')
  await fill(user, screen.getByLabelText('Password'), 'Press-Box-2026')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
}

describe('Account screen', () => {
  it('shows a skeleton while it loads', async () => {
    const { handler, release } = hold(() => userDataResponse())
    server.on(getUserData, handler)
    await open()
    expect(await within(await screen.findByRole('main')).findByRole('status')).toHaveTextContent('Loading…')
    release()
    expect(await screen.findByLabelText('Name')).toHaveValue('Aoife')
  })

  it('saves a field when it is left, and says when that failed', async () => {
    server.on(updateUserData, loseConnection)
    const user = await open()
    const name = await screen.findByLabelText('Name')
    await fill(user, name, 'Inês 🎙️')
    await user.tab()
    const notSaved = await screen.findByText(/Not saved/)
    expect(notSaved).toHaveTextContent('Error! Not saved')
    expect(within(notSaved).getByText('Error!').tagName).toBe('STRONG')
    expect(name).toHaveValue('Inês 🎙️')

    server.on(updateUserData, ({ body }) => userDataResponse(body))
    await user.click(name)
    await user.tab()

    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(server.requestsTo(updateUserData).at(-1)?.body).toMatchObject({ name: 'Inês 🎙️' })
  })

  it('does not save an empty name', async () => {
    const user = await open()
    const name = await screen.findByLabelText('Name')
    await user.clear(name)
    await user.tab()
    expect(name).toHaveAccessibleDescription(/^The Name field is required/)
    expect(server.requestsTo(updateUserData)).toEqual([])
  })

  it('keeps and saves what was typed while the session ended, after the next login', async () => {
    server.on(updateUserData, failWith('token'))
    const user = await open()
    await fill(user, await screen.findByLabelText('Media name'), 'Atlantic Evening Wire')
    await user.tab()

    expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument()
    server.on(login, () => loginResponse())
    server.on(updateUserData, ({ body }) => userDataResponse(body))
    await logIn(user)

    expect(await screen.findByLabelText('Media name')).toHaveValue('Atlantic Evening Wire')
    await waitFor(() =>
      expect(server.requestsTo(updateUserData).at(-1)?.body).toEqual({ companyName: 'Atlantic Evening Wire' }),
    )
    expect(await screen.findByText('Saved')).toBeInTheDocument()
  })

  it('saves what was typed offline when the connection is back', async () => {
    server.on(updateUserData, loseConnection)
    const user = await open()
    await fill(user, await screen.findByLabelText('Media name'), 'Atlantic Evening Wire')
    await user.tab()
    expect(await screen.findByText(/^The server cannot be reached/)).toBeInTheDocument()

    server.on(updateUserData, ({ body }) => userDataResponse(body))
    window.dispatchEvent(new Event('online'))

    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(server.requestsTo(updateUserData).at(-1)?.body).toEqual({ companyName: 'Atlantic Evening Wire' })
    expect(screen.queryByText(/^The server cannot be reached/)).toBeNull()
  })

  it('restores and saves what a closed tab could not save', async () => {
    server.on(updateUserData, loseConnection)
    const user = await open()
    await fill(user, await screen.findByLabelText('Media name'), 'Atlantic Evening Wire')
    server.on(updateUserData, ({ body }) => userDataResponse(body))
    await renderScreen('/en/account', { keepsStorage: true })

    expect(await screen.findByLabelText('Media name')).toHaveValue('Atlantic Evening Wire')
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(server.requestsTo(updateUserData).at(-1)?.body).toEqual({ companyName: 'Atlantic Evening Wire' })
  })

  it("does not offer another person's unsaved values, and deletes one's own at sign-out", async () => {
    const user = await open()
    await fill(user, await screen.findByLabelText('Media name'), 'Atlantic Evening Wire')
    server.on(getUserData, () => userDataResponse({ id: '8' }))
    await renderScreen('/en/account', { keepsStorage: true })
    expect(await screen.findByLabelText('Media name')).not.toHaveValue('Atlantic Evening Wire')

    server.on(logout, () => undefined)
    await user.click(screen.getByRole('button', { name: 'Aoife’s account' }))
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByLabelText('Password')
    expect(Object.keys(localStorage).filter((name) => name.startsWith('unsaved-'))).toEqual([])
  })

  it('changes nothing of the next person when the answer to the one before arrives late', async () => {
    const { handler, release } = hold(() => userDataResponse({ newsletter: true }))
    server.on(updateUserData, handler)
    server.on(logout, () => undefined)
    server.on(login, () => loginResponse({ user: userResponse({ id: '8', firstName: 'Bea' }) }))
    const user = await open()
    await user.click(await screen.findByRole('switch', { name: /newsletter/ }))
    await fill(user, screen.getByLabelText('Name'), 'Inês')
    await fill(user, screen.getByLabelText('Media name'), 'Atlantic Evening Wire')
    await user.click(screen.getByRole('button', { name: 'Aoife’s account' }))
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    server.on(getUserData, () => userDataResponse({ id: '8', name: 'Bea' }))
    await logIn(user)
    await user.click(await screen.findByRole('button', { name: 'Bea’s account' }))
    release()
    // In the account menu, and in the bar of phones.
    const [link = document.body] = screen.getAllByRole('link', { name: 'Account' })
    await user.click(link)

    expect(await screen.findByLabelText('Name')).toHaveValue('Bea')
    expect(storedSession().user).toEqual({ id: '8', firstName: 'Bea' })
    // Of the fields, the second one waited for the first.
    expect(server.requestsTo(updateUserData).map(({ body }) => body)).toEqual([{ newsletter: true }, { name: 'Inês' }])
  })

  it('asks for each empty password by its own label', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Change password' }))
    for (const label of ['Current password', 'New password', 'Repeat password']) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`^The ${label} field is required`))
    }
    expect(server.requestsTo(changePassword)).toEqual([])
  })

  it('closes another session and has no button for the current one', async () => {
    server.on(endOwnSession, () => undefined)
    const user = await open()
    const close = await screen.findByRole('button', { name: /^Close the session on/ })
    server.on(listOwnSessions, () => ({ sessions: [OWN] }))
    await user.click(close)
    expect(await screen.findByText('Session closed.')).toBeInTheDocument()
    expect(server.requestsTo(endOwnSession)[0]?.params).toEqual({ id: '2' })
  })

  it('reports an error', async () => {
    server.on(getUserData, failWith('generic'))
    await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Operation not available.')
  })
})

describe('Account screen with a provisional password', () => {
  it('offers no link in header and menu that would only lead back', async () => {
    server.on(login, () => loginResponse({ mustChangePassword: true, permissions: ['export', 'posts'] }))
    const user = await renderScreen('/en/account')
    await logIn(user)
    await screen.findByRole('heading', { level: 1, name: 'Choose your password' })
    await user.click(screen.getByRole('button', { name: 'Aoife’s account' }))
    const links = within(screen.getByRole('banner')).getAllByRole('link')
    // The logo, and this page in all languages.
    const others = links
      .map((link) => link.getAttribute('href'))
      .filter((href) => !/^\/\w\w(\/account)?$/.test(href ?? ''))
    expect(others).toEqual([])
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
  })

  describe('whose change has lost its answer', () => {
    async function logInAndChange(): Promise<UserEvent> {
      server.on(login, () => loginResponse({ mustChangePassword: true }))
      server.on(listOwnSessions, failWith('password-change'))
      server.on(changePassword, loseConnection)
      const user = await renderScreen('/en/login')
      await logIn(user)
      await fill(user, await screen.findByLabelText('Provisional password'), 'Press-Box-2026')
      await fill(user, screen.getByLabelText('New password'), 'Floodlight-44')
      await fill(user, screen.getByLabelText('Repeat password'), 'Floodlight-44')
      return user
    }
    const save = () => screen.getByRole('button', { name: 'Save and continue' })

    it.each([
      ['', () => ({ sessions: [OWN] })],
      [', also when new terms are due', failWith('terms')],
    ])('goes on at once if the password is not provisional any more%s', async (_also, handler) => {
      const user = await logInAndChange()
      server.on(listOwnSessions, handler)
      await user.click(save())
      expect(await screen.findByText(/^Password changed/)).toBeInTheDocument()
      expect(await screen.findByRole('link', { name: /Lead story/ })).toBeInTheDocument()
    })

    it('goes on with the next attempt, for which the provisional password is wrong', async () => {
      const user = await logInAndChange()
      server.on(listOwnSessions, loseConnection)
      await user.click(save())
      expect(await screen.findByText(/^The server cannot be reached/)).toBeInTheDocument()
      server.on(listOwnSessions, () => ({ sessions: [OWN] }))
      server.on(changePassword, failWith('validation', { fields: { password: 'Wrong password' } }))
      await user.click(save())
      expect(await screen.findByText(/^An earlier attempt had already changed your password/)).toBeInTheDocument()
      expect(await screen.findByRole('link', { name: /Lead story/ })).toBeInTheDocument()
    })

    it('stays in the form if the provisional password is really wrong', async () => {
      const user = await logInAndChange()
      server.on(changePassword, failWith('validation', { fields: { password: 'Wrong password' } }))
      await user.click(save())
      expect(await screen.findByText('Wrong password')).toBeInTheDocument()
      expect(screen.getByLabelText('New password')).toHaveValue('Floodlight-44')
    })
  })
})

describe('Browser storage', () => {
  it('holds nothing about the person but id and first name after login and after a change of their data', async () => {
    server.on(login, () => loginResponse({ permissions: ['export'] }))
    server.on(updateUserData, ({ body }) => userDataResponse(body))
    const user = await renderScreen('/en/account')
    await logIn(user)
    const name = await screen.findByLabelText('Name')
    const session = { token: 'token-8', key: 'key-8', isUserLoggedIn: true, permissions: ['export'], urlHistory: null }
    expect(storedSession()).toEqual({ ...session, user: { id: '7', firstName: 'Aoife' } })

    await fill(user, name, 'Inês')
    await user.tab()
    expect(await screen.findByText('Saved')).toBeInTheDocument()

    expect(storedSession()).toEqual({ ...session, user: { id: '7', firstName: 'Inês' } })
    expect({ ...localStorage }).toEqual({ consent: 'rejected', locale: 'en', session: expect.any(String) })
    expect({ ...sessionStorage }).toEqual({})
  })

  it('is not needed for the email that password managers store a new password with', async () => {
    await open()
    await screen.findByLabelText('New password')
    expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('aoife@wire.test')
  })
})
