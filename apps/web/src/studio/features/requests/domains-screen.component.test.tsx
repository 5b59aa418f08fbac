import { listDomains, setDomainState } from '@mixed-zone/contract/endpoints/studio/requests'
import type { StudioDomain } from '@mixed-zone/contract/schemas/studio/requests'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith, hold, loseConnection } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { serveRequests } from '../../../../test/request-desk.ts'

const server = portalServer()

const domainResponse = (domain: string): StudioDomain => ({
  domain,
  state: 'authorise',
  takenBack: null,
  addedBy: 'Ruth Aldana',
  addedAt: '2026-11-15T10:00:00.000Z',
  changedAt: '2026-11-15T10:00:00.000Z',
  companyName: '',
  mediaType: '',
  country: '',
  people: 0,
  suspended: 0,
  authorisedByDomain: 0,
  lastRequestAt: null,
})

beforeEach(() => {
  serveRequests(server)
  server.on(listDomains, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
})

/** Opens the dialog, writes a domain and sends it. */
async function trust(domain: string) {
  const user = await renderScreen('/en/studio/domains', { session: { ...READER, permissions: ['users'] } })
  await user.click(await screen.findByRole('button', { name: /^Trust a domain/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Trust a domain' }))
  const field = dialog.getByRole('textbox', { name: 'Domain' })
  await user.type(field, `${domain}{Enter}`)
  return { user, dialog, field }
}

describe('AddDomainDialog', () => {
  it('stays open and busy until the domain is saved', async () => {
    const { handler, release } = hold(() => domainResponse('cordillera.test'))
    server.on(setDomainState, handler)
    const { user, dialog } = await trust('ruth@cordillera.test')
    const button = dialog.getByRole('button', { name: 'Trust it' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await user.keyboard('{Enter}')
    release()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Saved: cordillera.test.')).toBeInTheDocument()
    expect(server.requestsTo(setDomainState)).toMatchObject([
      { params: { domain: 'cordillera.test' }, body: { state: 'authorise' } },
    ])
  })

  it('keeps a free-mail domain in the field and says why, until the text is corrected', async () => {
    server.on(setDomainState, failWith('validation'))
    const { user, field } = await trust('gmail.com')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Free mail services are not accepted/))
    expect(field).toHaveValue('gmail.com')
    expect(field).toBeInTheDocument()
    await user.type(field, 'x')
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  it('keeps the text if the connection is lost', async () => {
    server.on(setDomainState, loseConnection)
    const { field } = await trust('cordillera.test')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    expect(field).toBeInTheDocument()
    expect(field).toHaveValue('cordillera.test')
  })

  it('keeps the text, without a message, if the person cancels the confirmation', async () => {
    server.on(setDomainState, failWith('reauthentication'))
    const { user, dialog, field } = await trust('cordillera.test')
    const question = within(await screen.findByRole('dialog', { name: /Confirm/ }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Trust it' })).not.toHaveAttribute('aria-busy'))
    expect(field).toBeInTheDocument()
    expect(field).toHaveValue('cordillera.test')
    expect(field).not.toHaveAttribute('aria-invalid')
    const { toasts } = await import('../../../ui/components/overlays/toast-store.ts')
    expect(toasts.getSnapshot()).toEqual([])
  })
})
