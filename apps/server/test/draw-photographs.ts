import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ExifTool } from 'exiftool-vendored'
import sharp from 'sharp'

interface Photographs {
  readonly count: number
  readonly width?: number
  readonly height?: number
}

const GRAIN_PX = 1_000

/** Photographs as from a camera: each of different content, 24 megapixels unless given, with caption, credit and time in IPTC and XMP. Returns their paths. */
export async function drawPhotographs(
  folder: string,
  { count, width = 6_000, height = 4_000 }: Photographs,
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const exiftool = new ExifTool({ maxProcs: 1 })
  try {
    const paths: string[] = []
    for (let index = 0; index < count; index += 1) {
      const path = join(folder, `MZ_${String(index + 1).padStart(4, '0')}.jpg`)
      await writeFile(path, await drawPhotograph({ index, width, height }))
      const minute = String(index % 60).padStart(2, '0')
      const caption = `El delantero celebra el gol número ${index + 1} en el Estadio El Tajo.`
      const writeArgs = [
        '-overwrite_original',
        '-IPTC:CodedCharacterSet=UTF8',
        `-IPTC:Caption-Abstract=${caption}`,
        `-XMP-dc:Description=${caption}`,
        '-IPTC:Credit=Liga / Nuria Peña',
        '-XMP-photoshop:Credit=Liga / Nuria Peña',
        '-IPTC:City=Vega Real',
        `-EXIF:DateTimeOriginal=2026:11:15 18:${minute}:00`,
      ]
      await exiftool.write(path, {}, { writeArgs })
      paths.push(path)
    }
    return paths
  } finally {
    await exiftool.end()
  }
}

/** Grain over a field of its own colour, and a light that moves. */
async function drawPhotograph({ index, width, height }: { index: number; width: number; height: number }) {
  const grain = await sharp({
    create: {
      width: GRAIN_PX,
      height: Math.round((GRAIN_PX * height) / width),
      channels: 3,
      noise: { type: 'gaussian', mean: 110, sigma: 30 },
      background: '#000',
    },
  })
    .png()
    .toBuffer()
  const hue = (index * 47) % 360
  const light = Buffer.from(`<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">
    <rect width="100%" height="100%" fill="hsl(${hue} 45% 40%)" opacity="0.55"/>
    <circle cx="${10 + ((index * 13) % 80)}%" cy="${20 + ((index * 29) % 60)}%" r="18%" fill="hsl(${(hue + 180) % 360} 70% 70%)" opacity="0.8"/></svg>`)
  return sharp(grain)
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: light }])
    .jpeg({ quality: 88 })
    .toBuffer()
}
