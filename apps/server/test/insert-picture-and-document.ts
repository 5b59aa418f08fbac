import { randomBytes } from 'node:crypto'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { drawPicture, insertAsset, storeBytes } from './insert-assets.ts'
import type { TestApp } from './start-test-app.ts'

/** Inserts a picture and a document into a post, with names that differ only in case. */
export async function insertPictureAndDocument(test: TestApp, postId: number) {
  const document = randomBytes(5_000)
  const picture = await storeBytes(test, await drawPicture({ width: 2400, height: 1600 }))
  const words = {
    captions: inEveryLanguage('Caption'),
    credit: 'Marta',
    copyright: '© Liga',
    rights: inEveryLanguage('Editorial'),
    rightsUntil: '2030-01-31',
  }
  const image = await insertAsset(test, { postId, fileId: picture.id, name: 'Gol.JPG', position: 1, ...words })
  const file = await storeBytes(test, document)
  const { id: fileId } = await insertAsset(test, {
    postId,
    fileId: file.id,
    kind: 'file',
    name: 'gol.jpg',
    position: 2,
  })
  return { imageId: image.id, fileId, document }
}
