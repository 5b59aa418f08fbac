import { buffer } from 'node:stream/consumers'
import { readCameraFacts } from '../../../platform/images/camera-facts.ts'
import type { PictureLabels } from '../../../platform/images/picture-labels.ts'
import type { PictureThread } from '../../../platform/images/picture-thread.ts'
import type { Platform } from '../../../platform/platform.ts'
import { setMissingCopyright } from '../file-details.repository.ts'
import { putRenditions, recordPicture } from '../picture-files.ts'
import type { FilePreparer } from './prepared.ts'

export interface PicturePreparerDeps extends Pick<Platform, 'storage' | 'clock' | 'getTimeZone'> {
  readonly labels: Pick<PictureLabels, 'readTags'>
  readonly pictureThread: Pick<PictureThread, 'prepare'>
}

/** Makes the renditions and measurements of an uploaded picture, and reads its metadata. */
export function createPicturePreparer(deps: PicturePreparerDeps): FilePreparer {
  const { storage, clock, getTimeZone, labels, pictureThread } = deps
  return async ({ id, unreferencedSince: _since, ...file }) => {
    const bytes = await buffer(await storage.read(file.sha256))
    const [tags, { pictures, placeholder, measures }] = await Promise.all([
      labels.readTags(bytes, file.mediaType),
      pictureThread.prepare(bytes),
    ])
    const renditions = await putRenditions(storage, pictures)
    // Recorded by its digest: the row stays as it is, and the time is that of the new renditions.
    const source = { ...file, placeholder, createdAt: clock.now() }
    const facts = readCameraFacts(tags ?? {}, getTimeZone())
    return {
      details: { ...measures, ...facts },
      async saveWithDetails(tx) {
        await recordPicture(tx, storage, { source, renditions })
        if (facts.camera?.copyright) await setMissingCopyright(tx, id, facts.camera.copyright)
      },
    }
  }
}
