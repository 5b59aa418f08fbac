import { getDemo, leaveDemo } from '@mixed-zone/contract/endpoints/studio/demo'
import { listSettings } from '@mixed-zone/contract/endpoints/studio/settings'
import { ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { DemoState } from '@mixed-zone/contract/schemas/studio/demo'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith, hold } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { settingsAnswer } from './settings.fixture.ts'

const server = portalServer()

const COUNTS = { posts: 214, people: 75, clubs: 20, fixtures: 380 }

/** Confirms that the demo shall be removed. */
async function confirmRemoval() {
  const user = await open({ counts: COUNTS, blockedBy: null })
  await user.click(await screen.findByRole('button', { name: 'Remove the demo…' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the demo?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove the demo' }))
  return { user, dialog }
}

async function open(state: DemoState) {
  server.on(listSettings, () => settingsAnswer())
  server.on(getDemo, () => state)
  return renderScreen('/en/studio/settings/setup', { session: { ...READER, permissions: ROLE_PERMISSIONS.admin } })
}

describe('Getting started', () => {
  it('leads to the steps of the first run', async () => {
    await open({ counts: null, blockedBy: null })
    expect(await screen.findByText('There is no demo here.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open the steps' })).toHaveAttribute('href', '/en/studio/setup')
    expect(screen.queryByRole('button', { name: /Remove the demo/ })).toBeNull()
  })

  it('asks before it removes the demo', async () => {
    server.on(leaveDemo, () => ({ removed: COUNTS, kept: 3 }))
    const user = await open({ counts: COUNTS, blockedBy: null })
    expect(await screen.findByText(/214 posts, 75 people and 20 clubs/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove the demo…' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the demo?' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(server.requestsTo(leaveDemo)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Remove the demo…' }))
    server.on(getDemo, () => ({ counts: null, blockedBy: null }))
    await user.click(await screen.findByRole('button', { name: 'Remove the demo' }))
    expect(await screen.findByText(/The demo is removed\. 3 of its entries stay/)).toBeInTheDocument()
    expect(await screen.findByText('There is no demo here.')).toBeInTheDocument()
    expect(server.requestsTo(leaveDemo)).toHaveLength(1)
  })

  it('keeps the dialog open with the reason if the demo could not be removed', async () => {
    server.on(leaveDemo, failWith('conflict'))
    const { user, dialog } = await confirmRemoval()
    expect(await dialog.findByText(/Nothing was deleted/)).toBeInTheDocument()

    server.on(leaveDemo, () => ({ removed: COUNTS, kept: 0 }))
    await user.click(dialog.getByRole('button', { name: 'Remove the demo' }))
    expect(await screen.findByText('The demo is removed.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('cannot close the dialog while the demo is removed, so that a failure is seen', async () => {
    const { handler, release } = hold(failWith('conflict'))
    server.on(leaveDemo, handler)
    const { user, dialog } = await confirmRemoval()
    await waitFor(() => expect(server.requestsTo(leaveDemo)).toHaveLength(1))
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    release()
    expect(await dialog.findByText(/Nothing was deleted/)).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('shows no error to somebody who cancels the password', async () => {
    server.on(leaveDemo, failWith('reauthentication'))
    const { user, dialog } = await confirmRemoval()
    await screen.findByLabelText('Password')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).not.toHaveAttribute('aria-disabled'))
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('shows what is left if another admin has already removed the demo', async () => {
    server.on(leaveDemo, () => {
      server.on(getDemo, () => ({ counts: null, blockedBy: null }))
      return failWith('not-found')()
    })
    await confirmRemoval()
    expect(await screen.findByText('There is no demo here.')).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each([
    ['demo-account', /logged in with a demo account/],
    ['role', /Only an admin/],
  ] as const)('explains why it is not offered: %s', async (blockedBy, words) => {
    await open({ counts: COUNTS, blockedBy })
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Remove the demo/ })).toBeNull()
  })
})
