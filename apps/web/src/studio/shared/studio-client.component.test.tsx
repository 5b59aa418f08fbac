import { confirmIdentity } from '@mixed-zone/contract/endpoints/access'
import { changeRole } from '@mixed-zone/contract/endpoints/studio/people'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith, fakeServer } from '../../../test/fake-server.ts'
import { fill } from '../../../test/fill.ts'
import { renderComponent } from '../../../test/render-component.tsx'
import { READER } from '../../../test/render-screen.tsx'
import { setSession } from '../../session/session-store.ts'
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
})
