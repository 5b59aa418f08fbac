import {
  getSettingVersion,
  listSettings,
  listSettingVersions,
  publishSettingDraft,
  saveSettingDraft,
  updateAccessSetting,
  updateSetting,
  uploadLogo,
} from '@mixed-zone/contract/endpoints/studio/settings'
import { ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith, loseConnection } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { CHANGED_AT, never, settingsAnswer } from './settings.fixture.ts'

const server = portalServer()

const ADMIN = { ...READER, permissions: ROLE_PERMISSIONS.admin }

const YELLOW = 'ffee00'
const RED = 'e4002b'

async function open(section: string, answer = settingsAnswer()) {
  server.on(listSettings, () => answer)
  return renderScreen(`/en/studio/settings/${section}`, { session: ADMIN })
}

describe('Settings', () => {
  it('are closed without the permission', async () => {
    await renderScreen('/en/studio/settings', { session: { ...READER, permissions: ['posts'] } })
    expect(await screen.findByRole('heading', { level: 1, name: /not allowed/i })).toBeInTheDocument()
  })

  it('save a change by themselves, and say so', async () => {
    server.on(updateSetting, () => ({ version: 1, changedAt: CHANGED_AT }))
    const user = await open('contact')
    const email = await screen.findByRole('textbox', { name: 'Mail address' })
    await user.clear(email)
    await user.type(email, 'press@liga.test')
    await waitFor(() => expect(server.requestsTo(updateSetting)).toHaveLength(1), { timeout: 3000 })
    expect(server.requestsTo(updateSetting)[0]).toMatchObject({
      params: { key: 'help' },
      body: { version: 0, value: { email: 'press@liga.test', telephone: '+34 910 000 000' } },
    })
    expect(await screen.findByText('Saved', { selector: '[role=status]' })).toBeInTheDocument()
    expect(screen.getByText('Saved 0 s ago')).toBeInTheDocument()
  })

  it('undo the last change', async () => {
    const saved: unknown[] = []
    server.on(updateSetting, ({ body }) => {
      saved.push(body.value)
      return { version: body.version + 1, changedAt: CHANGED_AT }
    })
    const user = await open('contact')
    const zone = await screen.findByRole('combobox', { name: 'Time zone' })
    server.on(listSettings, () => {
      const [value] = saved.slice(-1) as [{ name: string }]
      return settingsAnswer({ timeZone: { ...never, value, version: saved.length } })
    })
    await user.selectOptions(zone, 'UTC')
    await user.click(await screen.findByRole('button', { name: 'Undo' }, { timeout: 3000 }))
    await waitFor(() => expect(zone).toHaveValue('Europe/Madrid'))
    expect(saved).toEqual([{ name: 'UTC' }, { name: 'Europe/Madrid' }])
  })

  it('keep what was typed without a connection, also over a reload, and save it later', async () => {
    server.on(updateSetting, loseConnection)
    const user = await open('contact')
    const email = await screen.findByRole('textbox', { name: 'Mail address' })
    await user.clear(email)
    await user.type(email, 'press@liga.test')
    const words = 'Offline: 1 change kept here'
    expect(await screen.findByText(words, { selector: '[role=status]' }, { timeout: 3000 })).toBeInTheDocument()
    await renderScreen('/en/studio/settings/contact', { keepsStorage: true })
    expect(await screen.findByRole('textbox', { name: 'Mail address' })).toHaveValue('press@liga.test')
    server.on(updateSetting, () => ({ version: 1, changedAt: CHANGED_AT }))
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Saved', { selector: '[role=status]' })).toBeInTheDocument()
    expect(server.requestsTo(updateSetting).at(-1)?.body).toMatchObject({
      version: 0,
      value: { email: 'press@liga.test' },
    })
    expect(Object.keys(localStorage).filter((name) => name.startsWith('unsaved-'))).toEqual([])
  })

  it('undo only what is still in effect', async () => {
    server.on(updateSetting, ({ body }) => ({ version: body.version + 1, changedAt: CHANGED_AT }))
    const user = await open('contact')
    const zone = await screen.findByRole('combobox', { name: 'Time zone' })
    // A colleague has changed it again before this page hears of its own change.
    const timeZone = { ...never, value: { name: 'Europe/Lisbon' }, version: 5 }
    server.on(listSettings, () => settingsAnswer({ timeZone }))
    await user.selectOptions(zone, 'UTC')
    await waitFor(() => expect(zone).toHaveValue('Europe/Lisbon'))
    server.on(updateSetting, failWith('conflict'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Somebody else changed this while you were writing.')
    expect(server.requestsTo(updateSetting).at(-1)?.body).toMatchObject({ version: 1 })
  })

  it('do not save a change of access that was cancelled, not even later', async () => {
    server.on(updateAccessSetting, failWith('reauthentication'))
    const user = await open('security')
    const codes = await screen.findByRole('switch', { name: 'One-time codes for all staff' })
    await user.click(codes)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }, { timeout: 3000 }))
    await waitFor(() => expect(codes).not.toBeChecked())
    expect(Object.keys(localStorage).filter((name) => name.startsWith('unsaved-'))).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Brand' }))
    expect(server.requestsTo(updateAccessSetting)).toHaveLength(1)
  })

  it('show a field that a variable sets, without letting it be changed', async () => {
    await open('contact')
    expect(await screen.findByLabelText(/Telephone/)).toBeDisabled()
    expect(screen.getByText('Set by the variable HELP_TELEPHONE: it cannot be changed here.')).toBeInTheDocument()
  })

  it('keep what was typed when the server refuses it', async () => {
    server.on(updateSetting, failWith('validation', { fields: { 'value.email': 'The format is not valid.' } }))
    const user = await open('contact')
    const email = await screen.findByRole('textbox', { name: 'Mail address' })
    await user.type(email, 'x')
    expect(await screen.findByText('The format is not valid.', {}, { timeout: 3000 })).toBeInTheDocument()
    expect(email).toHaveValue('help@liga.testx')
    expect(screen.getAllByText('Not saved').length).toBeGreaterThan(0)
  })

  it('let the person choose after a conflict', async () => {
    server.on(updateSetting, failWith('conflict'))
    const user = await open('contact')
    const email = await screen.findByRole('textbox', { name: 'Mail address' })
    await user.type(email, 'x')
    await screen.findByText('Somebody else changed this while you were writing.', {}, { timeout: 3000 })
    await user.click(screen.getByRole('button', { name: 'Use theirs' }))
    expect(email).toHaveValue('help@liga.test')
    expect(screen.queryByText('Somebody else changed this while you were writing.')).toBeNull()
  })

  it('restore an earlier version', async () => {
    const help = { ...settingsAnswer().settings.help, version: 2, changedAt: CHANGED_AT, changedBy: null }
    server.on(listSettingVersions, () => ({
      items: [
        {
          version: 2,
          value: { email: 'new@liga.test', telephone: null },
          changedAt: CHANGED_AT,
          changedBy: null,
          restoredFrom: null,
        },
        {
          version: 1,
          value: { email: 'old@liga.test', telephone: null },
          changedAt: CHANGED_AT,
          changedBy: { id: '1', name: 'Ruth Aldana' },
          restoredFrom: null,
        },
      ],
      total: 2,
      page: 1,
      pageSize: 10,
    }))
    server.on(updateSetting, () => ({ version: 3, changedAt: CHANGED_AT }))
    server.on(getSettingVersion, ({ params: { version } }) => ({
      version: Number(version),
      value: { email: version === '2' ? 'new@liga.test' : 'old@liga.test', telephone: null },
      changedAt: CHANGED_AT,
      changedBy: null,
      restoredFrom: null,
    }))
    const user = await open('contact', settingsAnswer({ help }))
    await user.click(await screen.findByText('Versions'))
    await user.click(await screen.findByRole('button', { name: 'See the changes of version 2' }))
    const changes = await screen.findByRole('dialog', { name: 'Changes of version 2' })
    expect(await within(changes).findByText('new@liga.test')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Restore version 1' }))
    const dialog = await screen.findByRole('dialog', { name: 'Restore version 1' })
    expect((await within(dialog).findByText('old@liga.test')).closest('ins')).not.toBeNull()
    expect(within(dialog).getByText('new@liga.test').closest('del')).not.toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(server.requestsTo(updateSetting)).toHaveLength(1))
    expect(server.requestsTo(updateSetting)[0]?.body).toEqual({ version: 2, restore: 1 })
    expect(await screen.findByText('Version 1 restored', { selector: '[role=status]' })).toBeInTheDocument()
  })

  it('report what was corrected of a colour, and publish the draft', async () => {
    const answer = settingsAnswer()
    let { brand } = answer.settings
    server.on(saveSettingDraft, ({ body }) => {
      const value = { ...brand.value, accent: `#${YELLOW}` }
      brand = { ...brand, draft: { value, revision: body.revision + 1, changedAt: CHANGED_AT, changedBy: null } }
      return { revision: body.revision + 1, changedAt: CHANGED_AT, accent: [] }
    })
    server.on(publishSettingDraft, () => ({ version: 1, changedAt: CHANGED_AT }))
    const user = await open('brand', answer)
    server.on(listSettings, () => settingsAnswer({ brand }))
    await user.type(await screen.findByRole('textbox', { name: 'Accent' }), YELLOW)
    expect(await screen.findByText('Corrected so that it can be read')).toBeInTheDocument()
    expect(screen.getByText('Text on paper').closest('li')).toHaveTextContent('Darkened')
    expect(screen.queryByText(/The red of errors/)).toBeNull()
    const publish = await screen.findByRole('button', { name: 'Publish the brand' }, { timeout: 3000 })
    await waitFor(() => expect(publish).not.toHaveAttribute('aria-busy'))
    await user.click(publish)
    await waitFor(() => expect(server.requestsTo(publishSettingDraft)[0]?.body).toEqual({ revision: 1 }))
  })

  it('say that the red of errors moves beside a red accent', async () => {
    const { brand } = settingsAnswer().settings
    const accent = `#${RED}`
    const user = await open('brand', settingsAnswer({ brand: { ...brand, value: { ...brand.value, accent } } }))
    expect(await screen.findByText(/The red of errors turns to a more orange tone/)).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Studio' }))
    expect(screen.getAllByText('Authorise')).toHaveLength(2)
  })

  it('show why a logo is refused', async () => {
    server.on(uploadLogo, failWith('validation', { fields: { file: 'The SVG contains a script.' } }))
    const user = await open('brand')
    const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
    await user.upload(await screen.findByLabelText('On night', { selector: 'input' }), file)
    expect(await screen.findByText(/The SVG contains a script\./)).toBeInTheDocument()
  })

  it('start an own legal text from the one of the product', async () => {
    server.on(saveSettingDraft, () => ({ revision: 1, changedAt: CHANGED_AT, accent: null }))
    const user = await open('legal')
    await user.click(await screen.findByRole('button', { name: /^Privacy/ }))
    await user.click(screen.getByRole('button', { name: 'Write a text of your own' }))
    const text = await screen.findByRole('textbox', { name: /Spanish/ })
    expect(text).toHaveTextContent('## Qué datos guardamos')
    await waitFor(() => expect(server.requestsTo(saveSettingDraft)).toHaveLength(1), { timeout: 3000 })
    expect(server.requestsTo(saveSettingDraft)[0]?.params).toEqual({ key: 'privacyPolicy' })
  })

  it('mark translations that are older than the original, and what the draft changes', async () => {
    const value = { text: { es: 'Se guarda 24 meses.', en: 'Kept for 24 months.', pt: 'Guarda-se 24 meses.' } }
    const text = { ...value.text, es: 'Se guarda 18 meses.', en: 'Kept for 18 months.' }
    const draft = { value: { text }, revision: 1, changedAt: CHANGED_AT, changedBy: null }
    const privacyPolicy = { ...never, version: 3, changedAt: CHANGED_AT, value, draft }
    const user = await open('legal', settingsAnswer({ privacyPolicy }))
    const page = await screen.findByRole('button', { name: /^Privacy/ })
    expect(page).toHaveTextContent(/English: .*Portuguese: Spanish changed since/)
    await user.click(page)
    await user.click(await screen.findByRole('radio', { name: 'Portuguese' }))
    expect(screen.getByText('1 point to review')).toBeInTheDocument()
    const changes = screen.getByRole('region', { name: 'Changes since v3' })
    expect(within(changes).getByText('18').closest('ins')).not.toBeNull()
    expect(within(changes).getByText('24').closest('del')).not.toBeNull()
    await user.click(screen.getByRole('radio', { name: 'English' }))
    expect(screen.queryByText('1 point to review')).toBeNull()
  })

  it('show what is connected, whether it works, and the variable that sets it', async () => {
    await open('integrations')
    const row = (await screen.findByText('smtp.liga.test')).closest('li')
    expect(row).toHaveTextContent(/Mail server.*no mail has left since 2026\/11\/15.*Failing.*SMTP_URL/i)
    expect(screen.getByText('VIDEO_HOST')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Edit: Tag manager' })).toHaveAttribute('href', '#analytics')
  })

  it('require one-time codes of staff through the call that asks for the password', async () => {
    server.on(updateAccessSetting, () => ({ version: 1, changedAt: CHANGED_AT }))
    const user = await open('security')
    await user.click(await screen.findByRole('switch', { name: 'One-time codes for all staff' }))
    await waitFor(() => expect(server.requestsTo(updateAccessSetting)).toHaveLength(1), { timeout: 3000 })
    expect(server.requestsTo(updateAccessSetting)[0]).toMatchObject({
      params: { key: 'staffSecurity' },
      body: { version: 0, value: { requiresOneTimeCodes: true } },
    })
  })

  it('add a reason to reject, up to six', async () => {
    let { rejectTemplates } = settingsAnswer().settings
    server.on(updateSetting, ({ body: { version, value } }) => {
      // The fake server parses no settings; the screen sends what the schema has.
      rejectTemplates = { ...never, value: value as typeof rejectTemplates.value, version: version + 1 }
      return { version: version + 1, changedAt: CHANGED_AT }
    })
    const user = await open('rejections')
    server.on(listSettings, () => settingsAnswer({ rejectTemplates }))
    for (let count = 2; count <= 6; count += 1) {
      await user.click(await screen.findByRole('button', { name: 'Add a reason' }))
      await waitFor(() => expect(screen.getAllByRole('textbox', { name: /Name$/ })).toHaveLength(count))
    }
    expect(screen.getByRole('button', { name: 'Add a reason' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('There are six, which is the maximum.')).toBeInTheDocument()
  })
})
