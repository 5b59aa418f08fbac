import { createPromise, listPromises } from '@mixed-zone/contract/endpoints/studio/coverage'
import { listSettings } from '@mixed-zone/contract/endpoints/studio/settings'
import { getSetup } from '@mixed-zone/contract/endpoints/studio/setup'
import { createTerm, listTerms } from '@mixed-zone/contract/endpoints/studio/terms'
import type { Localised } from '@mixed-zone/contract/locales'
import { ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import { foldText } from '@mixed-zone/contract/rules/fold-text'
import type { ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { type FakeRequest, failWith, loseConnection } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { settingsAnswer } from '../../features/settings/settings.fixture.ts'
import { detailResponse, tagResponse } from '../../features/terms/terms.fixture.ts'
import { setupResponse } from './first-run.fixture.ts'

const server = portalServer()

const ADMIN = { ...READER, permissions: ROLE_PERMISSIONS.admin }

const open = () => renderScreen('/en/studio/setup/promises', { session: ADMIN })

describe('First run › promises', () => {
  const category = (id: string, names: Localised) => tagResponse({ id, kind: 'categories', names })

  /** A server that keeps what it is told to create. */
  function keepPromises(...existing: readonly ListedTerm[]) {
    const categories = [...existing]
    const promised: string[] = []
    server.on(getSetup, () => setupResponse({}, { promises: promised.length }))
    server.on(listSettings, () => settingsAnswer())
    server.on(listPromises, () => ({ promises: [], categories: [], sections: [], contacts: [] }))
    server.on(listTerms, ({ query: { text = '', page, pageSize } }) => {
      const items = categories.filter(({ names }) => foldText(Object.values(names).join(' ')).includes(text))
      return { items, total: items.length, page, pageSize }
    })
    server.on(createTerm, ({ body }) => {
      const created = category(`new ${body.names.en}`, body.names)
      categories.push(created)
      return detailResponse(created)
    })
    const promise = (request: FakeRequest<typeof createPromise>) => {
      const { categoryId } = request.body
      if (promised.includes(categoryId)) return failWith('conflict')()
      promised.push(categoryId)
      return { ...request.body, id: categoryId, name: categoryId, version: 1 }
    }
    server.on(createPromise, promise)
    return { promised, promise }
  }

  const findButton = () => screen.findByRole('button', { name: 'Add the usual five' })

  it('creates the usual deliveries, with the categories that exist', async () => {
    const video = category('4', { es: 'Vídeo', en: 'Videos', pt: 'Vídeos' })
    const { promised } = keepPromises(video)
    const user = await open()
    await user.click(await findButton())
    await waitFor(() => expect(promised).toEqual(['new Press kit', 'new Line-ups', 'new Gallery', 'new Quotes', '4']))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add the usual five' })).toBeNull())
  })

  it('creates what is missing after a failure', async () => {
    const { promised, promise } = keepPromises()
    server.on(createPromise, (request) => (promised.length === 2 ? loseConnection() : promise(request)))
    const user = await open()
    await user.click(await findButton())
    await waitFor(() => expect(promised).toHaveLength(2))
    await waitFor(async () => expect(await findButton()).not.toHaveAttribute('aria-busy'))

    // Also after a reload.
    await open()
    server.on(createPromise, promise)
    await user.click(await findButton())
    await waitFor(() => expect(promised).toHaveLength(5))
    expect(server.requestsTo(createTerm).map(({ body }) => body.names.en)).toEqual([
      'Press kit',
      'Line-ups',
      'Gallery',
      'Quotes',
      'Video',
    ])
  })

  it('can be repeated when others are promised too', async () => {
    const { promised, promise } = keepPromises()
    promised.push('7', '8', '9')
    server.on(createPromise, (request) => (promised.length === 5 ? loseConnection() : promise(request)))
    const user = await open()
    await user.click(await findButton())
    await waitFor(() => expect(server.requestsTo(createPromise)).toHaveLength(3))
    await waitFor(async () => expect(await findButton()).not.toHaveAttribute('aria-busy'))
    server.on(createPromise, promise)
    await user.click(await findButton())
    await waitFor(() => expect(promised).toHaveLength(8))
  })
})
