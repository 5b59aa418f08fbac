import { confirmIdentity } from '@mixed-zone/contract/endpoints/access'
import { changeRole } from '@mixed-zone/contract/endpoints/studio/people'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith, fakeServer, hold } from '../../../test/fake-server.ts'
import { fill } from '../../../test/fill.ts'
import { renderComponent } from '../../../test/render-component.tsx'
import { READER } from '../../../test/render-screen.tsx'
import { act, cleanup } from '../../../test/react.ts'
import { clearSession, setSession } from '../../session/session-store.ts'
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx'
import { sharedTexts } from './shared-texts.ts'
import { studioClient } from './studio-client.ts'

const server = fakeServer()

beforeEach(() => setSession(READER))

const setRole = () => studioClient.call(changeRole, { role: 'media' }, { params: { id: '7' } })

describe('studioClient', () => {
  it('asks for the password, says that it is wrong, and repeats the call after the right one', async () => {
    server.on(changeRole, failWith('reauthentication'))
    server.on(confirmIdentity, failWith('validation', { fields: { password: 'wrong' } }))
    const user = await renderComponent(<ConfirmIdentityDialog />, { texts: sharedTexts })
    const result = setRole()
    const field = await screen.findByLabelText('Password')
    await waitFor(() => expect(field).toHaveFocus())
    await fill(user, field, 'not it')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('The password is not right.')).toBeInTheDocument()

    server.on(confirmIdentity, () => ({ confirmedUntil: '2026-11-15T20:00:00.000Z' }))
    server.on(changeRole, failWith('not-found'))
    await fill(user, field, 'Press-Box-2026')
    await user.keyboard('{Enter}')
    expect(await result).toMatchObject({ ok: false, failure: { type: 'not-found' } })
    expect(server.requestsTo(confirmIdentity).at(-1)?.body).toEqual({ password: 'Press-Box-2026' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('repeats the call after a one-time code, too', async () => {
    server.on(changeRole, failWith('reauthentication'))
    server.on(confirmIdentity, () => ({ confirmedUntil: '2026-11-15T20:00:00.000Z' }))
    const user = await renderComponent(<ConfirmIdentityDialog />, { texts: sharedTexts })
    const result = setRole()
    await user.click(await screen.findByRole('button', { name: 'Use a code' }))
    server.on(changeRole, failWith('not-found'))
    await fill(user, screen.getByLabelText('One-time code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await result).toMatchObject({ ok: false, failure: { type: 'not-found' } })
    expect(server.requestsTo(confirmIdentity).at(-1)?.body).toEqual({ code: '123456' })
    expect(server.requestsTo(changeRole)).toHaveLength(2)
  })

  it('returns the failure without another call if the person cancels', async () => {
    server.on(changeRole, failWith('reauthentication'))
    const user = await renderComponent(<ConfirmIdentityDialog />, { texts: sharedTexts })
    const result = setRole()
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await result).toMatchObject({ ok: false, failure: { type: 'reauthentication' } })
    expect(server.requestsTo(changeRole)).toHaveLength(1)
  })

  it('returns the failure if the studio is left under the open dialog', async () => {
    server.on(changeRole, failWith('reauthentication'))
    await renderComponent(<ConfirmIdentityDialog />, { texts: sharedTexts })
    const result = setRole()
    await screen.findByRole('dialog')
    cleanup()
    expect(await result).toMatchObject({ ok: false, failure: { type: 'reauthentication' } })
  })

  it('asks once for two calls, also if the second is refused while the password is checked', async () => {
    server.on(changeRole, failWith('reauthentication'))
    const { handler, release } = hold(() => ({ confirmedUntil: '2026-11-15T20:00:00.000Z' }))
    server.on(confirmIdentity, handler)
    const user = await renderComponent(<ConfirmIdentityDialog />, { texts: sharedTexts })
    const first = setRole()
    await fill(user, await screen.findByLabelText('Password'), 'Press-Box-2026')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(server.requestsTo(confirmIdentity)).toHaveLength(1))
    const second = setRole()
    await waitFor(() => expect(server.requestsTo(changeRole)).toHaveLength(2))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    server.on(changeRole, failWith('not-found'))
    release()
    const repeated = { ok: false, failure: { type: 'not-found' } }
    expect(await Promise.all([first, second])).toMatchObject([repeated, repeated])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requestsTo(confirmIdentity)).toHaveLength(1)
  })

  it('neither asks the next person nor repeats the call if the session ends under the open dialog', async () => {
    server.on(changeRole, failWith('reauthentication'))
    await renderComponent(<ConfirmIdentityDialog />, { texts: sharedTexts })
    const result = setRole()
    await screen.findByLabelText('Password')
    act(clearSession)
    expect(await result).toMatchObject({ ok: false, failure: { type: 'reauthentication' } })
    act(() => setSession({ ...READER, token: 'token-8' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requestsTo(changeRole)).toHaveLength(1)
  })

  it('does not ask the next person about a call of the previous session that is refused late', async () => {
    const { handler, release } = hold(failWith('reauthentication'))
    server.on(changeRole, handler)
    await renderComponent(<ConfirmIdentityDialog />, { texts: sharedTexts })
    const result = setRole()
    await waitFor(() => expect(server.requestsTo(changeRole)).toHaveLength(1))
    act(() => setSession({ ...READER, token: 'token-8' }))
    release()
    expect(await result).toMatchObject({ ok: false, failure: { type: 'reauthentication' } })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
