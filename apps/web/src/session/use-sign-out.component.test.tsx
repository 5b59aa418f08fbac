import { logout } from '@mixed-zone/contract/endpoints/access'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../test/fake-server.ts'
import { renderComponent } from '../../test/render-component.tsx'
import { READER } from '../../test/render-screen.tsx'
import { setSession, useSession } from './session-store.ts'
import { useSignOut } from './use-sign-out.tsx'

const network = vi.hoisted(() => ({ isOffline: true }))

vi.mock('../studio/app/sign-out/sign-out-question.tsx', () => {
  if (network.isOffline) throw new Error('Failed to fetch dynamically imported module')
  return { loadQuestionTexts: async () => {}, SignOutQuestion: () => <p>Send your work first?</p> }
})

const server = fakeServer()

beforeEach(() => {
  setSession({ ...READER, permissions: ['posts'] })
  server.on(logout, () => undefined)
})

function SignOutButton() {
  const { handleSignOut, question } = useSignOut()
  return (
    <>
      <button type="button" onClick={handleSignOut}>
        Sign out
      </button>
      {question}
    </>
  )
}

describe('useSignOut', () => {
  it('asks staff anyway if what checks for unsent work cannot be loaded', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const user = await renderComponent(<SignOutButton />)
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(confirm).toHaveBeenCalledWith(expect.stringContaining('work that was not sent')))
    expect(useSession.getState().token).toBe(READER.token)
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(useSession.getState().token).toBeNull())
    expect(server.requestsTo(logout)).toHaveLength(1)
    confirm.mockRestore()
  })

  it('loads what checks again with each attempt', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const user = await renderComponent(<SignOutButton />)
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
    network.isOffline = false
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('Send your work first?')).toBeInTheDocument()
    expect(useSession.getState().token).toBe(READER.token)
    confirm.mockRestore()
  })
})
