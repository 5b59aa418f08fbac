import { createHash, type Hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import type { DigestReply, DigestTask } from './file-digests.ts'

const CHUNK_BYTES = 1024 * 1024

/** Those that are not finished for longest are read again from the beginning. */
const MAX_STATES = 1_000

interface State {
  sha256: Hash
  crc: number
  position: number
  /** The last task; each begins when the one before it has ended. */
  last: Promise<void>
}

const states = new Map<number, State>()

function stateOf(id: number): State {
  const state = states.get(id) ?? { sha256: createHash('sha256'), crc: 0, position: 0, last: Promise.resolve() }
  states.delete(id)
  states.set(id, state)
  const [oldest] = states.keys()
  if (states.size > MAX_STATES && oldest !== undefined) states.delete(oldest)
  return state
}

/** Reads the file up to a position, from where the last task has ended. */
async function advance(state: State, { path, upTo }: DigestTask): Promise<void> {
  if (state.position > upTo) Object.assign(state, { sha256: createHash('sha256'), crc: 0, position: 0 })
  const handle = await open(path)
  try {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES)
    while (state.position < upTo) {
      const length = Math.min(CHUNK_BYTES, upTo - state.position)
      const { bytesRead } = await handle.read(buffer, 0, length, state.position)
      if (bytesRead === 0) throw new Error('An upload is shorter than recorded')
      const bytes = buffer.subarray(0, bytesRead)
      state.sha256.update(bytes)
      state.crc = crc32(bytes, state.crc)
      state.position += bytesRead
    }
  } finally {
    await handle.close()
  }
}

async function run(task: DigestTask): Promise<void> {
  const state = stateOf(task.id)
  const reply: DigestReply = await advance(state, task).then(
    () => ({ task: task.task, sha256: state.sha256.copy().digest(), crc32: state.crc }),
    (error: unknown) => {
      states.delete(task.id)
      return { task: task.task, problem: String(error) }
    },
  )
  if (task.isLast) states.delete(task.id)
  parentPort?.postMessage(reply)
}

parentPort?.on('message', (task: DigestTask) => {
  const state = stateOf(task.id)
  state.last = state.last.then(() => run(task))
})
