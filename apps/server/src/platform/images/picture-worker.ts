import type { MadeRendition } from '@mixed-zone/contract/schemas/asset'
import { ApiError } from '../errors/api-error.ts'
import { handleMessages } from '../threads/thread.ts'
import { makeRenditions, type Pixels } from './make-renditions.ts'
import { measurePicture } from './measure-picture.ts'
import type { PictureAnswer } from './picture-thread.ts'

handleMessages(async (bytes: Uint8Array): Promise<PictureAnswer> => {
  try {
    const pixels = new Map<MadeRendition, Pixels>()
    const renditions = await makeRenditions(Buffer.from(bytes.buffer), (name, made) => pixels.set(name, made))
    const [medium, small] = [pixels.get('640'), pixels.get('thumb')]
    return { ...renditions, measures: medium && small ? await measurePicture({ medium, small }) : null }
  } catch (error) {
    if (error instanceof ApiError && error.type === 'media-type') return { isUnreadable: true }
    throw error
  }
})
