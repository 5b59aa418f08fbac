import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

portalServer()

describe('Side bar', () => {
  it('shows the initials of first name and surnames, as colleagues see them', async () => {
    await renderScreen('/en/studio', { session: { ...READER, permissions: ['publish'] } })
    const account = within(await screen.findByRole('link', { name: 'Aoife, Account' }))
    expect(await account.findByText('AB')).toBeInTheDocument()
  })
})
