import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { drawPicture, insertDraftAsset, storeBytes } from './insert-assets.ts'
import { postDesk } from './post-desk.ts'
import type { TestAppOptions } from './start-test-app.ts'

/** A desk for drafts with pictures. */
export function galleryDesk(options: TestAppOptions = {}) {
  const desk = postDesk(options)

  /** A draft that only lacks pictures. */
  async function createGallery(title = 'Galería') {
    const id = await desk.createDraft(title)
    const rights = { texts: inEveryLanguage('Uso editorial'), until: null }
    ;(await desk.save(id, { field: 'rights', value: rights })).answer()
    return { id, postId: Number(id) }
  }

  async function addPicture(postId: number, name: string, colour = '#8c1d2f') {
    const { id: fileId } = await storeBytes(desk.test, await drawPicture({ width: 300, height: 200, colour }))
    return insertDraftAsset(desk.test, { draftPostId: postId, fileId, name })
  }

  /** What a journalist gets. */
  async function readAssets(id: string) {
    const answer = await desk.test.call(getPost, { token: desk.media.token, body: { id }, locale: 'en' })
    return answer.answer().assets.map(({ name, caption }) => ({ name, caption }))
  }

  async function textsOf(id: string, assetId: string) {
    const asset = (await desk.detail(id)).assets.find((one) => one.id === assetId)
    if (!asset) throw new Error('The draft does not have the file')
    const { captions, alternatives, credit, rights, rightsUntil, version } = asset
    return { captions, alternatives, credit, rights, rightsUntil, version }
  }

  return { desk, createGallery, addPicture, readAssets, textsOf }
}
