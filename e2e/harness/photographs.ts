import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExifTool } from 'exiftool-vendored'
import sharp from 'sharp'

const WIDTH_PX = 6000
const HEIGHT_PX = 4000

const COLOURS = ['#8c1d2f', '#16563f', '#1c2f6b', '#b0641a']

/** A scene of 24 megapixels. */
async function drawScene(path: string, index: number): Promise<void> {
  const circles = Array.from({ length: 40 }, (_, at) => {
    const [x, y] = [(at * 733 + index * 1201) % WIDTH_PX, (at * 419 + index * 877) % HEIGHT_PX]
    return `<circle cx="${x}" cy="${y}" r="${120 + ((at * 37) % 300)}" fill="hsl(${(at * 53 + index * 90) % 360} 60% 55%)"/>`
  })
  const size = `width="${WIDTH_PX}" height="${HEIGHT_PX}"`
  const ground = `<rect ${size} fill="${COLOURS[index % COLOURS.length]}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${circles.join('')}</svg>`
  await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toFile(path)
}

/** What the photographer wrote into picture number `index`. */
export const captionOf = (index: number) => `The players celebrate the goal with the supporters, picture ${index + 1}.`

/**
 * Photographs of 24 megapixels as they come from a camera, with caption, credit and capture time in IPTC and XMP. Every tenth has the same
 * scene, taken at another minute.
 */
export async function createPhotographs(folder: string, count: number): Promise<string[]> {
  const scenes = await Promise.all(
    COLOURS.map(async (_, index) => {
      const path = join(folder, `scene-${index}.tmp`)
      await drawScene(path, index)
      return path
    }),
  )
  const exiftool = new ExifTool({ maxProcs: 1 })
  const names: string[] = []
  try {
    for (let index = 0; index < count; index += 1) {
      const name = `MD12_${String(index + 1).padStart(3, '0')}.jpg`
      const path = join(folder, 'card', name)
      copyFileSync(scenes[index % scenes.length] ?? '', path)
      const minute = String(index % 60).padStart(2, '0')
      await exiftool.write(
        path,
        {
          'Caption-Abstract': captionOf(index),
          'By-line': 'Inés Carvajal',
          Credit: 'Inés Carvajal / Liga Meridiana',
          Description: captionOf(index),
          DateTimeOriginal: `2026:11:15 2${index < 60 ? 0 : 1}:${minute}:00`,
        },
        { writeArgs: ['-overwrite_original', '-codedcharacterset=utf8'] },
      )
      names.push(name)
    }
  } finally {
    await exiftool.end()
  }
  return names
}

/** Small pictures without metadata, each of another colour. Returns their paths. */
export function createPictures(folder: string, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const path = join(folder, `picture-${index + 1}.jpg`)
      const background = `hsl(${(index * 360) / count}, 60%, 40%)`
      await sharp({ create: { width: 600, height: 400, channels: 3, background } })
        .jpeg()
        .toFile(path)
      return path
    }),
  )
}

/** The compressed pixels of a JPEG, without its metadata. */
export function pixelsOf(jpeg: Buffer): Buffer {
  let at = 2
  while (jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) at += 2 + jpeg.readUInt16BE(at + 2)
  return jpeg.subarray(at)
}
