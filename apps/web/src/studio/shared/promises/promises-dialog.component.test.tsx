import {
  createPromise,
  deletePromise,
  getTonight,
  getTonightDesk,
  listPromises,
  updatePromise,
} from '@mixed-zone/contract/endpoints/studio/coverage'
import type { CoveragePromise } from '@mixed-zone/contract/schemas/studio/coverage'
import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { aStudioMatchday } from '../matchdays.fixture.ts'

const server = portalServer()

const LINE_UPS: CoveragePromise = {
  id: '1',
  name: 'Line-ups',
  categoryId: '7',
  anchor: 'kick-off',
  minutes: -60,
  locales: ['es', 'en'],
  sectionId: null,
  contactId: null,
  titles: { es: 'Onces', en: 'Line-ups', pt: 'Onzes' },
  version: 3,
}

const { id: _id, name: _name, version: _version, ...FIELDS } = LINE_UPS

beforeEach(() => {
  server.on(getTonight, () => ({
    day: '2026-11-15',
    isTonight: false,
    isQuiet: false,
    matchday: aStudioMatchday(),
    promises: [],
    fixtures: [],
    counts: { promised: 0, published: 0, incomplete: 0, working: 0, late: 0, scheduled: 0 },
    previous: null,
  }))
  server.on(getTonightDesk, failWith('generic'))
  server.on(listPromises, () => ({
    promises: [LINE_UPS],
    categories: [
      { id: '7', name: 'Line-ups' },
      { id: '8', name: 'Gallery' },
    ],
    sections: [],
    contacts: [],
  }))
  server.on(createPromise, ({ body }) => ({ ...body, id: '2', name: 'Gallery', version: 1 }))
  server.on(updatePromise, () => LINE_UPS)
  server.on(deletePromise, () => undefined)
})

async function open() {
  const user = await renderScreen('/en/studio', { session: { ...READER, permissions: ['posts', 'taxonomy'] } })
  await user.click(await screen.findByRole('button', { name: 'Promised deliveries…' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Promised deliveries' })) }
}

describe('Promised deliveries', () => {
  it('lists them with deadline and languages', async () => {
    const { dialog } = await open()
    expect(await dialog.findByText('1 h before kick-off · ES EN')).toBeInTheDocument()
  })

  it('adds one, and names what is missing', async () => {
    const { user, dialog } = await open()
    await user.click(await dialog.findByRole('button', { name: 'Add a delivery' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Missing')).toBeInTheDocument()
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Category/ }), '8')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await expect
      .poll(() => server.requestsTo(createPromise).map(({ body }) => body))
      .toMatchObject([{ categoryId: '8', anchor: 'whistle', minutes: 60, locales: ['es', 'en', 'pt'] }])
    expect(await dialog.findByRole('button', { name: 'Add a delivery' })).toBeInTheDocument()
  })

  it('says that somebody else has changed one meanwhile', async () => {
    server.on(updatePromise, failWith('conflict'))
    const { user, dialog } = await open()
    await user.click(await dialog.findByRole('button', { name: 'Change Line-ups' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/somebody has changed the delivery/)).toBeInTheDocument()
    expect(server.requestsTo(updatePromise)[0]?.body).toEqual({ ...FIELDS, version: 3 })
  })

  it('removes one, and promises it again on undo', async () => {
    const { user, dialog } = await open()
    await user.click(await dialog.findByRole('button', { name: 'Stop promising Line-ups' }))
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    await expect.poll(() => server.requestsTo(createPromise).map(({ body }) => body)).toEqual([FIELDS])
  })
})
