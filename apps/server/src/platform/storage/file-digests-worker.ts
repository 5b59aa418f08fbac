import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { handleMessages } from '../threads/thread.ts'
import type { DigestAnswer, DigestMessage, WrittenFile } from './file-digests.ts'

/** Fits into the cache of a core, where hashing finds what reading has left. */
const CHUNK_BYTES = 256 * 1024

/** Those that are not finished for longest are read again from the beginning. */
const MAX_STATES = 1_000

const createProgress = () => ({ sha256: createHash('sha256'), crc: 0, position: 0 })

type State = ReturnType<typeof createProgress> & {
  /** The last message; each is handled when the one before it has been. */
  last: Promise<void>
}

const states = new Map<number, State>()
const buffer = Buffer.allocUnsafe(CHUNK_BYTES)

function stateOf(id: number): State {
  const state = states.get(id) ?? { ...createProgress(), last: Promise.resolve() }
  states.delete(id)
  states.set(id, state)
  const [oldest] = states.keys()
  if (states.size > MAX_STATES && oldest !== undefined) states.delete(oldest)
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
      // A picture does not wait for a film of 20 GB.
      await nextTurn()
    }
  } finally {
    closeSync(file)
  }
}

async function complete(state: State, file: WrittenFile): Promise<DigestAnswer> {
  try {
    await advance(state, file)
    return { sha256: state.sha256.copy().digest(), crc32: state.crc }
  } finally {
    states.delete(file.id)
  }
}

async function handle(message: DigestMessage, state: State): Promise<DigestAnswer> {
  if (message.kind === 'complete') return complete(state, message.file)
  if (message.kind === 'advance') {
    const isRead = await advance(state, message.file).then(
      () => true,
      () => false,
    )
    if (isRead) return null
  }
  // In place: messages that wait have this state.
  Object.assign(state, createProgress())
  return null
}

handleMessages((message: DigestMessage) => {
  const state = stateOf(message.kind === 'forget' ? message.id : message.file.id)
  const answer = state.last.then(() => handle(message, state))
  state.last = answer.then(
    () => undefined,
    () => undefined,
  )
  return answer
})
