import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ART_FOLDER } from '@mixed-zone/demo-league/demo-league'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docxOf } from '../../../../test/hostile-files.ts'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { createPostIndexer } from '../../../app.ts'
import { assets, documentPages, fileDetails, files } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { NO_PICTURE_LABELS } from '../../../platform/images/picture-labels.ts'
import { createPictureThread } from '../../../platform/images/picture-thread.ts'
import { createJobs } from '../../../platform/jobs/create-jobs.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { createAssets, createUploads } from '../assets.ts'

let test: TestApp
let node: Jobs
const pictureThread = createPictureThread()

const hasTool = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
const hasFfmpeg = hasTool('ffmpeg')
const hasPoppler = hasTool('pdftoppm') && hasTool('pdftotext')

const uploadsOn = (jobs: Jobs) =>
  createUploads({
    ...test,
    jobs,
    labels: NO_PICTURE_LABELS,
    pictureThread,
    log: test.log.log,
    storeFile: createAssets(test).storeFile,
    backgroundDb: test.database.backgroundDb,
    getTimeZone: () => 'Europe/Madrid',
    indexPosts: createPostIndexer({ jobs: test.jobs, log: test.log.log }),
  })

beforeAll(async () => {
  test = await startTestApp()
  node = createJobs({ database: test.database, log: test.log.log, pollSeconds: 0.5 })
  uploadsOn(node)
  await node.open()
  await node.start()
})

afterAll(async () => {
  await node.stop()
  await Promise.all([test.remove(), pictureThread.stop()])
})

const WAIT = { timeout: 60_000 }

async function upload(bytes: Uint8Array, name: string) {
  const path = join(test.database.dataDir, randomBytes(8).toString('hex'))
  await writeFile(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  const stored = await uploadsOn(test.jobs).storeUpload({ path, name, sizeBytes: bytes.length, sha256 })
  const { id: postId } = await insertPost(test.db)
  const { fileId, assetId } = await test.db.transaction(async (tx) => {
    const file = await stored.record(tx)
    const row = { postId, kind: stored.kind, fileId: file.id, name: stored.name, createdAt: test.clock.now() }
    const [asset] = await tx.insert(assets).values(row).returning({ id: assets.id })
    return { fileId: file.id, assetId: asset?.id ?? 0 }
  })
  await expect.poll(async () => (await detailsOf(fileId))?.state, WAIT).toBe('ready')
  return { fileId, assetId, postId, details: await detailsOf(fileId) }
}

const detailsOf = async (fileId: number) =>
  (await test.db.select().from(fileDetails).where(eq(fileDetails.fileId, fileId)))[0]

const wordsOf = async (postId: number) =>
  (await test.db.select({ words: posts.allWords }).from(posts).where(eq(posts.id, postId)))[0]?.words ?? ''

/** A document of several pages with a line of text each. */
function drawPdf(lines: readonly string[]): Buffer {
  const pageIds = lines.map((_, index) => 4 + index * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 24 Tf 20 100 Td (${line}) Tj ET`
      const resources = '/Resources << /Font << /F1 3 0 R >> >>'
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] ${resources} /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`,
  )
}

/** A second of H.264 where it can be made, so that the preview does not take long. */
async function readVideo(): Promise<Buffer> {
  if (!hasFfmpeg) return readFile(join(ART_FOLDER, 'videos/gol-del-derbi.mp4'))
  const path = join(test.database.dataDir, 'video.mp4')
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=1']
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', path])
  return readFile(path)
}

describe('prepare-file of videos', () => {
  it('reads duration, size and codecs, and makes poster and preview where ffmpeg is installed', async () => {
    const { fileId, assetId, details } = await upload(await readVideo(), 'gol.mp4')
    expect(details).toMatchObject({ videoCodec: 'H.264' })
    const [file] = await test.db.select().from(files).where(eq(files.id, fileId))
    expect(file).toMatchObject({
      ...(hasFfmpeg ? { width: 320, height: 180 } : { width: 960, height: 540 }),
      durationMs: expect.any(Number),
    })
    const [asset] = await test.db.select().from(assets).where(eq(assets.id, assetId))
    expect(asset).toMatchObject({ mediaId: `file-${assetId}` })
    expect(asset?.posterFileId !== null).toBe(hasFfmpeg)
    await expect.poll(async () => (await detailsOf(fileId))?.previewPercent ?? null, WAIT).toBe(hasFfmpeg ? 100 : null)
    expect((await detailsOf(fileId))?.previewFileId !== null).toBe(hasFfmpeg)
  })

  it('keeps a video that nobody can read', async () => {
    const { fileId } = await upload(
      Buffer.concat([Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1'), randomBytes(500)]),
      'x.mp4',
    )
    await expect.poll(async () => (await detailsOf(fileId))?.previewPercent ?? null, WAIT).toBeNull()
  })
})

describe('prepare-file of documents', () => {
  it('draws the first pages of a PDF and indexes its text where poppler is installed', async () => {
    const { fileId, postId, details } = await upload(drawPdf(['Alineaciones confirmadas', 'Suplentes']), 'once.pdf')
    expect(details?.pageCount ?? null).toBe(hasPoppler ? 2 : null)
    expect(await test.db.$count(documentPages, eq(documentPages.fileId, fileId))).toBe(hasPoppler ? 2 : 0)
    expect((await wordsOf(postId)).includes("'suplentes'")).toBe(hasPoppler)
  })

  it('indexes the text of Word documents and plain texts', async () => {
    const body = new TextEncoder().encode('<w:document><w:p><w:t>Convocatoria del Tajo</w:t></w:p></w:document>')
    expect(await wordsOf((await upload(docxOf(body), 'lista.docx')).postId)).toContain("'convocatoria'")
    const latin = Buffer.from('Rueda de prensa: Íñigo', 'latin1')
    expect((await upload(latin, 'nota.txt')).details?.content ?? 'Rueda de prensa: Íñigo').toContain('Íñigo')
    expect(await wordsOf((await upload(Buffer.from('Reglamento provisional'), 'r.txt')).postId)).toContain(
      "'reglamento'",
    )
  })

  it('stores a zip bomb that is called .docx, and does not search it', async () => {
    const { details } = await upload(docxOf(new Uint8Array(25_000_000)), 'bomb.docx')
    expect(details).toMatchObject({ state: 'ready', content: null })
  })

  it('keeps a PDF that cannot be drawn', async () => {
    const { details } = await upload(Buffer.from('%PDF-1.7 nothing else'), 'broken.pdf')
    expect(details).toMatchObject({ pageCount: null, content: null })
  })
})
