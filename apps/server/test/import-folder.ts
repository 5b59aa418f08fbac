import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isNotNull } from 'drizzle-orm'
import { runImport } from '../src/commands/import/run-import.ts'
import { createAssets } from '../src/modules/assets/assets.ts'
import { createPostImporter } from '../src/modules/library/library.ts'
import { indexPosts } from '../src/modules/search/search.ts'
import { posts } from '../src/platform/database/schema/library.ts'
import { scratchFolder } from './engines/scratch-folder.ts'
import type { TestApp } from './start-test-app.ts'

/** A valid archived post in an existing section. Overrides may make it invalid. */
export const anArchivedPost = (overrides: object = {}) => ({
  section: 'interviews',
  publishedAt: '2019-05-04T18:30:00+02:00',
  translations: { es: { title: 'Un título', summary: 'Un resumen', body: '<p>Un texto</p>' } },
  ...overrides,
})

export type ImportFolder = Awaited<ReturnType<typeof createImportFolder>>

/** A temporary import folder, and the import of it in this process. */
export async function createImportFolder({ db, storage, clock, changes }: TestApp) {
  const folder = await mkdtemp(join(scratchFolder(), 'mixed-zone-import-'))
  return {
    path: folder,

    /** Objects are written as JSON. */
    async write(path: string, content: string | object): Promise<void> {
      const target = join(folder, path)
      await mkdir(dirname(target), { recursive: true })
      const isRaw = typeof content === 'string' || content instanceof Uint8Array
      await writeFile(target, isRaw ? content : JSON.stringify(content))
    },

    async run() {
      const assets = createAssets({ db, storage, clock })
      const importPost = await createPostImporter({ db, clock, changes, indexPosts, assets })
      const printed: string[] = []
      const errors: string[] = []
      const isComplete = await runImport(folder, {
        importPost,
        print: (text) => void printed.push(text),
        printError: (text) => void errors.push(text),
      })
      return { isComplete, summary: printed.at(-1) ?? '', errors: errors.join('') }
    },

    /** Removes the folder and what was imported. */
    async remove(): Promise<void> {
      await rm(folder, { recursive: true })
      await db.delete(posts).where(isNotNull(posts.importKey))
    },
  }
}

export function listImportedPosts({ db }: TestApp) {
  const { id, importKey: key, version, publishedAt, outAt, state } = posts
  return db
    .select({ id, key, version, publishedAt, outAt, state })
    .from(posts)
    .where(isNotNull(posts.importKey))
    .orderBy(posts.importKey)
}
