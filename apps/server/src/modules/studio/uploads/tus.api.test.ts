import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTusClient, metadataHeader } from '../../../../test/tus-client.ts'
import { uploadDesk } from '../../../../test/upload-desk.ts'
import { uploads } from '../../../platform/database/schema/uploads.ts'

const { desk, tus, pathOf, findFile, pending } = uploadDesk()

describe('OPTIONS /api/studio/uploads', () => {
  it('describes what the server supports, without a version of the caller', async () => {
    const answer = await tus().send({
      method: 'OPTIONS',
      url: '/api/studio/uploads',
      headers: { 'tus-resumable': '0.2.2' },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': '20000000000',
    })
  })
})

describe('tus requests', () => {
  it.each(['POST', 'HEAD', 'PATCH', 'DELETE'] as const)('%s needs version 1.0.0', async (method) => {
    const url = method === 'POST' ? '/api/studio/uploads' : '/api/studio/uploads/1'
    for (const version of ['0.2.2', '']) {
      const answer = await tus().send({ method, url, headers: { 'tus-resumable': version } })
      expect(answer.statusCode).toBe(412)
      expect(answer.headers).toMatchObject({ 'tus-version': '1.0.0' })
    }
  })

  it('need a session with the permission, every one of them', async () => {
    const url = await tus().start({ sizeBytes: 4 })
    const unknown = createTusClient(desk.test, 'x'.repeat(40))
    const reader = createTusClient(desk.test, desk.media.token)
    for (const [client, status] of [
      [unknown, 401],
      [reader, 403],
    ] as const) {
      const answers = [
        await client.create({ sizeBytes: 4 }),
        await client.head(url),
        await client.append(url, 0, 'abcd'),
        await client.delete(url),
        await client.send({ method: 'OPTIONS', url }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status))
    }
  })

  it('find uploads of their own person only', async () => {
    const url = await tus().start({ sizeBytes: 4 })
    const other = tus(desk.writer.token)
    const statuses = [await other.head(url), await other.append(url, 0, 'abcd'), await other.delete(url)]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect((await tus().head(url)).headers['upload-offset']).toBe('0')
    for (const id of ['1', 'x', '99999999999999999999', '..%2f..%2fsecret']) {
      expect((await tus().head(`/api/studio/uploads/${id}`)).statusCode, id).toBe(404)
    }
  })

  it('may name their method in a header of a POST', async () => {
    const url = await tus().start({ sizeBytes: 4 })
    const headers = {
      'x-http-method-override': 'PATCH',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    }
    const patched = await tus().send({ method: 'POST', url, headers, payload: Buffer.from('ab') })
    expect([patched.statusCode, patched.headers['upload-offset']]).toEqual([204, '2'])
    const deleted = await tus().send({ method: 'POST', url, headers: { 'x-http-method-override': 'DELETE' } })
    expect([deleted.statusCode, (await tus().head(url)).statusCode]).toEqual([204, 404])
    expect((await tus().send({ method: 'POST', url })).statusCode).toBe(404)
  })
})

describe('POST /api/studio/uploads', () => {
  it('creates an upload that expires in a week', async () => {
    const answer = await tus().create({ sizeBytes: 10 })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers.location).toMatch(/^\/api\/studio\/uploads\/\d+$/)
    const expires = new Date(desk.test.clock.now().getTime() + 7 * DAY_MS)
    expect(answer.headers['upload-expires']).toBe(expires.toUTCString())
  })

  it.each([
    ['no length', { 'upload-length': '' }, 422],
    ['a negative length', { 'upload-length': '-1' }, 422],
    ['no metadata', { 'upload-metadata': '' }, 422],
    ['no name', { 'upload-metadata': 'type aW1hZ2UvanBlZw==' }, 422],
    ['a target that is no JSON', { 'upload-metadata': 'name YQ==,target eA==' }, 422],
    ['a change without a post', { 'upload-metadata': metadataHeader({ target: { replaces: '7' } }) }, 422],
    ['an unknown post', { 'upload-metadata': metadataHeader({ target: { postId: '7' } }) }, 404],
    ['an empty file', { 'upload-length': '0' }, 415],
    ['a picture of more than 400 MB', { 'upload-length': '400000001' }, 413],
    [
      'a video of more than 20 GB',
      { 'upload-length': '20000000001', 'upload-metadata': metadataHeader({ type: 'video/mp4' }) },
      413,
    ],
    [
      'another file of more than 2 GB',
      { 'upload-length': '2000000001', 'upload-metadata': metadataHeader({ type: '' }) },
      413,
    ],
  ])('refuses %s', async (_what, headers, status) => {
    const answer = await tus().send({
      method: 'POST',
      url: '/api/studio/uploads',
      headers: { 'upload-length': '5', 'upload-metadata': metadataHeader({}), ...headers },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error.message).not.toBe('')
  })

  it('keeps a name of 300 Arabic letters with a slash, without the slash', async () => {
    const url = await tus().start({ sizeBytes: 5, name: `../${'ملف'.repeat(100)}.jpg` })
    const upload = (await pending()).find((one) => one.url === url)
    expect(upload?.name).toMatch(/ملف.*\.jpg$/u)
    expect(upload?.name).not.toMatch(/\//)
  })
})

describe('PATCH /api/studio/uploads/:id', () => {
  it('appends bytes and says how many there are', async () => {
    const url = await tus().start({ sizeBytes: 10 })
    const first = await tus().append(url, 0, 'abc')
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '3'])
    const second = await tus().append(url, 3, 'defg')
    expect(second.headers['upload-offset']).toBe('7')
    const asked = await tus().head(url)
    expect(asked.statusCode).toBe(200)
    expect(asked.headers).toMatchObject({ 'upload-offset': '7', 'upload-length': '10', 'cache-control': 'no-store' })
  })

  it('refuses another offset, another type and more bytes than announced', async () => {
    const url = await tus().start({ sizeBytes: 4 })
    await tus().append(url, 0, 'ab')
    for (const offset of [0, 1, 3]) expect((await tus().append(url, offset, 'c')).statusCode).toBe(409)
    const headers = { 'upload-offset': '2', 'content-type': 'application/octet-stream' }
    expect((await tus().send({ method: 'PATCH', url, headers, payload: 'cd' })).statusCode).toBe(415)
    const wrong = { 'upload-offset': 'x', 'content-type': 'application/offset+octet-stream' }
    expect((await tus().send({ method: 'PATCH', url, headers: wrong, payload: 'cd' })).statusCode).toBe(422)
    const tooMany = await tus().append(url, 2, 'cdefg')
    expect([tooMany.statusCode, tooMany.json().error.message]).toEqual([413, 'The file is too large.'])
    expect((await tus().head(url)).headers['upload-offset']).toBe('2')
  })

  it('is refused while another request holds the lease, until that ends', async () => {
    const url = await tus().start({ sizeBytes: 4 })
    const id = Number(url.split('/').at(-1))
    const leasedUntil = new Date(desk.test.clock.now().getTime() + 8_000)
    const lease = '00000000-0000-4000-8000-000000000000'
    await desk.test.db.update(uploads).set({ lease, leasedUntil }).where(eq(uploads.id, id))
    const refused = await tus().append(url, 0, 'ab')
    expect([refused.statusCode, refused.json().error.type, refused.headers['retry-after']]).toEqual([
      423,
      'locked',
      '1',
    ])
    expect((await tus().head(url)).statusCode).toBe(200)
    desk.test.clock.advance(8_000)
    expect((await tus().append(url, 0, 'ab')).statusCode).toBe(204)
  })

  it('overwrites bytes that were written but never acknowledged', async () => {
    const text = 'A plain text that was cut.\n'
    const url = await tus().start({ sizeBytes: text.length, name: 'notes.txt', type: 'text/plain' })
    await tus().append(url, 0, text.slice(0, 5))
    await writeFile(pathOf(url), `${text.slice(0, 5)}garbage of a process that was killed`)
    const last = await tus().append(url, 5, text.slice(5))
    const stored = await findFile(last.headers['upload-asset'])
    expect(stored?.file.sha256).toEqual(createHash('sha256').update(text).digest())
  })

  it('answers 404 and forgets the upload if its bytes are lost', async () => {
    const url = await tus().start({ sizeBytes: 9 })
    await tus().append(url, 0, 'abcdef')
    await writeFile(pathOf(url), 'ab')
    expect((await tus().append(url, 6, 'ghi')).statusCode).toBe(404)
    expect((await tus().head(url)).statusCode).toBe(404)
  })
})
