import { getSocial } from '@mixed-zone/contract/endpoints/pages'
import { socialAccountResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith, hold } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

const QUICK_LINK = { title: 'League rules', url: 'https://league.test/rules', icon: 'book' }

const open = (locale = 'en') => renderScreen(`/${locale}/social-media`, { session: READER })
const findMain = async () => within(await screen.findByRole('main'))

describe('Social media screen', () => {
  it.each([
    ['es', 'Redes sociales', '(se abre en otra pestaña)'],
    ['en', 'Social media', '(opens in a new tab)'],
    ['pt', 'Redes sociais', '(abre noutro separador)'],
  ])('lists the accounts in %s with links that open in a new tab', async (locale, title, newTab) => {
    const accounts = [socialAccountResponse(), socialAccountResponse({ network: 'mastodon' })]
    server.on(getSocial, () => ({ accounts, quickLinks: [QUICK_LINK] }))
    await open(locale)
    const main = await findMain()

    expect(await main.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    const networks = (await main.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
    expect(networks.map((text) => text?.split(' ')[0])).toEqual(['YouTube', 'Mastodon'])
    const cards = main.getAllByRole('heading', { level: 3 }).map((heading) => within(heading).getByRole('link'))
    expect(cards).toHaveLength(2)
    for (const card of cards) {
      expect(card).toHaveAttribute('target', '_blank')
      expect(card).toHaveAttribute('rel', 'noopener noreferrer')
      expect(card).toHaveTextContent(newTab)
    }
    expect(main.getByRole('link', { name: /League rules/ })).toBeInTheDocument()
  })

  it('shows a skeleton while it loads', async () => {
    const { handler, release } = hold(() => ({ accounts: [socialAccountResponse()], quickLinks: [] }))
    server.on(getSocial, handler)
    await open()
    const main = await findMain()
    expect(await main.findByRole('status')).toHaveTextContent('Loading…')
    release()
    expect(await main.findByRole('heading', { level: 3 })).toBeInTheDocument()
  })

  it('is walked through with Tab in the order of the cards', async () => {
    server.on(getSocial, () => ({ accounts: [socialAccountResponse(), socialAccountResponse()], quickLinks: [] }))
    const user = await open()
    const main = await findMain()
    const [firstAccount] = await main.findAllByRole('link', { name: /^Open on/ })
    firstAccount?.focus()
    await user.tab()
    const [firstCard] = main.getAllByRole('heading', { level: 3 })
    expect(document.activeElement?.parentElement).toBe(firstCard)
  })

  it('marks an account whose feed cannot be read', async () => {
    const failing = socialAccountResponse({ failingSince: '2026-11-12T10:00:00.000Z' })
    server.on(getSocial, () => ({ accounts: [socialAccountResponse(), failing], quickLinks: [] }))
    await open()
    expect(await screen.findByText(/^Not read since 2026\/11\/12/)).toBeInTheDocument()
  })

  it('says that there are no accounts and keeps the quick links', async () => {
    server.on(getSocial, () => ({ accounts: [], quickLinks: [QUICK_LINK] }))
    await open()
    const main = await findMain()
    expect(await main.findByText('There are no accounts yet')).toBeInTheDocument()
    expect(main.getByRole('link', { name: /League rules/ })).toBeInTheDocument()
  })

  it('reports an error and loads after a retry', async () => {
    server.on(getSocial, failWith('generic'))
    const user = await open()
    const main = await findMain()
    expect(await main.findByRole('alert')).toHaveTextContent('Error!')

    server.on(getSocial, () => ({ accounts: [socialAccountResponse()], quickLinks: [] }))
    await user.click(main.getByRole('button', { name: 'Try again' }))

    expect(await main.findByRole('heading', { level: 3 })).toBeInTheDocument()
  })
})
