import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { runImport } from './run-import.ts'

it('runImport names the reason why the database rejected a post, and not the statement', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-import-'))
  const post = { section: 'news', publishedAt: '2019-05-04T18:30:00Z', translations: { es: { title: 'Un título' } } }
  await writeFile(join(folder, 'a.json'), JSON.stringify(post))
  const errors: string[] = []
  await runImport(folder, {
    importPost: () =>
      Promise.reject(new DrizzleQueryError('insert into posts', ['x'], new Error('relation "posts" does not exist'))),
    print: () => {},
    printError: (text) => void errors.push(text),
  })
  await rm(folder, { recursive: true })
  expect(errors).toEqual(['a.json: relation "posts" does not exist\n'])
})
