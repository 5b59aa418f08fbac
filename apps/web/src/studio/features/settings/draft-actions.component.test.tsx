import {
  discardSettingDraft,
  listSettings,
  publishSettingDraft,
  saveSettingDraft,
} from '@mixed-zone/contract/endpoints/studio/settings'
import { ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { CHANGED_AT, settingsAnswer } from './settings.fixture.ts'

const server = portalServer()

const REVISION = 3

function openBrandWithDraft() {
  const { brand } = settingsAnswer().settings
  const draft = { value: brand.value, revision: REVISION, changedAt: CHANGED_AT, changedBy: null }
  server.on(listSettings, () => settingsAnswer({ brand: { ...brand, draft } }))
  return renderScreen('/en/studio/settings/brand', { session: { ...READER, permissions: ROLE_PERMISSIONS.admin } })
}

describe('A draft of a setting', () => {
  it('is discarded in the revision that is shown', async () => {
    server.on(discardSettingDraft, failWith('conflict'))
    const user = await openBrandWithDraft()
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(server.requestsTo(discardSettingDraft)).toHaveLength(1))
    expect(server.requestsTo(discardSettingDraft)[0]?.query).toEqual({ revision: REVISION })
  })

  it('keeps what a colleague wrote in it when the undo of a publication fails', async () => {
    server.on(publishSettingDraft, () => ({ version: 1, changedAt: CHANGED_AT }))
    const user = await openBrandWithDraft()
    await user.click(await screen.findByRole('button', { name: 'Publish the brand' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    server.on(saveSettingDraft, () => ({ revision: 1, changedAt: CHANGED_AT, accent: null }))
    server.on(publishSettingDraft, failWith('conflict'))
    server.on(discardSettingDraft, failWith('conflict'))
    await user.click(undo)
    await waitFor(() => expect(server.requestsTo(discardSettingDraft)).toHaveLength(1))
    expect(server.requestsTo(discardSettingDraft)[0]?.query).toEqual({ revision: 1 })
  })
})
