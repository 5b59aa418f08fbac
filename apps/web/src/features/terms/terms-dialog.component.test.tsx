import { logout } from '@mixed-zone/contract/endpoints/access'
import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { acceptTerms } from '@mixed-zone/contract/endpoints/people'
import { homeResponse } from '@mixed-zone/test-data/responses'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen, storedSession } from '../../../test/render-screen.tsx'

const server = portalServer()

describe('TermsDialog', () => {
  it('covers the page until the new texts are accepted, and then loads it', async () => {
    server.on(getHome, failWith('terms'))
    server.on(acceptTerms, () => {
      server.on(getHome, () => homeResponse())
      return undefined
    })
    const user = await renderScreen('/en/home', { session: READER })
    expect(await screen.findByRole('alertdialog', { name: 'There are new terms' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute('href', '/en/privacy-policy')
    await user.click(screen.getByRole('button', { name: 'I have read and accept them' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(server.requestsTo(getHome).length).toBeGreaterThan(1))
  })

  it('keeps the dialog open with the reason if the call fails', async () => {
    server.on(getHome, failWith('terms'))
    server.on(acceptTerms, failWith('unavailable'))
    const user = await renderScreen('/en/home', { session: READER })
    await user.click(await screen.findByRole('button', { name: 'I have read and accept them' }))
    expect(await screen.findByText(/Operation not available/)).toBeInTheDocument()
  })

  it('signs out who does not accept', async () => {
    server.on(getHome, failWith('terms'))
    server.on(logout, () => undefined)
    const user = await renderScreen('/en/home', { session: READER })
    await user.click(await screen.findByRole('button', { name: 'Not now: sign out' }))
    await waitFor(() => expect(storedSession().isUserLoggedIn).not.toBe(true))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
