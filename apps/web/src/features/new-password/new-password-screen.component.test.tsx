import { checkToken, resetPassword } from '@mixed-zone/contract/endpoints/access'
import { screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fill } from '../../../test/fill.ts'
import { failWith, loseConnection } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { act } from '../../../test/react.ts'
import { renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

const open = () => renderScreen('/en/new-password/the-token')
const findSave = () => screen.findByRole('button', { name: 'Save password' })

async function fillIn(user: UserEvent): Promise<void> {
  await fill(user, await screen.findByLabelText('Email'), 'kim@keys.test')
  await fill(user, screen.getByLabelText('New password'), 'Floodlight-44')
  await fill(user, screen.getByLabelText('Repeat password'), 'Floodlight-44')
}

describe('New password screen', () => {
  it('says that the link is spent and links to a new one', async () => {
    server.on(checkToken, () => ({ valid: false }))
    await open()
    expect(await screen.findByText('This link has already been used, or it is too old.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/en/forgot-password')
    expect(screen.queryByText(/may already be set/)).toBeNull()
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  it('asks for each empty field by its own label', async () => {
    server.on(checkToken, () => ({ valid: true }))
    const user = await open()
    await user.click(await findSave())
    for (const label of ['Email', 'New password', 'Repeat password']) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`^The ${label} field is required`))
    }
  })

  it('checks the password rule and the repetition before it sends', async () => {
    server.on(checkToken, () => ({ valid: true }))
    const user = await open()
    await user.click(await findSave())
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/^The Email field is required/)
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await fill(user, screen.getByLabelText('Email'), 'kim@keys.test')
    await fill(user, screen.getByLabelText('New password'), 'Floodlight-44')
    await fill(user, screen.getByLabelText('Repeat password'), 'Floodlight-45')
    await user.click(await findSave())

    expect(screen.getByLabelText('Repeat password')).toHaveAccessibleDescription(/^Password does not match/)
    expect(server.requestsTo(resetPassword)).toEqual([])
  })

  it('keeps the form when the email belongs to another account', async () => {
    server.on(checkToken, () => ({ valid: true }))
    server.on(resetPassword, failWith('link'))
    const user = await open()
    await fill(user, await screen.findByLabelText('Email'), 'somebody@else.test')
    await fill(user, screen.getByLabelText('New password'), 'Floodlight-44')
    await fill(user, screen.getByLabelText('Repeat password'), 'Floodlight-44')
    await user.click(await findSave())

    expect(
      await screen.findByText('This link does not belong to that email. Please check the address.'),
    ).toBeInTheDocument()
    expect(screen.getByLabelText('New password')).toHaveValue('Floodlight-44')
  })

  it('keeps what was typed when the link cannot be checked again', async () => {
    server.on(checkToken, () => ({ valid: true }))
    server.on(resetPassword, failWith('link'))
    const user = await open()
    await fillIn(user)
    server.on(checkToken, failWith('generic'))
    await user.click(await findSave())

    expect(await screen.findByText(/^This link does not belong/)).toBeInTheDocument()
    expect(server.requestsTo(checkToken)).toHaveLength(2)
    expect(screen.getByLabelText('Email')).toHaveValue('kim@keys.test')
  })

  it('says that the password may be set if the answer to an earlier attempt was lost', async () => {
    server.on(checkToken, () => ({ valid: true }))
    server.on(resetPassword, loseConnection)
    const user = await open()
    await fillIn(user)
    await user.click(await findSave())
    await screen.findByText(/^The server cannot be reached/)
    server.on(resetPassword, failWith('link'))
    server.on(checkToken, () => ({ valid: false }))
    await user.click(await findSave())

    expect(await screen.findByText(/Your password may already be set/)).toBeInTheDocument()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '/en/login')
    expect(main.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument()
  })

  it('does not check the link again when the connection is back', async () => {
    server.on(checkToken, () => ({ valid: true }))
    server.on(resetPassword, () => undefined)
    const user = await open()
    await fillIn(user)
    server.on(checkToken, failWith('generic'))
    act(() => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    await user.click(await findSave())

    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeInTheDocument()
    expect(server.requestsTo(checkToken)).toHaveLength(1)
  })
})
