import { randomBytes } from 'node:crypto'
import { LOCALES } from '@mixed-zone/contract/locales'
import { describeRefusal, type FileRefusal } from '@mixed-zone/contract/rules/file-refusals'
import { MAX_FILE_NAME_BYTES } from '@mixed-zone/contract/rules/file-name'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { docxOf, pngBomb } from '../../../../test/hostile-files.ts'
import { drawPicture } from '../../../../test/insert-assets.ts'
import { metadataHeader } from '../../../../test/tus-client.ts'
import { uploadDesk } from '../../../../test/upload-desk.ts'

const { desk, tus, listFolder, findFile, pending } = uploadDesk()

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const PAGE = '<!doctype html><script>alert(1)</script>'
const PROGRAM = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), randomBytes(200)])

type Make = () => Promise<Buffer | string>

describe('a file that is refused for its content', () => {
  const REFUSED: readonly (readonly [what: string, name: string, reason: FileRefusal, make: Make])[] = [
    ['text called .jpg', 'goal.jpg', 'format', async () => 'no picture'],
    ['a program called .jpg', 'goal.jpg', 'format', async () => PROGRAM],
    ['a program called .mp4', 'goal.mp4', 'format', async () => PROGRAM],
    ['a zip called .png', 'goal.png', 'format', async () => Buffer.from(zipSync({ a: new Uint8Array(9) }))],
    ['a truncated JPEG', 'goal.jpg', 'truncated', async () => (await drawPicture()).subarray(0, 2_000)],
    ['SVG', 'crest.svg', 'svg', async () => SVG],
    ['SVG called .jpg', 'crest.jpg', 'svg', async () => SVG],
    ['SVG after a comment', 'crest.jpg', 'svg', async () => `<?xml version="1.0"?>\n<!-- crest -->\n${SVG}`],
    ['SVG after a long comment', 'crest.jpg', 'format', async () => `<!--${'x'.repeat(5_000)}-->${SVG}`],
    ['a page called .jpg', 'goal.jpg', 'html', async () => PAGE],
    ['a page called .pdf', 'line-up.pdf', 'html', async () => PAGE],
    ['a PNG of 50,000 × 50,000 pixels', 'goal.png', 'too-many-pixels', async () => pngBomb(50_000, 50_000)],
  ]

  it.each(REFUSED)('%s: the last PATCH says why, and nothing is kept', async (_what, name, reason, make) => {
    const bytes = Buffer.from(await make())
    for (const locale of LOCALES) {
      const url = await tus().start({ sizeBytes: bytes.length, name })
      const headers = {
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'accept-language': locale,
      }
      const answer = await tus().send({ method: 'PATCH', url, headers, payload: bytes })
      expect(answer.statusCode).toBe(415)
      const { message } = describeRefusal({ name, reason }, locale)
      expect(answer.json().error).toMatchObject({ type: 'media-type', reason, message })
      expect((await tus().head(url)).statusCode).toBe(404)
    }
    expect(await listFolder()).toEqual([])
  })

  it('an empty file is refused before anything is sent, in the words of the specification', async () => {
    const headers = { 'upload-length': '0', 'upload-metadata': metadataHeader({ name: 'gol.jpg' }) }
    const url = '/api/studio/uploads'
    const answer = await tus().send({ method: 'POST', url, headers: { ...headers, 'accept-language': 'es' } })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().error.message).toBe('"gol.jpg" no es un formato de archivo válido. Está vacío.')
    expect(await pending()).toEqual([])
  })
})

describe('a file that is harmless as it is stored', () => {
  const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const STORED: readonly (readonly [what: string, name: string, kind: string, mediaType: string, make: Make])[] = [
    // Only the job that reads its text unpacks it, up to 20 MB.
    ['a zip bomb called .docx', 'bomb.docx', 'text', OFFICE, async () => docxOf(new Uint8Array(25_000_000))],
    [
      'a JPEG with a page after its end',
      'both.jpg',
      'image',
      'image/jpeg',
      async () => Buffer.concat([await drawPicture({ width: 60, height: 40 }), Buffer.from(PAGE)]),
    ],
    [
      'a JPEG that is a zip too',
      'both.zip',
      'image',
      'image/jpeg',
      async () => Buffer.concat([await drawPicture({ width: 61, height: 40 }), zipSync({ a: new Uint8Array(9) })]),
    ],
    ['a program', 'tool.exe', 'file', 'application/x-elf', async () => PROGRAM],
  ]

  it.each(STORED)('%s is accepted by what it is, not by its name', async (_what, name, kind, mediaType, make) => {
    const answer = await tus().upload(await make(), { name, type: 'image/png' })
    expect(answer.statusCode).toBe(204)
    expect(await findFile(answer.headers['upload-asset'])).toMatchObject({ asset: { kind, name }, file: { mediaType } })
  })
})

describe('a name of a file', () => {
  const ARABIC = `${'ملف'.repeat(100)}.txt`

  it.each([
    ['with a path', '../../etc/passwd.txt', /^_\.\._etc_passwd\.txt$/],
    ['with a path of Windows', 'C:\\Windows\\system32\\a.txt', /^C__Windows_system32_a\.txt$/],
    ['with control characters', 'a\u0000b\u001b[31m.txt', /^a_b_\[31m\.txt$/],
    ['that reads backwards', 'evil\u202Etxt.exe.txt', /^evil_txt\.exe\.txt$/],
    ['of 300 characters', `${'x'.repeat(296)}.txt`, /^x+\.txt$/],
    ['of 300 Arabic letters', ARABIC, /^[ملف]+\.txt$/u],
    ['of a device', 'CON.txt', /^_CON\.txt$/],
    ['of dots alone', '...', /^file$/],
    ['with a line break and quotes', 'a"\r\nset-cookie: b.txt', /^a___set-cookie_ b\.txt$/],
  ])('%s is stored as every file system takes it', async (_what, name, expected) => {
    const answer = await tus().upload('Some text.', { name, type: 'text/plain' })
    const stored = await findFile(answer.headers['upload-asset'])
    expect(stored?.asset.name).toMatch(expected)
    expect(Buffer.byteLength(stored?.asset.name ?? '')).toBeLessThanOrEqual(MAX_FILE_NAME_BYTES)
  })
})

describe('a declared length that is wrong', () => {
  it('refuses more bytes, and keeps the upload as it was', async () => {
    const url = await tus().start({ sizeBytes: 4, name: 'a.txt', type: 'text/plain' })
    const answer = await tus().append(url, 0, 'more than four')
    expect([answer.statusCode, answer.json().error.message]).toEqual([413, 'The file is too large.'])
    expect((await tus().head(url)).headers['upload-offset']).toBe('0')
  })

  it('waits for the rest of fewer bytes, and makes no file of them', async () => {
    const url = await tus().start({ sizeBytes: 4_000, name: 'a.txt', type: 'text/plain' })
    const answer = await tus().append(url, 0, 'all there is')
    expect([answer.statusCode, answer.headers['upload-asset']]).toEqual([204, undefined])
    expect(await pending()).toMatchObject([{ url, receivedBytes: 12, sizeBytes: 4_000 }])
  })

  it('is judged by the declared type before anything is sent', async () => {
    const { uploads } = desk.test.settings.current
    const sizeBytes = (uploads.imageMb + 1) * 1_000_000
    expect((await tus().create({ sizeBytes, type: 'image/jpeg' })).statusCode).toBe(413)
    expect((await tus().create({ sizeBytes, type: 'video/mp4' })).statusCode).toBe(201)
  })
})

describe('metadata', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const name = `name ${base64('a.txt')}`

  it.each([
    ['that is no metadata', 'x'],
    ['with a name that is no base64', 'name !!!!'],
    ['of 9,000 characters', `${name},type ${base64('x'.repeat(6_800))}`],
    ['with a type of 201 characters', `${name},type ${base64('x'.repeat(201))}`],
    ['with a time that is no number', `${name},lastModified ${base64('yesterday')}`],
    ['with a digest that is none', `${name},sha256 ${base64('abc')}`],
    ['with a list as target', `${name},target ${base64('[]')}`],
    ['with a number as post', `${name},target ${base64('{"postId":7}')}`],
    ['with two changes', `${name},target ${base64('{"postId":"7","replaces":"8","posterOf":"8"}')}`],
    [
      'with subtitles in an unknown language',
      `${name},target ${base64('{"postId":"7","subtitles":{"of":"8","locale":"xx"}}')}`,
    ],
  ])('%s is refused', async (_what, metadata) => {
    const headers = { 'upload-length': '5', 'upload-metadata': metadata }
    const answer = await tus().send({ method: 'POST', url: '/api/studio/uploads', headers })
    expect([answer.statusCode, answer.json().error.type]).toEqual([422, 'validation'])
  })

  it('with a path as post finds no post', async () => {
    expect((await tus().create({ sizeBytes: 5, target: { postId: '../1' } })).statusCode).toBe(404)
  })

  it('with fields that nobody knows is accepted without them', async () => {
    const metadata = `${name},is_secret,__proto__ ${base64('{"target":"x"}')},target ${base64('{"admin":true}')}`
    const headers = { 'upload-length': '5', 'upload-metadata': metadata }
    const answer = await tus().send({ method: 'POST', url: '/api/studio/uploads', headers })
    expect(answer.statusCode).toBe(201)
    expect(await pending()).toMatchObject([{ name: 'a.txt', target: {} }])
  })
})
