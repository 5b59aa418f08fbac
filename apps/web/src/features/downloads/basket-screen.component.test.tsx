import { addToBasket, getBasket, removeFromBasket } from '@mixed-zone/contract/endpoints/downloads'
import { basketItemResponse, basketResponse } from '@mixed-zone/test-data/responses'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith, hold } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { SIGNED_OUT, type Session } from '../../session/session.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

const open = () => renderScreen('/en/basket', { session: READER })
const findMain = async () => within(await screen.findByRole('main'))

/** Logs in or out in another tab. */
function changeSessionElsewhere(state: Session): void {
  const newValue = JSON.stringify({ state, version: 0 })
  localStorage.setItem('session', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue }))
}

describe('Basket screen', () => {
  it('shows a skeleton while it loads, then that the basket is empty', async () => {
    const { handler, release } = hold(() => basketResponse())
    server.on(getBasket, handler)
    await open()
    const main = await findMain()
    expect(await main.findByRole('status')).toHaveTextContent('Loading…')
    release()
    expect(await main.findByText('Your basket is empty')).toBeInTheDocument()
  })

  it('lists the files, and warns about those that are no longer available', async () => {
    const items = [basketItemResponse({ size: 2_000_000 }), basketItemResponse({ isAvailable: false })]
    server.on(getBasket, () => basketResponse(items))
    await open()
    const main = await findMain()
    expect(await main.findByText('1 file is no longer available and stays out of the zip.')).toBeInTheDocument()
    expect(main.getAllByRole('listitem')).toHaveLength(2)
    expect(main.getByText('1 item')).toBeInTheDocument()
  })

  it('removes a file and adds it again with undo', async () => {
    const [first, second] = [basketItemResponse({ caption: 'First' }), basketItemResponse({ caption: 'Second' })]
    let items = [first, second]
    server.on(getBasket, () => basketResponse(items))
    server.on(removeFromBasket, ({ body }) => {
      items = items.filter(({ assetId }) => !body.assetIds.includes(assetId))
      return basketResponse(items)
    })
    server.on(addToBasket, () => {
      items = [first, second]
      return basketResponse(items)
    })
    const user = await open()
    const main = await findMain()
    const [remove] = await main.findAllByRole('button', { name: /^Remove / })
    await user.click(remove ?? document.body)
    await waitFor(() => expect(main.getAllByRole('listitem')).toHaveLength(1))

    await user.click(await screen.findByRole('button', { name: 'Undo' }))

    await waitFor(() => expect(main.getAllByRole('listitem')).toHaveLength(2))
    expect(server.requestsTo(addToBasket)).toHaveLength(1)
  })

  it.each([
    ['offers 1920 px with its size', 400_000, [/^Original/, /^1920 px · 1\.3.MB$/]],
    ['offers no size if 1920 px is the original of every picture', undefined, []],
  ])('%s', async (_name, smallSize, names) => {
    const items = [basketItemResponse({ size: 900_000 }), basketItemResponse({ size: 3_000_000, smallSize })]
    server.on(getBasket, () => basketResponse(items))
    const user = await open()
    await user.click(await (await findMain()).findByRole('button', { name: 'Download all' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('2 pictures')).toBeInTheDocument()
    expect(dialog.queryAllByRole('radio')).toEqual(names.map((name) => dialog.getByRole('radio', { name })))
  })

  it('removes one file alone, also if no other is listed', async () => {
    server.on(getBasket, () => basketResponse([basketItemResponse({ assetId: '31' })]))
    server.on(removeFromBasket, () => basketResponse())
    const user = await open()
    const main = await findMain()
    await user.click(await main.findByRole('button', { name: /^Remove / }))
    expect(await main.findByText('Your basket is empty')).toBeInTheDocument()
    expect(server.requestsTo(removeFromBasket)).toMatchObject([{ body: { assetIds: ['31'] } }])
  })

  it('empties the basket of what it lists, and adds that again with undo', async () => {
    const items = [basketItemResponse({ assetId: '31' }), basketItemResponse({ assetId: '32' })]
    server.on(getBasket, () => basketResponse(items))
    server.on(removeFromBasket, () => basketResponse())
    server.on(addToBasket, () => basketResponse(items))
    const user = await open()
    const main = await findMain()
    await user.click(await main.findByRole('button', { name: 'Empty' }))
    expect(await main.findByText('Your basket is empty')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await main.findAllByRole('listitem')).toHaveLength(2)
    const assetIds = ['31', '32']
    expect(server.requestsTo(removeFromBasket)).toMatchObject([{ body: { assetIds } }])
    expect(server.requestsTo(addToBasket)).toMatchObject([{ body: { assetIds } }])
  })

  it('has a change also in a language that was shown before it', async () => {
    let items = [basketItemResponse()]
    server.on(getBasket, () => basketResponse(items))
    server.on(removeFromBasket, () => {
      items = []
      return basketResponse()
    })
    const user = await renderScreen('/es/basket', { session: READER })
    await (await findMain()).findByRole('listitem')
    await user.click(screen.getByRole('button', { name: 'Idioma: ES' }))
    await user.click(screen.getByRole('link', { name: 'English' }))
    await user.click(await (await findMain()).findByRole('button', { name: /^Remove / }))
    await screen.findByRole('button', { name: 'Undo' })

    await user.click(screen.getByRole('button', { name: 'Language: EN' }))
    await user.click(screen.getByRole('link', { name: 'Español' }))
    expect(await (await findMain()).findByText('Tu cesta está vacía')).toBeInTheDocument()
  })

  it('ignores the response to a change that the previous person has made', async () => {
    server.on(getBasket, () => basketResponse([basketItemResponse(), basketItemResponse({ caption: 'Of the first' })]))
    const { handler, release } = hold(() => basketResponse([basketItemResponse({ caption: 'Of the first' })]))
    server.on(removeFromBasket, handler)
    const user = await open()
    const [remove] = await (await findMain()).findAllByRole('button', { name: /^Remove / })
    await user.click(remove ?? document.body)
    await waitFor(() => expect(server.requestsTo(removeFromBasket)).toHaveLength(1))

    server.on(getBasket, () => basketResponse([basketItemResponse({ caption: 'Of the second' })]))
    changeSessionElsewhere(SIGNED_OUT)
    await screen.findByRole('button', { name: 'Connect' })
    changeSessionElsewhere({ ...READER, user: { id: '8', firstName: 'Rui' }, token: 'token-8', key: 'key-8' })
    const basketLink = await screen.findByRole('link', { name: /^Basket.*1 item/ })
    release()
    await user.click(basketLink)
    expect(await screen.findByText('Of the second')).toBeInTheDocument()
    expect(screen.queryByText('Of the first')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('reports a file that could not be removed with the bold "Error!", and keeps it', async () => {
    server.on(getBasket, () => basketResponse([basketItemResponse(), basketItemResponse()]))
    server.on(removeFromBasket, failWith('unavailable'))
    const user = await open()
    const main = await findMain()
    const [remove] = await main.findAllByRole('button', { name: /^Remove / })
    await user.click(remove ?? document.body)

    const toast = await within(screen.getByRole('region', { name: 'Messages' })).findByText(/Operation not available/)
    expect(within(toast).getByText('Error!').tagName).toBe('STRONG')
    expect(main.getAllByRole('listitem')).toHaveLength(2)
  })

  it('reports an error and loads after a retry', async () => {
    server.on(getBasket, failWith('generic'))
    const user = await open()
    const main = await findMain()
    expect(await main.findByRole('alert')).toHaveTextContent('Operation not available.')
    server.on(getBasket, () => basketResponse())
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByText('Your basket is empty')).toBeInTheDocument()
  })
})
