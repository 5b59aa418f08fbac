import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import * as Y from 'yjs'
import { bodyOf } from '../../packages/document/src/document.ts'
import { openDocument } from '../../apps/server/test/test-document-client.ts'
import { PAGE_ORIGIN } from '../../apps/server/test/writing-scenario.ts'

/** What the benchmark gives to this worker. */
export interface EditorsData {
  readonly origins: readonly string[]
  readonly tokens: readonly string[]
  readonly postIds: readonly number[]
  readonly editors: number
}

/** Letters of a fast typist, as the browser sends them: several in one update. */
const PAUSE_MS = 200

// In a thread of its own, so that the readers, which are measured, do not wait for the editors of the benchmark.
const { origins, tokens, postIds, editors } = workerData as EditorsData
const clients = await Promise.all(Array.from({ length: editors }, (_, number) => open(number)))
parentPort?.postMessage('opened')
await Promise.all(clients.map(write))

type Client = Awaited<ReturnType<typeof openDocument>>

async function open(number: number): Promise<Client> {
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[number % list.length]
    if (chosen === undefined) throw new Error('There is nothing to choose from')
    return chosen
  }
  const client = await openDocument({
    origin: pick(origins),
    token: pick(tokens),
    postId: pick(postIds),
    pageOrigin: PAGE_ORIGIN,
  })
  await client.opened()
  return client
}

async function write(client: Client): Promise<void> {
  await pause(Math.random() * PAUSE_MS)
  for (let count = 0; ; count += 1) {
    const paragraph = bodyOf(client.document, 'es').get(0)
    const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
    // Neither the text nor what has to be read grows during the run.
    if (text instanceof Y.XmlText) {
      if (count % 2 === 0) text.insert(0, 'gol')
      else text.delete(0, 3)
    }
    await pause(PAUSE_MS)
  }
}
