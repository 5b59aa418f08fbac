import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anArchivedPost, createImportFolder, type ImportFolder, listImportedPosts } from '../../test/import-folder.ts'
import { drawPicture } from '../../test/insert-assets.ts'
import { startTestApp, type TestApp } from '../../test/start-test-app.ts'
import { storageUnavailable } from '../platform/storage/storage.ts'

let test: TestApp
let archive: ImportFolder

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

beforeEach(async () => {
  archive = await createImportFolder(test)
})

afterEach(() => archive.remove())

const write = (path: string, content: string | Buffer | object) => archive.write(path, content)
const run = () => archive.run()

describe('npm run import › wrong input', () => {
  it.each<[string, Record<string, string | object>, string]>([
    ['broken JSON', { 'bad.json': '{"section":' }, 'bad.json: it is no valid JSON'],
    ['bytes that are no text', { 'bad.json': Buffer.from([0x7b, 0xff, 0x7d]) }, 'is not UTF-8'],
    ['a JSON file that is too large', { 'bad.json': `"${'x'.repeat(5_000_001)}"` }, 'is larger than 5 MB'],
    [
      'a line that is too long',
      { 'posts.jsonl': 'x'.repeat(5_000_001) },
      'posts.jsonl, line 1: it is longer than 5 MB',
    ],
    ['a list that is none', { 'posts.json': {} }, 'posts.json: it is no list of posts'],
    ['a post that is no object', { 'posts.json': [7] }, 'posts.json, post 1: the post must be of the type object'],
    ['an unknown field', { 'bad.json': anArchivedPost({ state: 'draft' }) }, 'the post has the unknown field "state"'],
    ['a wrong type', { 'bad.json': anArchivedPost({ teams: 'almenara' }) }, 'teams must be of the type array'],
    ['no key in a list', { 'posts.json': [anArchivedPost()] }, 'key is missing'],
    ['no section', { 'bad.json': { ...anArchivedPost(), section: undefined } }, 'section is missing'],
    ['an unknown section', { 'bad.json': anArchivedPost({ section: 'nowhere' }) }, 'there is no section "nowhere"'],
    ['an unknown team', { 'bad.json': anArchivedPost({ teams: ['nobody'] }) }, 'there is no team "nobody"'],
    ['an unknown tag', { 'bad.json': anArchivedPost({ tags: ['nothing'] }) }, 'there is no tag "nothing"'],
    ['a day that is none', { 'bad.json': anArchivedPost({ publishedAt: '2019-05-04' }) }, 'publishedAt is no datetime'],
    [
      'a time in the future',
      { 'bad.json': anArchivedPost({ publishedAt: '2999-01-01T00:00:00Z' }) },
      'is in the future',
    ],
    ['no text', { 'bad.json': anArchivedPost({ translations: {} }) }, 'it has no text in any language'],
    [
      'no title',
      { 'bad.json': anArchivedPost({ translations: { es: { body: 'x' } } }) },
      'translations.es.title is missing',
    ],
    [
      'a blank title',
      { 'bad.json': anArchivedPost({ translations: { es: { title: ' \n' } } }) },
      'translations.es: the title is missing',
    ],
    [
      'a NUL character',
      { 'bad.json': anArchivedPost({ translations: { es: { title: 'a\0b' } } }) },
      'cannot be stored',
    ],
    [
      'half a character',
      { 'bad.json': anArchivedPost({ translations: { es: { title: 'a\ud800' } } }) },
      'cannot be stored',
    ],
    [
      'a picture in a text that is no file of the post',
      {
        'derby/post.json': anArchivedPost(),
        'derby/es.md': '# El derbi\n\n![x](gol.jpg)',
      },
      'derby: the picture "gol.jpg" of the text is not among its assets',
    ],
    [
      'a figure without an asset',
      {
        'bad.json': anArchivedPost({ translations: { es: { title: 'a', body: '<figure data-asset="1"></figure>' } } }),
      },
      'figure 1 is not among its 0 assets',
    ],
    [
      'a script as a link',
      { 'bad.json': anArchivedPost({ links: [{ titles: { es: 'x' }, url: 'javascript:alert(1)' }] }) },
      'is no web address',
    ],
    [
      'a path out of the folder',
      { 'bad.json': anArchivedPost({ assets: [{ file: '../secret.jpg' }] }) },
      'is no path inside the folder',
    ],
    [
      'an absolute path',
      { 'bad.json': anArchivedPost({ assets: [{ file: '/etc/passwd' }] }) },
      'is no path inside the folder',
    ],
    [
      'a path with backslashes',
      { 'bad.json': anArchivedPost({ assets: [{ file: '..\\secret.jpg' }] }) },
      'is no path inside the folder',
    ],
    [
      'a web address as a file',
      { 'bad.json': anArchivedPost({ assets: [{ file: 'https://evil.test/x.jpg' }] }) },
      'is no path inside the folder',
    ],
    [
      'a missing file',
      { 'bad.json': anArchivedPost({ assets: [{ file: 'none.jpg' }] }) },
      'there is no file "none.jpg"',
    ],
    [
      'a folder as a file',
      { 'bad.json': anArchivedPost({ assets: [{ file: 'sub' }] }), 'sub/x.txt': 'x' },
      '"sub" is no file',
    ],
    [
      'a picture that is none',
      { 'bad.json': anArchivedPost({ assets: [{ file: 'x.jpg' }] }), 'x.jpg': 'no picture' },
      '"x.jpg" is not a valid file format. What is inside does not match its extension',
    ],
    [
      'a PDF file that is a web page',
      { 'bad.json': anArchivedPost({ assets: [{ file: 'x.pdf' }] }), 'x.pdf': '<!doctype html><p>Not found</p>' },
      '"x.pdf" is not a valid file format. It is a web page',
    ],
    [
      'a folder with a backslash in its name',
      { 'a\\b/post.json': anArchivedPost() },
      '"a\\b" is no path inside the folder',
    ],
    [
      'two files of one name',
      { 'bad.json': anArchivedPost({ assets: [{ file: 'a/x.jpg' }, { file: 'b/x.jpg' }] }) },
      'two files are named "x.jpg"',
    ],
    [
      'two texts of one language',
      { 'bad/post.json': anArchivedPost(), 'bad/es.md': '# a', 'bad/es.txt': 'a' },
      'it has two texts for "es"',
    ],
  ])('reports %s, and imports the other posts', async (_what, files, expected) => {
    for (const [path, content] of Object.entries(files)) await write(path, content)
    await write('good.json', anArchivedPost())
    await write('zz-good.json', anArchivedPost())
    const { isComplete, errors, summary } = await run()
    expect([isComplete, errors]).toEqual([false, expect.stringContaining(expected)])
    expect(summary).toContain('3 posts: 2 new')
    expect((await listImportedPosts(test)).map(({ key }) => key)).toEqual(['good', 'zz-good'])
  })

  it('reports a `posts.jsonl` that cannot be read, and imports the other posts', async () => {
    execFileSync('mkfifo', [join(archive.path, 'posts.jsonl')])
    await write('zz-good.json', anArchivedPost())
    const { errors, summary } = await run()
    expect(errors).toBe('posts.jsonl: "posts.jsonl" is no file\n')
    expect(summary).toContain('2 posts: 1 new')
  })

  it('skips blank lines of a `posts.jsonl` with Windows line ends', async () => {
    const line = JSON.stringify(anArchivedPost({ key: 'a' }))
    await write('posts.jsonl', `${line}\r\n\r\n \t\r\n`)
    expect(await run()).toMatchObject({
      isComplete: true,
      errors: '',
      summary: expect.stringContaining('1 posts: 1 new'),
    })
  })

  it('ends at the first picture for which the disk has no space', async () => {
    const stored: unknown[] = []
    async function put(bytes: Readable): Promise<never> {
      stored.push(await buffer(bytes))
      throw storageUnavailable(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))
    }
    const { run: runWithoutSpace, path } = await createImportFolder({ ...test, storage: { ...test.storage, put } })
    for (const key of ['a', 'b']) {
      await writeFile(join(path, `${key}.jpg`), await drawPicture({ width: key.charCodeAt(0) }))
      await writeFile(join(path, `${key}.json`), JSON.stringify(anArchivedPost({ assets: [{ file: `${key}.jpg` }] })))
    }
    await expect(runWithoutSpace()).rejects.toMatchObject({ type: 'storage-full' })
    await rm(path, { recursive: true })
    expect(stored).toHaveLength(1)
  })

  it('reports a truncated picture without leaving a post', async () => {
    const picture = await drawPicture()
    await write('x.jpg', picture.subarray(0, Math.floor(picture.length / 2)))
    await write('bad.json', anArchivedPost({ assets: [{ file: 'x.jpg' }] }))
    await write('good.json', anArchivedPost())
    const { errors, summary } = await run()
    expect(errors).toMatch(/^bad\.json: /)
    expect(summary).toContain('2 posts: 1 new')
  })

  it('follows no symbolic link: neither a post, nor a folder, nor a file', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'mixed-zone-outside-'))
    await writeFile(join(outside, 'secret.jpg'), await drawPicture())
    await writeFile(join(outside, 'post.json'), JSON.stringify(anArchivedPost()))
    await symlink(join(outside, 'post.json'), join(archive.path, 'a-link.json'))
    await symlink(outside, join(archive.path, 'b-link'))
    await symlink(join(outside, 'secret.jpg'), join(archive.path, 'secret.jpg'))
    await write('c.json', anArchivedPost({ assets: [{ file: 'secret.jpg' }] }))
    await write('d.json', anArchivedPost({ assets: [{ file: 'b-link/secret.jpg' }] }))
    await mkdir(join(archive.path, 'e'))
    await symlink(join(outside, 'post.json'), join(archive.path, 'e/post.json'))
    const { errors } = await run()
    await rm(outside, { recursive: true })
    expect(errors.match(/is a symbolic link, which is not followed/g)).toHaveLength(6)
    expect(await listImportedPosts(test)).toEqual([])
  })

  it('imports the first of two posts with the same key', async () => {
    await write('posts.json', [
      anArchivedPost({ key: 'a' }),
      anArchivedPost({ key: 'a', translations: { es: { title: 'Otro' } } }),
    ])
    const { errors, summary } = await run()
    expect(errors).toBe('posts.json, post 2: the key "a" belongs to an earlier post of this folder\n')
    expect(summary).toContain('1 new')
  })

  it('prints no control characters of a file name', async () => {
    await write('\u001b[2Jbad.json', '{')
    expect((await run()).errors).toBe('[2Jbad.json: it is no valid JSON\n')
  })
})
