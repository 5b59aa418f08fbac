import { listNotices, markNoticesRead } from '@mixed-zone/contract/endpoints/notices'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { getZip } from '@mixed-zone/contract/endpoints/downloads'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { notices } from '../../platform/database/schema/records.ts'

let test: TestApp
let editor: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.signIn({ role: 'editor' })
})

afterAll(() => test.remove())

const noticesOf = async ({ token }: SignedIn) => (await test.call(listNotices, { token })).answer()

async function publishWithFiles(...contents: readonly string[]) {
  const draft = await test.publishing.create(editor.actor, {
    sectionId: 'derbies',
    translations: [aTranslation({ title: 'Final' })],
  })
  const assetIds: number[] = []
  for (const bytes of contents) {
    const file = await storeBytes(test, bytes)
    assetIds.push((await insertAsset(test, { postId: draft.id, kind: 'file', fileId: file.id })).id)
  }
  return { post: await test.publishing.publish(editor.actor, draft), assetIds }
}

async function downloadFile({ token }: SignedIn, postId: number, assetId: number | undefined): Promise<void> {
  const post = (await test.call(getPost, { token, body: { id: String(postId) } })).answer()
  const url = post.assets.find(({ id }) => id === String(assetId))?.url ?? ''
  expect((await test.inject({ url })).statusCode).toBe(200)
}

async function downloadZip({ token }: SignedIn, postId: number): Promise<void> {
  expect((await test.call(getZip, { token, body: { postId: String(postId) } })).status).toBe(200)
}

describe('GET private/notices', () => {
  it('tells those who downloaded the corrected file, in their language, and nobody else', async () => {
    const { post, assetIds } = await publishWithFiles('one', 'two')
    const [first = 0, second = 0] = assetIds
    const [taker, other, reader] = [await test.signIn(), await test.signIn(), await test.signIn()]
    await downloadFile(taker, post.id, first)
    await downloadFile(taker, post.id, first)
    await downloadFile(other, post.id, second)
    const texts = { es: 'El autor es Rueda', en: 'The scorer is Rueda', pt: 'O autor é Rueda' }
    const correction = { texts, assetId: first, notify: 'changed' } as const
    expect(await test.publishing.correct(editor.actor, post, correction)).toMatchObject({ notified: 1 })
    const answer = await test.call(listNotices, { token: taker.token, locale: 'en' })
    expect(answer.answer()).toMatchObject({
      unread: 1,
      items: [
        {
          kind: 'correction',
          postId: String(post.id),
          postTitle: 'Final',
          assetId: String(first),
          text: 'The scorer is Rueda',
          isRead: false,
        },
      ],
    })
    expect([(await noticesOf(other)).items, (await noticesOf(reader)).items]).toEqual([[], []])
  })

  it('tells everybody who downloaded anything of the post, once each, also as a zip', async () => {
    const { post, assetIds } = await publishWithFiles('three')
    const [one, two] = [await test.signIn(), await test.signIn()]
    await downloadFile(one, post.id, assetIds[0])
    await downloadZip(one, post.id)
    await downloadZip(two, post.id)
    const correction = { texts: inEveryLanguage('A date'), notify: 'all' } as const
    expect(await test.publishing.correct(editor.actor, post, correction)).toMatchObject({ notified: 2 })
    expect((await noticesOf(two)).items).toHaveLength(1)
  })

  it('tells nobody if the editor chose so', async () => {
    const { post, assetIds } = await publishWithFiles('four')
    const taker = await test.signIn()
    await downloadFile(taker, post.id, assetIds[0])
    const correction = { texts: inEveryLanguage('A comma'), notify: 'nobody' } as const
    expect(await test.publishing.correct(editor.actor, post, correction)).toMatchObject({ notified: 0 })
    expect((await noticesOf(taker)).items).toEqual([])
  })

  it('shows the title as it was, also after the post was withdrawn', async () => {
    const { post, assetIds } = await publishWithFiles('five')
    const taker = await test.signIn()
    await downloadFile(taker, post.id, assetIds[0])
    await test.publishing.withdraw(editor.actor, post, { reasons: inEveryLanguage('Not ours'), notify: true })
    expect((await noticesOf(taker)).items).toMatchObject([{ kind: 'withdrawal', postTitle: 'Final', assetId: null }])
  })

  it('counts only those unread notices that it lists', async () => {
    const { post } = await publishWithFiles('seven')
    const reader = await test.signIn()
    const texts = inEveryLanguage('A date')
    const notice = { personId: reader.personId, postId: post.id, kind: 'correction', postTitles: texts, texts } as const
    await test.db.insert(notices).values(Array.from({ length: 101 }, () => ({ ...notice, at: test.clock.now() })))
    const { items, unread } = await noticesOf(reader)
    expect([items.length, unread]).toEqual([100, 100])
  })
})

describe('POST private/notices/read', () => {
  it('marks the named ones or all of the caller, and ignores what belongs to others', async () => {
    const { post, assetIds } = await publishWithFiles('six')
    const [one, two] = [await test.signIn(), await test.signIn()]
    await downloadFile(one, post.id, assetIds[0])
    await downloadFile(two, post.id, assetIds[0])
    const notify = 'all' as const
    const corrected = await test.publishing.correct(editor.actor, post, { texts: inEveryLanguage('A'), notify })
    await test.publishing.correct(editor.actor, corrected, { texts: inEveryLanguage('B'), notify })
    const [newest] = (await noticesOf(one)).items
    const foreign = (await noticesOf(two)).items[0]?.id ?? ''
    const ids = [newest?.id ?? '', foreign, 'nonsense', '0']
    expect((await test.call(markNoticesRead, { token: one.token, body: { ids } })).status).toBe(204)
    expect((await noticesOf(one)).items.map(({ isRead }) => isRead)).toEqual([true, false])
    expect((await noticesOf(two)).unread).toBe(2)
    await test.call(markNoticesRead, { token: one.token, body: {} })
    expect((await noticesOf(one)).unread).toBe(0)
  })

  it('rejects wrong bodies', async () => {
    const { token } = await test.signIn()
    const url = '/api/private/notices/read'
    for (const payload of [{ ids: 'all' }, { ids: [7] }, { ids: Array.from({ length: 201 }, String) }]) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await test.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(422)
    }
  })
})
