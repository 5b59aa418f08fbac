import { listAssetCopies, listRecipients, recallAsset } from '@mixed-zone/contract/endpoints/studio/versions'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { findViolations } from '../../../../test/axe.ts'
import { failWith, fakeServer } from '../../../../test/fake-server.ts'
import { renderComponent } from '../../../../test/render-component.tsx'
import { READER } from '../../../../test/render-screen.tsx'
import { writeNote } from '../../../../test/write-note.ts'
import { loadTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { sharedTexts } from '../shared-texts.ts'
import { aPostDetail, aRecipientsPage, aStudioAsset } from './posts.fixture.ts'
import { publishTexts } from './publish-texts.ts'
import { RecallDialog } from './recall-dialog.tsx'

const server = fakeServer(() => undefined)

beforeEach(() => {
  useSession.setState(READER)
  server.on(listRecipients, ({ query: { assetId } }) => aRecipientsPage(assetId === undefined ? 37 : 19))
})

async function show(assets: StudioAsset[]) {
  await loadTexts('en', [sharedTexts])
  return renderComponent(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RecallDialog
        post={aPostDetail({ state: 'published', assets })}
        title="Almenara win"
        onCorrect={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
    { texts: publishTexts },
  )
}

describe('RecallDialog', () => {
  it('withdraws a file once the word is typed', async () => {
    server.on(recallAsset, () => ({ version: 5, notified: 19 }))
    server.on(listAssetCopies, () => ({
      items: [{ assetId: '77', name: 'copy.jpg', post: { id: '2', title: 'Other', version: 1 }, isRecalled: false }],
    }))
    const user = await show([aStudioAsset('31', 'MD12_031.jpg')])
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw files' })
    await user.click(within(dialog).getByRole('checkbox', { name: 'MD12_031.jpg' }))
    expect(await within(dialog).findByRole('checkbox', { name: 'copy.jpg · Other' })).toBeChecked()
    expect(await within(dialog).findByText('4 are agencies and may have passed it on.')).toBeVisible()
    await writeNote(user, dialog)
    expect(await findViolations(dialog)).toEqual([])
    const send = await within(dialog).findByRole('button', { name: 'Withdraw and tell 19' })
    expect(send).toHaveAttribute('aria-disabled', 'true')
    await user.type(within(dialog).getByRole('textbox', { name: 'Type withdraw to confirm' }), 'withdraw')
    await user.click(send)
    expect(await screen.findByText('Withdrawn. Its address no longer answers.')).toBeVisible()
    expect(server.requestsTo(recallAsset)).toMatchObject([
      {
        params: { id: '1', assetId: '31' },
        body: { version: 4, reasons: { es: 'Nota ES', en: 'Nota EN', pt: 'Nota PT' }, notify: true, copies: ['77'] },
      },
    ])
  })

  it('recalls a copy of two equal files once, and after a failure only what is left', async () => {
    const copy = { assetId: '77', name: 'copy.jpg', post: { id: '2', title: 'Other', version: 1 } }
    let isRecalled = false
    server.on(listAssetCopies, () => ({ items: [{ ...copy, isRecalled }] }))
    server.on(recallAsset, ({ params: { assetId } }) => {
      if (assetId === '32') return failWith('unavailable')()
      isRecalled = true
      return { version: 5, notified: 0 }
    })
    const user = await show([aStudioAsset('31', 'a.jpg'), aStudioAsset('32', 'b.jpg')])
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw files' })
    for (const name of ['a.jpg', 'b.jpg']) await user.click(within(dialog).getByRole('checkbox', { name }))
    expect(await within(dialog).findAllByRole('checkbox', { name: 'copy.jpg · Other' })).toHaveLength(1)
    await writeNote(user, dialog)
    await user.type(within(dialog).getByRole('textbox', { name: 'Type withdraw to confirm' }), 'withdraw')
    const send = () => user.click(within(dialog).getByRole('button', { name: /^Withdraw and tell/ }))
    await send()
    await waitFor(() => expect(within(dialog).queryByRole('checkbox', { name: 'copy.jpg · Other' })).toBeNull())
    await send()
    await waitFor(() => expect(server.requestsTo(recallAsset)).toHaveLength(3))
    expect(server.requestsTo(recallAsset).map(({ params, body }) => [params.assetId, body.copies])).toEqual([
      ['31', ['77']],
      ['32', []],
      ['32', []],
    ])
  })

  it('writes the note in three languages from a reason and what is wanted, but not over what was typed', async () => {
    server.on(recallAsset, () => ({ version: 5, notified: 19 }))
    server.on(listAssetCopies, () => ({ items: [] }))
    const user = await show([aStudioAsset('31', 'a.jpg')])
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw files' })
    await user.click(within(dialog).getByRole('checkbox', { name: 'a.jpg' }))
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'Image rights of a minor')
    const note = within(dialog).getByRole('textbox', { name: /^What we tell them/ })
    expect(note).toHaveValue('Withdrawn because of the image rights of a minor.')
    await user.type(note, ' Thank you.')
    await user.selectOptions(within(dialog).getByLabelText('What they should do'), 'Delete and do not publish')
    expect(note).toHaveValue('Withdrawn because of the image rights of a minor. Thank you.')
    await user.type(within(dialog).getByRole('textbox', { name: 'Type withdraw to confirm' }), 'withdraw')
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw and tell 19' }))
    await waitFor(() => expect(server.requestsTo(recallAsset)).toHaveLength(1))
    expect(server.requestsTo(recallAsset)[0]?.body.reasons).toEqual({
      es: 'Motivo de la retirada: los derechos de imagen de un menor. Pedimos que se borren todas las copias y que no se publique nada de ello.',
      en: 'Withdrawn because of the image rights of a minor. Thank you.',
      pt: 'Motivo da retirada: os direitos de imagem de um menor. Pedimos que sejam apagadas todas as cópias e que nada seja publicado.',
    })
  })

  it('counts who downloaded any of several files, and lists all of them', async () => {
    server.on(listAssetCopies, () => ({ items: [] }))
    server.on(listRecipients, ({ query: { page = 1, assetId } }) => {
      if (assetId !== '31,32') return aRecipientsPage(9)
      const [recipient] = aRecipientsPage(11).items
      const names = page === 1 ? Array.from({ length: 10 }, (_, index) => `Reader ${index + 1}`) : ['Reader 11']
      const items = names.flatMap((name) => (recipient ? [{ ...recipient, id: name, name }] : []))
      return { ...aRecipientsPage(11), page, items }
    })
    const user = await show([aStudioAsset('31', 'a.jpg'), aStudioAsset('32', 'b.jpg')])
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw files' })
    await user.click(within(dialog).getByRole('checkbox', { name: 'a.jpg' }))
    expect(await within(dialog).findByRole('button', { name: 'Withdraw and tell 9' })).toBeVisible()
    await user.click(within(dialog).getByRole('checkbox', { name: 'b.jpg' }))
    expect(await within(dialog).findByRole('button', { name: 'Withdraw and tell 11' })).toBeVisible()
    await user.click(within(dialog).getByText('See who'))
    await user.click(await within(dialog).findByRole('button', { name: 'Show more' }))
    expect(await within(dialog).findByText('Reader 11')).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('says that copies could not be looked up, and tries again', async () => {
    server.on(listAssetCopies, failWith('unavailable'))
    const user = await show([aStudioAsset('31', 'a.jpg')])
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw files' })
    await user.click(within(dialog).getByRole('checkbox', { name: 'a.jpg' }))
    const retry = await within(dialog).findByRole('button', { name: /try again/i })
    server.on(listAssetCopies, () => ({ items: [] }))
    await user.click(retry)
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /try again/i })).toBeNull())
  })
})
