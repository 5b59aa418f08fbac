import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ExifTool } from 'exiftool-vendored'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { createExiftoolLabels } from './exiftool-labels.ts'
import type { PictureLabel } from './picture-labels.ts'

const labels = createExiftoolLabels(createLog({ level: 'silent' }))
const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-test-labels-'))

afterAll(async () => {
  await Promise.all([labels.stop(), reader.end()])
  await rm(folder, { recursive: true, force: true })
})

const reader = new ExifTool({ maxProcs: 1 })

const label: PictureLabel = {
  mainLocale: 'es',
  captions: { es: 'El "gol" de Íñigo & Rueda\n-delete_original', en: 'The goal – 日本', pt: 'O golo de Conceição' },
  alternatives: { es: 'Un gol', en: 'A goal', pt: 'Um golo' },
  credit: 'Marta Ibáñez / Liga Meridiana de Fútbol Profesional',
  copyright: '© Liga Meridiana',
  rights: { es: 'Uso editorial', en: 'Editorial use', pt: 'Uso editorial (pt)' },
  postId: 4711,
}

/** Everything that ExifTool knows of a picture. */
async function read(bytes: Buffer, extension: string): Promise<Record<string, unknown>> {
  const file = join(folder, `read.${extension}`)
  await writeFile(file, bytes)
  return { ...(await reader.readRaw(file, { readArgs: ['-G1', '-a', '-api', 'struct=1'] })) }
}

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

const draw = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#8c1d2f' } }).withExif({
    IFD0: { ImageDescription: 'Old words', Make: 'Camera', Copyright: 'Old' },
    IFD2: { BodySerialNumber: '12345', LensSerialNumber: '678', LensModel: '70-200' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' },
  })

const IN_XMP = {
  'XMP-dc:Description': 'El "gol" de Íñigo & Rueda\n-delete_original',
  'XMP-dc:Description-en': 'The goal – 日本',
  'XMP-dc:Description-pt': 'O golo de Conceição',
  'XMP-dc:Rights': '© Liga Meridiana',
  'XMP-photoshop:Credit': label.credit,
  'XMP-photoshop:TransmissionReference': 4711,
  'XMP-xmpRights:UsageTerms-en': 'Editorial use',
  'XMP-iptcCore:AltTextAccessibility-pt': 'Um golo',
}

/** A process of another kind is started for these, on a machine that may be busy. */
describe('createExiftoolLabels', { timeout: 60_000 }, () => {
  it.each([
    ['jpg', 'image/jpeg', () => draw().jpeg().toBuffer()],
    ['png', 'image/png', () => draw().png().toBuffer()],
    ['webp', 'image/webp', () => draw().webp({ lossless: true }).toBuffer()],
  ])(
    'writes into %s what each language has, takes out what identifies, and touches no pixel',
    async (extension, mediaType, make) => {
      const picture = await make()
      const labelled = await labels.write(Readable.from([picture]), { mediaType, label }, buffer)
      expect(labelled).not.toBeNull()
      if (!labelled) return
      const tags = await read(labelled, extension)
      expect(tags).toMatchObject(IN_XMP)
      expect(Object.keys(tags).filter((tag) => /GPS|Serial/.test(tag))).toEqual([])
      expect(tags['IFD0:ImageDescription']).toBeUndefined()
      expect(tags['IFD0:Make']).toBe('Camera')
      expect((await pixelsOf(labelled)).equals(await pixelsOf(picture))).toBe(true)
    },
  )

  it('writes IPTC into JPEG, in the first language, cut where IPTC is short', async () => {
    const labelled = await labels.write(
      Readable.from([await draw().jpeg().toBuffer()]),
      { mediaType: 'image/jpeg', label },
      buffer,
    )
    const tags = await read(labelled ?? Buffer.alloc(0), 'jpg')
    expect(tags).toMatchObject({
      'IPTC:Caption-Abstract': 'El "gol" de Íñigo & Rueda\n-delete_original',
      'IPTC:CopyrightNotice': '© Liga Meridiana',
      'IPTC:Credit': 'Marta Ibáñez / Liga Meridiana',
      'IPTC:OriginalTransmissionReference': 4711,
      'IPTC:SpecialInstructions': 'Uso editorial',
    })
  })

  it('makes the same bytes of the same picture and label, and replaces an earlier label', async () => {
    const write = (bytes: Buffer, words: PictureLabel) =>
      labels.write(Readable.from([bytes]), { mediaType: 'image/jpeg', label: words }, buffer)
    const picture = await draw().jpeg().toBuffer()
    const [once, twice] = [await write(picture, label), await write(picture, label)]
    expect(once?.equals(twice ?? Buffer.alloc(0))).toBe(true)
    const bare = { ...label, captions: null, rights: null, credit: '', copyright: '' }
    const tags = await read((await write(once ?? picture, bare)) ?? picture, 'jpg')
    expect(Object.keys(tags).filter((tag) => /Description|UsageTerms|Credit|Caption/.test(tag))).toEqual([])
  })

  it('leaves the copyright notice of the picture where the label has none', async () => {
    const picture = await draw().jpeg().toBuffer()
    const bare = { ...label, copyright: '' }
    const labelled = await labels.write(Readable.from([picture]), { mediaType: 'image/jpeg', label: bare }, buffer)
    expect(await read(labelled ?? Buffer.alloc(0), 'jpg')).toMatchObject({ 'IFD0:Copyright': 'Old' })
  })

  it('gives nothing where the bytes are no picture, and goes on', async () => {
    const write = (bytes: Buffer) => labels.write(Readable.from([bytes]), { mediaType: 'image/jpeg', label }, buffer)
    expect(await write(Buffer.from('no picture'))).toBeNull()
    expect(await write(await draw().jpeg().toBuffer())).not.toBeNull()
  })

  it('leaves no process behind when the product is killed', async () => {
    const script = `
      const { createExiftoolLabels } = await import(${JSON.stringify(join(import.meta.dirname, 'exiftool-labels.ts'))})
      const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, '../log/log.ts'))})
      const { Readable } = await import('node:stream')
      const labels = createExiftoolLabels(createLog({ level: 'silent' }))
      await labels.write(Readable.from(['no picture']), { mediaType: 'image/png', label: ${JSON.stringify(label)} }, async () => null)
      process.stdout.write('labelled')
      setInterval(() => {}, 1_000)`
    const product = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(product.stdout, 'data')
    const tools = (await readdir('/proc')).filter((id) => parentOf(id) === product.pid)
    product.kill('SIGKILL')
    await once(product, 'close')
    expect(tools).toHaveLength(1)
    await expect.poll(() => tools.filter((id) => existsSync(`/proc/${id}`)), { timeout: 20_000 }).toEqual([])
  })
})

/** Null for what is no process, or none any more. */
function parentOf(id: string): number | null {
  const [, parent] =
    /^PPid:\s+(\d+)/m.exec(existsSync(`/proc/${id}/status`) ? readFileSync(`/proc/${id}/status`, 'utf8') : '') ?? []
  return parent === undefined ? null : Number(parent)
}
