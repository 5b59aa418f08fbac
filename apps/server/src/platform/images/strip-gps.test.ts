import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exiftoolPath } from 'exiftool-vendored'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { hasExifGps } from './gps-metadata.ts'
import { stripGps } from './strip-gps.ts'

const XMP = (
  gps: string,
) => `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="Liga Meridiana"${gps}/></rdf:RDF></x:xmpmeta>`

const GPS_XMP = ' exif:GPSLatitude="42,14.5N" exif:GPSLongitude="8,43.2W"'

const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '42/1 14/1 30/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '8/1 43/1 12/1',
}

const draw = (): Sharp => sharp({ create: { width: 64, height: 48, channels: 3, background: '#8c1d2f' } })

const taken = (where: object = {}): Sharp =>
  draw()
    .withExif({ IFD0: { Copyright: 'Liga Meridiana', ImageDescription: 'Gol' }, ...where })
    .withXmp(XMP('IFD3' in where ? GPS_XMP : ''))

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

const FORMATS = ['jpeg', 'png', 'webp', 'tiff', 'avif'] as const

describe('stripGps', () => {
  it.each(FORMATS)('removes the GPS position from a %s and nothing else', async (format) => {
    const bytes = await taken({ IFD3: place }).toFormat(format).toBuffer()
    const stripped = await stripGps(bytes)
    const after = await sharp(stripped).metadata()
    expect(stripped.equals(bytes)).toBe(false)
    expect(after.xmp?.toString() ?? '').not.toContain('GPS')
    expect(after.exif ? hasExifGps(after.exif.subarray(6)) || hasExifGps(after.exif) : false).toBe(false)
    expect(after.xmp?.toString()).toContain('Liga Meridiana')
    expect((await pixelsOf(stripped)).equals(await pixelsOf(bytes))).toBe(true)
  })

  it('leaves EXIF readable for ExifTool', async () => {
    const bytes = await taken({ IFD3: place }).jpeg().toBuffer()
    const [before, after] = [await readWithExiftool(bytes), await readWithExiftool(await stripGps(bytes))]
    expect(Object.keys(before)).toContain('GPSLatitude')
    expect(Object.keys(after).filter((key) => key.startsWith('GPS') && key !== 'GPSVersionID')).toEqual([])
    expect(after).toMatchObject({ Copyright: 'Liga Meridiana', ImageDescription: 'Gol', Credit: 'Liga Meridiana' })
    expect(after.Warning).toBeUndefined()
  })

  it('removes the GPS position of a second picture after the first, as phones write it', async () => {
    const first = await draw().jpeg().toBuffer()
    const second = await taken({ IFD3: place }).jpeg().toBuffer()
    const stripped = await stripGps(Buffer.concat([first, second]))
    const behind = stripped.subarray(first.length)
    expect(hasExifGps(behind.subarray(behind.indexOf('Exif\0\0', 0, 'latin1') + 6))).toBe(false)
    expect(behind.toString('latin1')).not.toContain('GPSLatitude')
  })

  it('removes GPS properties that are elements with another prefix', async () => {
    const xmp = XMP('><e:GPSLatitude>42,14.5N</e:GPSLatitude></rdf:Description').replace('/></rdf:RDF>', '></rdf:RDF>')
    const bytes = await draw().withXmp(xmp).jpeg().toBuffer()
    expect(bytes.toString('latin1')).toContain('42,14.5N')
    expect((await stripGps(bytes)).toString('latin1')).not.toContain('42,14.5N')
  })

  it('handles a picture full of metadata markers in linear time', async () => {
    const noise = [
      '<x:xmpmeta',
      'a'.repeat(3_000_000),
      '<e:GPSa>'.repeat(100_000),
      '</x:xmpmeta>',
      'eXIfII*\0'.repeat(100_000),
    ]
    const bytes = Buffer.concat([await draw().jpeg().toBuffer(), Buffer.from(noise.join(''), 'latin1')])
    // CPU time, which a busy machine does not change.
    const before = process.cpuUsage()
    await stripGps(bytes)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000)
  })

  it('returns the same buffer for a picture without a GPS position', async () => {
    const bytes = await taken().jpeg().toBuffer()
    expect(await stripGps(bytes)).toBe(bytes)
  })

  it('is deterministic, so that equal pictures are stored once', async () => {
    const bytes = await taken({ IFD3: place }).jpeg().toBuffer()
    expect((await stripGps(bytes)).equals(await stripGps(Buffer.from(bytes)))).toBe(true)
  })
})

describe('hasExifGps', () => {
  it.each([
    ['nothing', ''],
    ['a directory that points at itself', '49492a00080000000000 08000000'],
    ['a pointer behind the end', '49492a000800000001002588040001000000ffffffff00000000'],
    ['more entries than bytes', '49492a0008000000ffff2588'],
  ])('survives %s', (_what, hex) => {
    expect(hasExifGps(Buffer.from(hex.replaceAll(' ', ''), 'hex'))).toBe(false)
  })
})

async function readWithExiftool(bytes: Buffer): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-place-'))
  try {
    const file = join(folder, 'picture.jpg')
    await writeFile(file, bytes)
    const { stdout } = await promisify(execFile)('perl', [await exiftoolPath(), '-json', file])
    const [facts]: Record<string, unknown>[] = JSON.parse(stdout)
    return facts ?? {}
  } finally {
    await rm(folder, { recursive: true })
  }
}
