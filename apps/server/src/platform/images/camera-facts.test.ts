import { describe, expect, it } from 'vitest'
import { readCameraFacts } from './camera-facts.ts'

const read = (tags: Record<string, unknown>) => readCameraFacts(tags, 'Europe/Madrid')

describe('readCameraFacts', () => {
  it('reads what an agency wrote, XMP before IPTC and EXIF', () => {
    expect(
      read({
        'XMP-dc:Description': 'Rueda celebra el gol con la afición',
        'XMP-dc:Creator': ['Marta Ibáñez'],
        'XMP-photoshop:Credit': 'Liga Meridiana',
        'IPTC:Credit': 'Liga',
        'IPTC:CopyrightNotice': '© Liga Meridiana',
        'XMP-iptcCore:Location': 'El Tajo',
        'IPTC:City': 'Vega Real',
        'IPTC:Keywords': ['derbi', 2026, 'derbi', ''],
        'ICC_Profile:ProfileDescription': 'Adobe RGB (1998)',
        'ExifIFD:ColorSpace': 'Uncalibrated',
      }),
    ).toEqual({
      camera: {
        captions: { es: 'Rueda celebra el gol con la afición' },
        credit: 'Marta Ibáñez / Liga Meridiana',
        copyright: '© Liga Meridiana',
        place: 'El Tajo, Vega Real',
        keywords: ['derbi', '2026'],
      },
      capturedAt: null,
      colourProfile: 'Adobe RGB (1998)',
    })
  })

  it.each([
    ['alternatives', { 'XMP-dc:Description-es-ES': 'Gol', 'XMP-dc:Description-pt': 'Golo' }, { es: 'Gol', pt: 'Golo' }],
    ['a default that repeats one', { 'XMP-dc:Description': 'Gol', 'XMP-dc:Description-es': 'Gol' }, { es: 'Gol' }],
    [
      'a default in another language',
      { 'XMP-dc:Description': 'The goal of the match', 'XMP-dc:Description-es': 'Gol' },
      { en: 'The goal of the match', es: 'Gol' },
    ],
    ['one whose language nobody can tell, in the first', { 'IPTC:Caption-Abstract': 'Rueda' }, { es: 'Rueda' }],
    ['a language that we do not have', { 'XMP-dc:Description-fr': 'But', 'IFD0:ImageDescription': 'SONY DSC' }, null],
  ])('puts captions into their languages: %s', (_what, tags, captions) => {
    expect(read(tags).camera?.captions ?? null).toEqual(captions)
  })

  it.each([
    [
      'the offset of the camera',
      { 'ExifIFD:DateTimeOriginal': '2026:11:17 20:15:30', 'ExifIFD:OffsetTimeOriginal': '+02:00' },
      '18:15:30',
    ],
    ['the time zone of the league', { 'ExifIFD:DateTimeOriginal': '2026:11:17 20:15:30' }, '19:15:30'],
    [
      'an offset that nobody can read',
      { 'ExifIFD:DateTimeOriginal': '2026:11:17 20:15:30', 'ExifIFD:OffsetTimeOriginal': '?' },
      '19:15:30',
    ],
    ['fractions of a second', { 'XMP-photoshop:DateCreated': '2026:11:17 20:15:30.25Z' }, '20:15:30'],
    ['IPTC', { 'IPTC:DateCreated': '2026:11:17', 'IPTC:TimeCreated': '20:15:30+00:00' }, '20:15:30'],
    [
      'the next one if the clock was never set',
      { 'ExifIFD:DateTimeOriginal': '0000:00:00 00:00:00', 'XMP-photoshop:DateCreated': '2026:11:17 20:15:30Z' },
      '20:15:30',
    ],
  ])('reads the capture time by %s', (_what, tags, time) => {
    expect(read(tags).capturedAt?.toISOString()).toBe(`2026-11-17T${time}.000Z`)
  })

  it('says nothing if nothing is there', () => {
    expect(read({})).toEqual({ camera: null, capturedAt: null, colourProfile: null })
  })
})
