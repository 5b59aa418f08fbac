import { getChecklist, publishPost } from '@mixed-zone/contract/endpoints/studio/posts'
import { getVersion, listRecipients, listVersions } from '@mixed-zone/contract/endpoints/studio/versions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findViolations } from '../../../../test/axe.ts'
import { fakeServer } from '../../../../test/fake-server.ts'
import { act } from '../../../../test/react.ts'
import { renderComponent } from '../../../../test/render-component.tsx'
import { READER } from '../../../../test/render-screen.tsx'
import { writeNote } from '../../../../test/write-note.ts'
import { switchLanguage } from '../../../i18n/switch-language.ts'
import { loadTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { sharedTexts } from '../shared-texts.ts'
import { useUndo } from '../undo.ts'
import { DRAFT } from '../versions/version-queries.ts'
import { aPostDetail, aRecipientsPage, aStudioAsset, aVersion, aVersionItem, NOTHING_MISSING } from './posts.fixture.ts'
import { PublishButton } from './publish-button.tsx'
import { publishTexts } from './publish-texts.ts'

const server = fakeServer(() => undefined)

// Transforming the dialogs takes long on a busy machine.
beforeAll(() => import('./publish-dialogs.tsx'), 120_000)

/** How many people have downloaded anything of the post. */
const RECIPIENTS = 37
/** Those of its only file. */
const FILE_RECIPIENTS = 19

const PUBLISHED = aPostDetail({
  state: 'published',
  publishedAt: '2026-11-15T17:42:00.000Z',
  downloads: 1388,
  recipients: RECIPIENTS,
  assets: [aStudioAsset('31', 'MD12_031.jpg')],
})

async function openDialog() {
  await loadTexts('en', [sharedTexts])
  const user = await renderComponent(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PublishButton post={PUBLISHED} embargo={null} title="Almenara win" />
    </QueryClientProvider>,
    { texts: publishTexts },
  )
  await user.click(screen.getByRole('button', { name: 'Update' }))
  const dialog = await screen.findByRole('dialog', { name: 'Correct a post that has been used' })
  return { user, dialog }
}

describe('CorrectionDialog', () => {
  beforeEach(() => {
    useSession.setState(READER)
    useUndo.setState({ entries: [] })
    server.on(getChecklist, () => NOTHING_MISSING)
    server.on(publishPost, ({ params: { id } }) => aPostDetail({ id, state: 'published', version: 5 }))
    server.on(listRecipients, ({ query: { assetId } }) =>
      aRecipientsPage(assetId === undefined ? RECIPIENTS : FILE_RECIPIENTS),
    )
    server.on(listVersions, ({ query: { page, pageSize } }) => ({
      items: [aVersionItem(18, { reason: 'published' })],
      total: 1,
      lastPublished: 18,
      page,
      pageSize,
    }))
    server.on(getVersion, ({ params: { number } }) => {
      const scorer = number === String(DRAFT) ? 'Rueda' : 'Gálvez'
      return aVersion(Number(number), {
        texts: { en: { title: 'Goal', summary: '', body: `<p>${scorer} scores.</p>` } },
      })
    })
  })

  it('sends the note in one request with the update, undone together', async () => {
    const { user, dialog } = await openDialog()
    expect(await within(dialog).findByText('Gálvez')).toBeVisible()
    await user.click(await within(dialog).findByRole('button', { name: /^Correct/ }))
    expect(await within(dialog).findByText('The note is missing in Spanish, English, Portuguese.')).toBeVisible()
    await writeNote(user, dialog)
    await user.selectOptions(await within(dialog).findByLabelText('What it is about'), 'MD12_031.jpg')
    await user.click(await within(dialog).findByRole('button', { name: `Correct and tell ${FILE_RECIPIENTS}` }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    // One undo for both: the note goes out with the text.
    await waitFor(() => expect(useUndo.getState().entries.at(-1)?.text).toBe('“Almenara win” is being updated.'))
    const correction = { texts: { es: 'Nota ES', en: 'Nota EN', pt: 'Nota PT' }, assetId: '31', notify: 'changed' }
    expect(server.requestsTo(publishPost).map(({ body }) => body)).toEqual([{ version: PUBLISHED.version, correction }])
  })

  it('shows what has changed since a publication that is not among the latest versions', async () => {
    server.on(listVersions, ({ query: { page, pageSize } }) => ({
      items: Array.from({ length: pageSize }, (_, index) => aVersionItem(90 - index)),
      total: 90,
      lastPublished: 18,
      page,
      pageSize,
    }))
    const { dialog } = await openDialog()
    expect(await within(dialog).findByText('Gálvez')).toBeVisible()
    expect(server.requestsTo(getVersion).map(({ params }) => params.number)).toContain('18')
  })

  it('shows changes in other languages and in facts, too', async () => {
    server.on(getVersion, ({ params: { number } }) => {
      const isDraft = number === String(DRAFT)
      return aVersion(Number(number), {
        texts: { pt: { title: isDraft ? 'Golo de Rueda' : 'Golo de Gálvez', summary: '', body: '' } },
        facts: [{ field: 'section', values: [isDraft ? 'Derbies' : 'Interviews'] }],
      })
    })
    const { dialog } = await openDialog()
    expect(await within(dialog).findByText('PT · Title')).toBeVisible()
    expect(within(dialog).getByText('Gálvez')).toBeVisible()
    expect(within(dialog).getByText('Properties')).toBeVisible()
    expect(within(dialog).getByText('Derbies')).toBeVisible()
  })

  it('lists the changes in a region that the keyboard can scroll', async () => {
    const { dialog } = await openDialog()
    const region = await within(dialog).findByRole('region', { name: 'What has changed' })
    expect(within(region).getByText('Gálvez')).toBeVisible()
    expect(region).toHaveAttribute('tabindex', '0')
  })

  it('compares the names of facts in one language after a change of language', async () => {
    server.on(getVersion, ({ params: { number }, locale }) =>
      aVersion(Number(number), {
        facts: [{ field: 'section', values: [locale === 'en' ? 'Interviews' : 'Entrevistas'] }],
      }),
    )
    const { user, dialog } = await openDialog()
    expect(await within(dialog).findByText(/^No words or properties have changed/)).toBeVisible()
    expect(within(dialog).queryByRole('region', { name: 'What has changed' })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await act(() => switchLanguage('es'))
    await user.click(screen.getByRole('button', { name: 'Actualizar' }))
    const spanishNumbers = () =>
      server.requestsTo(getVersion).flatMap(({ params, locale }) => (locale === 'es' ? [params.number] : []))
    await waitFor(() => expect(spanishNumbers().toSorted()).toEqual([String(DRAFT), '18']))
    expect(await screen.findByText(/^No ha cambiado ningún texto ni dato/)).toBeVisible()
  })

  it('is about the only file that has changed, until another is chosen', async () => {
    server.on(getVersion, ({ params: { number } }) => {
      const caption = (assetId: string, text: string) => ({
        assetId,
        name: `${assetId}.jpg`,
        captions: { en: text },
        alternatives: {},
        credit: '',
      })
      const scorer = number === String(DRAFT) ? 'Rueda' : 'Gálvez'
      return aVersion(Number(number), { captions: [caption('31', scorer), caption('32', 'The crowd')] })
    })
    const { user, dialog } = await openDialog()
    expect(await within(dialog).findByText('EN · Caption · 31.jpg')).toBeVisible()
    const subject = within(dialog).getByLabelText('What it is about')
    expect(subject).toHaveValue('31')
    expect(await within(dialog).findByRole('button', { name: `Correct and tell ${FILE_RECIPIENTS}` })).toBeVisible()
    await user.selectOptions(subject, 'The text of the post')
    expect(await within(dialog).findByRole('button', { name: `Correct and tell ${RECIPIENTS}` })).toBeVisible()
  })

  it('shows the notice in the language of its reader', async () => {
    const { user, dialog } = await openDialog()
    const preview = within(within(dialog).getByRole('region', { name: /^The notice in the portal/ }))
    expect(preview.getByText('Corrected after you downloaded it')).toBeVisible()
    expect(preview.getByText(/^\d{4}\/\d\d\/\d\d/)).toBeVisible()
    await user.click(within(dialog).getByRole('radio', { name: /^ES/ }))
    expect(preview.getByText('Corregido después de que lo descargaras')).toBeVisible()
    expect(preview.getByText(/^\d\d\/\d\d\/\d{4}/)).toBeVisible()
    expect(await findViolations(dialog)).toEqual([])
  })

  it('leads to the recall and back, and keeps the note', async () => {
    const { user, dialog } = await openDialog()
    await writeNote(user, dialog)
    await user.click(within(dialog).getByRole('radio', { name: 'Withdraw everything' }))
    const recall = await screen.findByRole('dialog', { name: 'Withdraw everything' })
    await user.click(within(recall).getByRole('radio', { name: 'Correct' }))
    const again = await screen.findByRole('dialog', { name: 'Correct a post that has been used' })
    expect(within(again).getByRole('textbox', { name: /^What the journalist sees/ })).toHaveValue('Nota EN')
    expect(within(again).getByRole('button', { name: 'Only a typing slip' })).toBeVisible()
  })

  it('publishes a typo without a note, even if one was written', async () => {
    const { user, dialog } = await openDialog()
    await writeNote(user, dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Only a typing slip' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(server.requestsTo(publishPost).map(({ body }) => body)).toEqual([{ version: PUBLISHED.version }])
  })
})
