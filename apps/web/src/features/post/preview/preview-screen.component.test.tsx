import { updatePostData } from '@mixed-zone/contract/endpoints/usage'
import { getPreview } from '@mixed-zone/contract/endpoints/studio/preview'
import { assetResponse, postResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { renderScreen } from '../../../../test/render-screen.tsx'

const server = portalServer()

const POST = postResponse({
  title: 'Derby day',
  assets: [assetResponse({ url: null })],
  texts: [],
  zip: { size: 0, count: 0 },
})

const TEXTS = {
  es: { preview: 'Vista previa', ended: 'Esta vista previa ya no está disponible' },
  en: { preview: 'Preview', ended: 'This preview is no longer available' },
  pt: { preview: 'Pré-visualização', ended: 'Esta pré-visualização já não está disponível' },
} as const

describe.each(Object.entries(TEXTS))('Preview screen in %s', (locale, texts) => {
  const open = () => renderScreen(`/${locale}/preview/the-token`)

  it('shows the draft without a login, with nothing to download or share, and counts no view', async () => {
    server.on(getPreview, () => ({ post: POST, expiresAt: '2026-11-17T18:00:00.000Z' }))
    await open()
    const article = within(await screen.findByRole('article'))
    expect(article.getByRole('heading', { level: 1, name: 'Derby day' })).toBeInTheDocument()
    expect(screen.getByText(`${texts.preview}.`)).toBeInTheDocument()
    expect(article.queryByRole('link', { name: /download|descargar|transferir/i })).toBeNull()
    expect(
      article.queryByRole('button', { name: /download|descargar|transferir|share|compartir|partilhar/i }),
    ).toBeNull()
    expect(server.requestsTo(getPreview).map(({ body }) => body)).toEqual([{ token: 'the-token' }])
    expect(server.requestsTo(updatePostData)).toEqual([])
  })

  it('says that the link has ended', async () => {
    server.on(getPreview, failWith('not-found'))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: texts.ended })).toBeInTheDocument()
  })
})
