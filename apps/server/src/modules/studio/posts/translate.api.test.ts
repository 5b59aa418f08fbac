import { getChecklist } from '@mixed-zone/contract/endpoints/studio/posts'
import { translatePost } from '@mixed-zone/contract/endpoints/studio/translations'
import type { Locale } from '@mixed-zone/contract/locales'
import { UNDO_MS } from '@mixed-zone/contract/rules/undo'
import { markAsRead, markMachineTranslation } from '@mixed-zone/document/translations'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { postDesk } from '../../../../test/post-desk.ts'
import { answerTranslated, startTranslationService } from '../../../../test/translation-service.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'

const service = await startTranslationService()

const desk = postDesk({ environment: { TRANSLATE_URL: service.url } })
const plainDesk = postDesk()

afterEach(() => {
  service.asked.length = 0
  service.answer = answerTranslated
})

afterAll(() => service.close())

interface Request {
  readonly from?: Locale
  readonly to?: Locale
  readonly confirmed?: boolean
}

const translate = (id: string, { from = 'es', to = 'pt', ...rest }: Request = {}, { token } = desk.editor) =>
  desk.test.call(translatePost, { token, params: { id }, body: { from, to, ...rest } })

describe('POST studio/posts/:id/translate', () => {
  it('returns a draft of title, summary and body, and sends neither pictures nor rules', async () => {
    const id = await desk.create()
    const body = '<h2>Gol</h2><p>De <strong>Rueda</strong></p><figure data-asset="3"></figure><hr />'
    await desk.write(id, { es: { title: 'Final & más', summary: 'Resumen', body } })
    const answer = (await translate(id, { confirmed: true })).answer()
    expect(answer).toEqual({
      title: '[pt] Final & más',
      summary: '[pt] Resumen',
      body: '<h2>[pt] Gol</h2><p>[pt] De <strong>Rueda</strong></p><figure data-asset="3"></figure><hr />',
    })
    expect(service.asked).toEqual([
      { q: ['Final & más', 'Resumen'], source: 'es', target: 'pt', format: 'text' },
      { q: ['<h2>Gol</h2>', '<p>De <strong>Rueda</strong></p>'], source: 'es', target: 'pt', format: 'html' },
    ])
    expect((await desk.detail(id)).canTranslate).toBe(true)
  })

  it('sends no unpublished, embargoed or changed text unless the person has confirmed it, each time', async () => {
    const id = await desk.createDraft('Borrador')
    expect((await translate(id)).status).toBe(422)
    expect((await translate(id, { confirmed: false })).status).toBe(422)
    expect((await translate(id, { confirmed: true })).status).toBe(200)
    expect((await translate(id)).status).toBe(422)
    const embargoed = await desk.createDraft('Con embargo')
    ;(await desk.publish(embargoed, { embargoUntil: desk.later(3_600_000) })).answer()
    desk.test.clock.advance(UNDO_MS)
    expect((await translate(embargoed)).status).toBe(422)
    service.asked.length = 0
    await desk.publishAndWait(id)
    expect((await translate(id)).status).toBe(200)
    expect(service.asked).toHaveLength(2)
    await desk.write(id, { es: { title: 'Cambiado' } })
    expect((await translate(id)).status).toBe(422)
    expect(service.asked).toHaveLength(2)
  })

  it('records who has sent which language', async () => {
    const id = await desk.createDraft('Borrador')
    await translate(id, { confirmed: true }, desk.writer)
    const entries = await desk.test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'post.machine-translated'), eq(auditEntries.subjectId, id)))
    expect(entries).toEqual([
      expect.objectContaining({ actorId: desk.writer.personId, details: { from: 'es', to: 'pt' } }),
    ])
  })

  it('returns only clean HTML', async () => {
    service.answer = (response, { q }) => {
      const translatedText = q.map(() => '<p onclick="x()">um<script>alert(1)</script></p><img src=x onerror=x()>')
      response.end(JSON.stringify({ translatedText }))
    }
    const id = await desk.createDraft('Borrador')
    expect((await translate(id, { confirmed: true })).answer().body).toBe('<p>um</p>')
  })

  it('says that the service is unavailable, that a text is too large, and that there is no such post', async () => {
    const id = await desk.createDraft('Borrador')
    service.answer = (response) => void response.writeHead(500).end()
    expect((await translate(id, { confirmed: true })).status).toBe(503)
    expect((await translate(id, { to: 'es', confirmed: true })).status).toBe(422)
    expect((await translate('999999', { confirmed: true })).status).toBe(404)
    service.asked.length = 0
    await desk.write(id, { es: { body: `<p>${'gol '.repeat(13_000)}</p>` } })
    expect((await translate(id, { confirmed: true })).status).toBe(413)
    expect(service.asked).toEqual([])
  })

  it('does not exist without a service', async () => {
    const id = await plainDesk.createDraft('Borrador')
    expect((await plainDesk.detail(id)).canTranslate).toBe(false)
    const { status } = await plainDesk.test.call(translatePost, {
      token: plainDesk.editor.token,
      params: { id },
      body: { from: 'es', to: 'pt', confirmed: true },
    })
    expect(status).toBe(404)
  })
})

describe('GET studio/posts/:id/checklist of a machine translation', () => {
  it('warns until somebody has read it', async () => {
    const id = await desk.createDraft('Borrador')
    await desk.write(id, { pt: { title: 'Rascunho', body: '<p>Corpo</p>' } })
    await desk.edit(id, (document) => markMachineTranslation(document, 'pt'))
    const unread = async () =>
      (await desk.test.call(getChecklist, { token: desk.editor.token, params: { id } }))
        .answer()
        .warnings.find(({ kind }) => kind === 'translation-unread')
    const stateOfPt = async () => (await desk.list()).items.find((post) => post.id === id)?.translationStates.pt
    expect(await unread()).toEqual({ kind: 'translation-unread', locales: ['pt'] })
    expect(await stateOfPt()).toBe('draft')
    await desk.edit(id, (document) => markAsRead(document, 'pt'))
    expect(await unread()).toBeUndefined()
    expect(await stateOfPt()).toBe('ready')
  })
})
