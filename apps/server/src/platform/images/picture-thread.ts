import { refusedFile } from '../errors/refused-file.ts'
import { createThread } from '../threads/thread.ts'
import type { Renditions } from './make-renditions.ts'
import type { PictureMeasures } from './measure-picture.ts'

export interface PreparedPixels extends Renditions {
  readonly measures: PictureMeasures
}

export type PictureAnswer = PreparedPixels | { readonly isUnreadable: true }

export type PictureThread = ReturnType<typeof createPictureThread>

/**
 * Decodes and encodes pictures in a thread. The libraries for pictures have their own threads; this one is for its small heap: decoded pixels
 * make V8 collect garbage twice for each picture, which costs as much as a quarter of the work on the heap of a server (decision 79).
 */
export function createPictureThread() {
  const thread = createThread<Uint8Array, PictureAnswer>(new URL('./picture-worker.ts', import.meta.url))
  return {
    /** Rejects with `media-type` if the pixels cannot be decoded. */
    async prepare(bytes: Uint8Array): Promise<PreparedPixels> {
      const answer = await thread.request(bytes)
      if ('isUnreadable' in answer) throw refusedFile('unreadable')
      // Threads exchange plain arrays.
      return { ...answer, pictures: answer.pictures.map((made) => ({ ...made, bytes: asBuffer(made.bytes) })) }
    },
    stop: () => thread.stop(),
  }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)
