import { openPostDocument } from './post-document.ts'

const MAX_SENDING_MS = 15_000

/** Opens the post until the server has stored what was written in it, or has refused it. */
export async function sendUnsentEdits(postId: string): Promise<void> {
  const opened = openPostDocument({ postId })
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = opened.status.subscribe(({ saveState: { kind } }) => {
    if (kind === 'saved' || kind === 'refused' || kind === 'offline') resolve()
  })
  const timer = setTimeout(resolve, MAX_SENDING_MS)
  await promise
  clearTimeout(timer)
  stop()
  await opened.close()
}
