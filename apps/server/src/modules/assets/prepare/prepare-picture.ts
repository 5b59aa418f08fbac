import { buffer } from 'node:stream/consumers'
import type { MadeRendition } from '@mixed-zone/contract/schemas/asset'
import { readCameraFacts } from '../../../platform/images/camera-facts.ts'
import { makeRenditions, type Pixels } from '../../../platform/images/make-renditions.ts'
import { measurePicture } from '../../../platform/images/measure-picture.ts'
import type { PictureLabels } from '../../../platform/images/picture-labels.ts'
import type { Platform } from '../../../platform/platform.ts'
import { setMissingCopyright } from '../file-details.repository.ts'
import { putRenditions, recordPicture } from '../picture-files.ts'
import type { PrepareKind } from './prepared.ts'

export interface PreparePictureDeps extends Pick<Platform, 'storage' | 'clock' | 'getTimeZone'> {
  readonly labels: Pick<PictureLabels, 'readTags'>
}

/** Decodes the picture once: everything is made of its largest rendition, or of a smaller one. */
export function createPreparePicture({ storage, clock, getTimeZone, labels }: PreparePictureDeps): PrepareKind {
  return async ({ id, unreferencedSince: _since, ...file }) => {
    const bytes = await buffer(await storage.read(file.sha256))
    const tags = labels.readTags(bytes, file.mediaType)
    const pixels = new Map<MadeRendition, Pixels>()
    const { pictures, placeholder } = await makeRenditions(bytes, (name, made) => pixels.set(name, made))
    const [medium, small] = [pixels.get('640'), pixels.get('thumb')]
    const measures = medium && small ? await measurePicture({ medium, small }) : {}
    const renditions = await putRenditions(storage, pictures)
    const source = { ...file, placeholder, createdAt: clock.now() }
    const facts = readCameraFacts((await tags) ?? {}, getTimeZone())
    return {
      details: { ...measures, ...facts },
      async record(tx) {
        await recordPicture(tx, storage, { source, renditions })
        if (facts.camera?.copyright) await setMissingCopyright(tx, id, facts.camera.copyright)
      },
    }
  }
}
