import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { aFixture, aMatchday, aMatchdayTag } from '@mixed-zone/test-data/matchdays'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anArchivedPost, createImportFolder, type ImportFolder, listImportedPosts } from '../../test/import-folder.ts'
import { drawPicture } from '../../test/insert-assets.ts'
import { insertCategory, insertTag, insertTeam } from '../../test/insert-posts.ts'
import { type EndedProcess, runProcess } from '../../test/run-process.ts'
import { startTestApp, TEST_SECRET, type TestApp } from '../../test/start-test-app.ts'
import { assets } from '../platform/database/schema/files.ts'
import { fixtures, matchdays, posts, postTranslations, teams } from '../platform/database/schema/library.ts'
import { auditEntries } from '../platform/database/schema/records.ts'
import { sharedDocuments } from '../platform/database/schema/writing.ts'

const IMPORT = join(import.meta.dirname, 'import/import.ts')

let test: TestApp
let token: string
let archive: ImportFolder

beforeAll(async () => {
  test = await startTestApp()
  token = (await test.signIn()).token
  await insertTeam(test.db, { textId: 'almenara' })
  await insertTeam(test.db, { textId: 'brisa' })
  await insertCategory(test.db, { textId: 'reports' })
  await insertTag(test.db, { textId: 'records' })
  await insertTag(test.db, { textId: 'martin-rueda', kind: 'player' })
})

afterAll(() => test.remove())

beforeEach(async () => {
  archive = await createImportFolder(test)
})

afterEach(() => archive.remove())

const write = (path: string, content: string | Buffer | object) => archive.write(path, content)
const run = () => archive.run()
const read = async (id = 0) => (await test.call(getPost, { token, locale: 'es', body: { id: String(id) } })).answer()

async function insertFixture(): Promise<void> {
  const tag = await insertTag(test.db, aMatchdayTag({ textId: 'matchday-3-2018-19' }))
  await test.db.insert(matchdays).values(aMatchday({ tagId: tag.id, season: '2018-19', number: 3 }))
  const [home] = await test.db.select().from(teams).where(eq(teams.textId, 'almenara'))
  const [away] = await test.db.select().from(teams).where(eq(teams.textId, 'brisa'))
  const sides = { homeTeamId: home?.id ?? 0, awayTeamId: away?.id ?? 0 }
  await test.db.insert(fixtures).values(aFixture({ matchdayId: tag.id, ...sides }))
}

describe('npm run import › a post', () => {
  it('is published at its own time with all relations and is not announced', async () => {
    await insertFixture()
    await write('pictures/gol.jpg', await drawPicture())
    await write(
      'derby.json',
      anArchivedPost({
        teams: ['almenara', 'brisa'],
        categories: ['reports'],
        tags: ['records', 'martin-rueda'],
        fixture: { matchday: 'matchday-3-2018-19', home: 'almenara', away: 'brisa' },
        links: [{ titles: { es: 'Acta' }, url: 'https://committee.test/' }],
        assets: [
          { file: 'pictures/gol.jpg', captions: { es: 'El gol' }, credit: 'Marta Ibáñez', rights: { en: 'Editorial' } },
        ],
        translations: {
          es: {
            title: ' El  derbi ',
            body: '<p>\n  uno <script>x()</script></p>\n<figure data-asset="1"></figure>\n<p onclick="x()">dos</p>',
          },
          pt: { title: 'O dérbi' },
        },
      }),
    )
    expect(await run()).toMatchObject({ isComplete: true, errors: '', summary: expect.stringContaining('1 new') })
    const [row] = await listImportedPosts(test)
    const publishedAt = new Date('2019-05-04T16:30:00Z')
    expect(row).toMatchObject({ key: 'derby', state: 'published', publishedAt, outAt: publishedAt })
    const post = await read(row?.id)
    expect(post).toMatchObject({
      title: 'El derbi',
      locales: ['es', 'pt'],
      teams: [{ textId: 'almenara' }, { textId: 'brisa' }],
      categories: [{ textId: 'reports' }],
      tags: [{ textId: 'matchday-3-2018-19' }, { textId: 'records' }, { textId: 'martin-rueda' }],
      matchday: { number: 3 },
      fixture: { home: { textId: 'almenara' } },
      external: [{ title: 'Acta', url: 'https://committee.test/' }],
      assets: [
        { name: 'gol.jpg', caption: 'El gol', credit: 'Marta Ibáñez', width: 1200, rights: { text: 'Editorial' } },
      ],
      image: { width: 1080 },
    })
    expect(post.body).toBe(`<p>uno </p><figure data-asset="${post.assets[0]?.id}"></figure><p>dos</p>`)
    const audit = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'post.imported'))
    expect(audit).toMatchObject([
      { actorLabel: 'npm run import', subjectId: String(row?.id), details: { key: 'derby' } },
    ])
  })

  it('is read from a folder with Markdown, HTML and plain text, and all pictures in it', async () => {
    await write('derby/post.json', {
      section: 'interviews',
      publishedAt: '2019-05-04T16:30:00Z',
      translations: { en: { title: 'From JSON' } },
    })
    await write(
      'derby/es.md',
      '# El *derbi*\n\nUn **gol** y [enlace](https://a.test).\n\n![El gol](b%20gol.jpg)\n\n![x](https://evil.test/x.jpg)\n\n| Club | Pts |\n|---|---|\n| Faro | 3 |\n',
    )
    await write(
      'derby/en.html',
      '<html><head><title>no</title></head><body><h1>From HTML</h1><p>Text</p></body></html>',
    )
    await write('derby/pt.txt', 'O dérbi\n\nUm <golo>\ne outro\n\nFim\n')
    await write('derby/a.jpg', await drawPicture({ colour: '#112233' }))
    await write('derby/b gol.jpg', await drawPicture())
    expect(await run()).toMatchObject({ isComplete: true, errors: '' })
    const [row] = await listImportedPosts(test)
    const post = await read(row?.id)
    expect(row?.key).toBe('derby')
    expect(post.assets.map(({ name }) => name)).toEqual(['a.jpg', 'b gol.jpg'])
    expect(post.translations.es).toMatchObject({ title: 'El derbi' })
    expect(post.translations.es?.body).toBe(
      `<p>Un <strong>gol</strong> y <a href="https://a.test" rel="noopener noreferrer">enlace</a>.</p><figure data-asset="${post.assets[1]?.id}"></figure><table><thead><tr><th>Club</th><th>Pts</th></tr></thead><tbody><tr><td>Faro</td><td>3</td></tr></tbody></table>`,
    )
    expect(post.translations.en).toMatchObject({ title: 'From JSON', body: '<p>Text</p>' })
    expect(post.translations.pt).toMatchObject({
      title: 'O dérbi',
      body: '<p>Um &lt;golo&gt;<br />e outro</p><p>Fim</p>',
    })
  })
})

describe('npm run import › repeated', () => {
  it('changes nothing the second time, and only what has changed the third time', async () => {
    const list = ['a', 'b'].map((key) => anArchivedPost({ key, assets: [{ file: `${key}.jpg` }, { file: 'c.jpg' }] }))
    await write('posts.json', list)
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
      await write(`${name}.jpg`, await drawPicture({ width: 300 + index, height: 200 }))
    }
    expect((await run()).summary).toContain('2 new, 0 updated, 0 unchanged')
    const before = await listImportedPosts(test)
    const stored = await test.db.select().from(assets).orderBy(assets.id)
    expect((await run()).summary).toContain('0 new, 0 updated, 2 unchanged')
    expect(await listImportedPosts(test)).toEqual(before)
    expect(await test.db.select().from(assets).orderBy(assets.id)).toEqual(stored)

    await write('posts.json', [
      list[0],
      anArchivedPost({
        key: 'b',
        assets: [{ file: 'd.jpg' }, { file: 'c.jpg', credit: 'X' }],
        translations: { en: { title: 'Other' } },
      }),
    ])
    expect((await run()).summary).toContain('0 new, 1 updated, 1 unchanged')
    const after = await listImportedPosts(test)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    const post = await read(after[1]?.id)
    expect(post.assets.map(({ name, credit }) => [name, credit])).toEqual([
      ['d.jpg', ''],
      ['c.jpg', 'X'],
    ])
    // The picture that stayed has kept its id.
    expect(stored.map(({ id }) => String(id))).toContain(post.assets[1]?.id)
    expect(post.locales).toEqual(['en'])
  })

  it('updates a post whose picture has other bytes under the same name, with a new address', async () => {
    await write('derby.json', anArchivedPost({ assets: [{ file: 'a.jpg' }] }))
    await write('a.jpg', await drawPicture({ width: 300 }))
    await run()
    const [row] = await listImportedPosts(test)
    const before = (await read(row?.id)).assets[0]
    await write('a.jpg', await drawPicture({ width: 310 }))
    expect((await run()).summary).toContain('1 updated')
    const after = (await read(row?.id)).assets[0]
    expect(after).toMatchObject({ id: before?.id, width: 310 })
    expect(after?.url).not.toBe(before?.url)
  })

  it('leaves a post alone that the studio has edited or archived', async () => {
    await write(
      'posts.jsonl',
      `${JSON.stringify(anArchivedPost({ key: 'a' }))}\n\n${JSON.stringify(anArchivedPost({ key: 'b' }))}`,
    )
    await run()
    const [a, b] = await listImportedPosts(test)
    await test.db.insert(sharedDocuments).values({ postId: a?.id ?? 0, state: Buffer.from([0, 0]), schemaVersion: 1 })
    await test.db
      .update(posts)
      .set({ state: 'archived' })
      .where(eq(posts.id, b?.id ?? 0))
    const changed = { translations: { es: { title: 'Otro' } } }
    await write('posts.jsonl', ['a', 'b'].map((key) => JSON.stringify(anArchivedPost({ key, ...changed }))).join('\n'))
    expect(await run()).toMatchObject({ isComplete: true, summary: expect.stringContaining('2 kept') })
    const titles = await test.db
      .select({ title: postTranslations.title })
      .from(postTranslations)
      .where(eq(postTranslations.postId, b?.id ?? 0))
    expect(titles).toEqual([{ title: 'Un título' }])
  })
})

/** Runs the command beside the running server. */
function importProcess(...args: readonly string[]): Promise<EndedProcess> {
  const { dataDir, databaseUrl } = test.database
  return runProcess(IMPORT, args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', SECRET: TEST_SECRET })
}

describe('npm run import › as a process', () => {
  it('works beside the running server, and exits with 1 if a post failed', async () => {
    await write('derby.json', anArchivedPost())
    expect(await importProcess(archive.path)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 new'),
      stderr: '',
    })
    const [row] = await listImportedPosts(test)
    expect((await read(row?.id)).title).toBe('Un título')
    await write('bad.json', anArchivedPost({ tags: ['other'] }))
    expect(await importProcess(archive.path)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('1 unchanged'),
      stderr: 'bad.json: there is no tag "other"\n',
    })
  }, 180_000)

  it('works in a data folder that no product has been started in, and finds its posts again', async () => {
    const dataDir = join(archive.path, '.data')
    await mkdir(dataDir)
    await write('derby.json', anArchivedPost())
    const env = { DATA_DIR: dataDir, SECRET: TEST_SECRET }
    const first = await runProcess(IMPORT, [archive.path], env)
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('1 new'), stderr: '' })
    const second = await runProcess(IMPORT, [archive.path], env)
    expect(second).toMatchObject({ code: 0, stdout: expect.stringContaining('1 unchanged'), stderr: '' })
    // Creating a database takes three minutes on a machine whose load is 17.
  }, 600_000)

  it('prints its usage, and rejects what is not a folder', async () => {
    const [help, none, wrong] = await Promise.all([
      importProcess('--help'),
      importProcess(),
      importProcess(join(archive.path, 'x')),
    ])
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage:') })
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage:') })
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('is not a folder') })
  })
})
