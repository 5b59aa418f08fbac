import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listUploads } from '@mixed-zone/contract/endpoints/studio/files'
import { eq } from 'drizzle-orm'
import { afterEach } from 'vitest'
import { assets, files } from '../src/platform/database/schema/files.ts'
import { uploads } from '../src/platform/database/schema/uploads.ts'
import { postDesk } from './post-desk.ts'
import { createTusClient } from './tus-client.ts'

/** A desk for uploads. Nothing of one test is left for the next. */
export function uploadDesk() {
  const desk = postDesk()
  const folder = () => join(desk.test.database.dataDir, 'uploads')
  const listFolder = () => readdir(folder()).catch(() => [])

  afterEach(async () => {
    await desk.test.db.delete(uploads)
    for (const name of await listFolder()) await rm(join(folder(), name))
  })

  return {
    desk,
    tus: (token = desk.editor.token) => createTusClient(desk.test, token),
    /** Where the bytes of an upload are until it is finished. */
    pathOf: (url: string) => join(folder(), url.split('/').at(-1) ?? ''),
    listFolder,

    async findFile(assetId: unknown) {
      const [row] = await desk.test.db
        .select({ asset: assets, file: files })
        .from(assets)
        .innerJoin(files, eq(files.id, assets.fileId))
        .where(eq(assets.id, Number(assetId)))
      return row
    },

    pending: async (token = desk.editor.token) => (await desk.test.call(listUploads, { token })).answer().uploads,
  }
}
