import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { handleMessages } from '../threads/thread.ts'
import type { DigestAnswer, DigestMessage, ReadMessage, WrittenFile } from './file-digests.ts'

/** Fits into the cache of a core, where hashing finds what reading has left. */
const CHUNK_BYTES = 256 * 1024

const createProgress = () => ({ sha256: createHash('sha256'), crc: 0, position: 0 })

type State = ReturnType<typeof createProgress> & {
  /** The last message; each is handled when the one before it has been. */
  last: Promise<void>
}

const states = new Map<number, State>()
const buffer = Buffer.allocUnsafe(CHUNK_BYTES)

function stateOf(id: number): State {
  const state = states.get(id) ?? { ...createProgress(), last: Promise.resolve() }
  states.set(id, state)
  return state
}

/**
 * Reads the file up to a position, from where the last message has ended. Reads synchronously: the threads of the pool are for those who
 * write, and this one has nothing else to do.
 */
async function advance(state: State, { path, upTo }: WrittenFile): Promise<void> {
  if (state.position > upTo) Object.assign(state, createProgress())
  const file = openSync(path, 'r')
  try {
    while (state.position < upTo) {
      const length = Math.min(CHUNK_BYTES, upTo - state.position)
      const bytesRead = readSync(file, buffer, 0, length, state.position)
      if (bytesRead === 0) throw new Error('An upload is shorter than announced')
      const bytes = buffer.subarray(0, bytesRead)
      state.sha256.update(bytes)
      state.crc = crc32(bytes, state.crc)
      state.position += bytesRead
      // A picture does not wait for a video of 20 GB.
      await nextTurn()
    }
  } finally {
    closeSync(file)
  }
}

async function handle({ kind, file }: ReadMessage, state: State): Promise<DigestAnswer> {
  if (kind === 'advance') {
    // What was read before a failure stays valid; `complete` reads the rest.
    await advance(state, file).catch(() => undefined)
    return null
  }
  await advance(state, file)
  return { sha256: state.sha256.copy().digest(), crc32: state.crc }
}

handleMessages(async (message: DigestMessage) => {
  if (message.kind === 'forget') {
    // At once: what still waits for its turn was asked before, and works on the old state.
    states.delete(message.id)
    return null
  }
  const state = stateOf(message.file.id)
  const answer = state.last.then(() => handle(message, state))
  state.last = answer.then(
    () => undefined,
    () => undefined,
  )
  return answer
})
