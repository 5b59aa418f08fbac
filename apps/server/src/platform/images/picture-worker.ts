import type { MadeRendition } from '@mixed-zone/contract/schemas/asset'
import { ApiError } from '../errors/api-error.ts'
import { handleMessages } from '../threads/thread.ts'
import { makeRenditions, type Pixels } from './make-renditions.ts'
import { measurePicture } from './measure-picture.ts'
import type { PictureAnswer } from './picture-thread.ts'

handleMessages(async (bytes: Uint8Array): Promise<PictureAnswer> => {
  try {
    const pixels = new Map<MadeRendition, Pixels>()
    const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const renditions = await makeRenditions(picture, (name, made) => pixels.set(name, made))
    const [medium, small] = [pixels.get('640'), pixels.get('thumb')]
    if (!medium || !small) throw new Error('A picture has no renditions that can be measured')
    return { ...renditions, measures: await measurePicture({ medium, small }) }
  } catch (error) {
    if (error instanceof ApiError && error.type === 'media-type') return { isUnreadable: true }
    throw error
  }
})
