import { ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

portalServer()

const ADMIN = { ...READER, permissions: ROLE_PERMISSIONS.admin }

describe('Studio', () => {
  it('leads visitors to login', async () => {
    await renderScreen('/en/studio')
    expect(await screen.findByRole('button', { name: 'Connect' })).toBeInTheDocument()
  })

  it.each([[[]], [['embargo'] as const]])('is page not found for a reader with permissions %j', async (permissions) => {
    await renderScreen('/en/studio', { session: { ...READER, permissions } })
    expect(await screen.findByText('The page you are looking for no longer exists.')).toBeInTheDocument()
  })

  it('says so to staff whose permissions open no screen', async () => {
    await renderScreen('/en/studio', { session: { ...READER, permissions: ['export'] } })
    expect(await screen.findByText('None of your permissions opens a screen.')).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'See the portal' })[0]).toHaveAttribute('href', '/en/home')
  })

  it('is linked in the account menu of staff', async () => {
    const user = await renderScreen('/en/home', { session: ADMIN })
    await user.click(await screen.findByRole('button', { name: 'Aoife’s account' }))
    expect(await screen.findByRole('link', { name: 'Studio' })).toHaveAttribute('href', '/en/studio')
  })

  it('is not linked in the account menu of a reader', async () => {
    const user = await renderScreen('/en/home', { session: READER })
    await user.click(await screen.findByRole('button', { name: 'Aoife’s account' }))
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Studio' })).toBeNull()
  })
})
