import { getMatchday } from '@mixed-zone/contract/endpoints/library'
import { fixtureResponse, matchdayPageResponse, matchdayResponse, teamResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

const open = () => renderScreen('/en/matchdays/matchday-12-2026-27', { session: READER })

describe('Matchday screen', () => {
  it('shows the fixtures with their results, the pack and the neighbours', async () => {
    const fixture = fixtureResponse({ id: '5', home: teamResponse({ shortName: 'Almenara' }) })
    const { fixtures: _fixtures, ...previous } = matchdayResponse({ textId: 'matchday-11-2026-27', number: 11 })
    server.on(getMatchday, () =>
      matchdayPageResponse({ matchday: matchdayResponse({ fixtures: [fixture] }), previous }),
    )
    await open()
    const main = within(await screen.findByRole('main'))

    expect(await main.findByRole('heading', { level: 1, name: 'Matchday 12' })).toBeInTheDocument()
    expect(main.getByRole('link', { name: /Almenara/ })).toHaveAttribute('href', '/en/fixtures/5')
    expect(main.getByRole('link', { name: /^Previous matchday/ })).toHaveAttribute(
      'href',
      '/en/matchdays/matchday-11-2026-27',
    )
    expect(main.getByRole('button', { name: 'Download pack' })).toBeInTheDocument()
    expect(main.getByText(/^5 files · about/)).toBeInTheDocument()
  })

  it.each([
    ['offers its pack at 1920 px', 500_000, [/^Original/, /^1920 px · 500.kB$/]],
    ['offers no size if every picture of its pack is the original at 1920 px', undefined, []],
  ])('%s', async (_name, smallSize, names) => {
    server.on(getMatchday, () => matchdayPageResponse({ pack: { size: 2_000_000, count: 5, smallSize } }))
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Download pack' }))
    const dialog = within(await screen.findByRole('dialog'))
    const languages = [/^ES/, /^EN/, /^PT/]
    const radios = [...names, ...languages].map((name) => dialog.getByRole('radio', { name }))
    expect(dialog.getAllByRole('radio')).toEqual(radios)
  })

  it('reports an error and loads after a retry', async () => {
    server.on(getMatchday, failWith('generic'))
    const user = await open()
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('alert')).toHaveTextContent('Operation not available.')

    server.on(getMatchday, () => matchdayPageResponse())
    await user.click(main.getByRole('button', { name: 'Try again' }))

    expect(await main.findByRole('heading', { level: 1, name: 'Matchday 12' })).toBeInTheDocument()
  })
})
