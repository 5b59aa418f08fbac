import { createHash, randomBytes, randomInt } from 'node:crypto'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { metadataHeader, tusHeaders } from './tus-client.ts'

/** A prime, so that no part of the file looks like its neighbour at a round offset. */
const BLOCK_BYTES = 8_388_617
const CHUNK_BYTES = 1024 * 1024
const RETRY_MS = 300
const MAX_RETRIES = 400

/** The beginning of an MP4, so that the file counts as a video. */
const VIDEO_HEAD = Buffer.from('000000186674797069736f6d0000020069736f6d6d703431', 'hex')

/** A file of any size that needs little memory. */
export function createUploadSource(sizeBytes: number) {
  const block = randomBytes(BLOCK_BYTES)
  VIDEO_HEAD.copy(block)
  const read = (start: number, end: number): Buffer => {
    const at = start % BLOCK_BYTES
    return block.subarray(at, Math.min(BLOCK_BYTES, at + Math.min(CHUNK_BYTES, end - start)))
  }
  return {
    sizeBytes,
    /** At most so many bytes as fit into one write. */
    read,
    sha256(): string {
      const hash = createHash('sha256')
      for (let at = 0; at < sizeBytes; ) {
        const chunk = read(at, sizeBytes)
        hash.update(chunk)
        at += chunk.length
      }
      return hash.digest('hex')
    },
  }
}

export type UploadSource = ReturnType<typeof createUploadSource>

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
}

const NO_ANSWER: Answer = { status: 0, headers: {} }

interface Sender {
  readonly origin: string
  readonly token: string
}

/** Sends bytes from an offset up to another. If that is not the end, the connection is lost there, and the result is null. */
export function sendBytes(
  { origin, token }: Sender,
  { url, source, offset, until }: { url: string; source: UploadSource; offset: number; until: number },
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const patch = request(`${origin}${url}`, {
      method: 'PATCH',
      headers: {
        ...tusHeaders(token),
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': source.sizeBytes - offset,
      },
    })
    patch.once('response', (response: IncomingMessage) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
      // Refused before the end.
      if (!patch.writableEnded) patch.destroy()
    })
    patch.on('error', reject)
    let at = offset
    const write = (): void => {
      while (at < until) {
        const chunk = source.read(at, until)
        at += chunk.length
        if (!patch.write(chunk)) {
          patch.once('drain', write)
          return
        }
      }
      if (until === source.sizeBytes) patch.end()
      else {
        resolve(null)
        patch.destroy()
      }
    }
    write()
  })
}

async function ask(
  { origin, token }: Sender,
  { method, url, headers = {} }: { method: string; url: string; headers?: Readonly<Record<string, string>> },
): Promise<Answer> {
  const response = await fetch(`${origin}${url}`, { method, headers: { ...tusHeaders(token), ...headers } })
  return { status: response.status, headers: Object.fromEntries(response.headers) }
}

export async function startUpload(sender: Sender, { sizeBytes }: UploadSource, name = 'video.mp4'): Promise<string> {
  const headers = { 'upload-length': String(sizeBytes), 'upload-metadata': metadataHeader({ name, type: 'video/mp4' }) }
  const { status, headers: answered } = await ask(sender, {
    method: 'POST',
    url: '/api/studio/uploads',
    headers,
  })
  if (status !== 201) throw new Error(`The upload was refused: ${status}`)
  return String(answered['location'])
}

/** How many bytes are safe. Waits for a node that starts. */
export async function askOffset(sender: Sender, url: string): Promise<number> {
  for (let attempt = 0; attempt < MAX_RETRIES; attempt += 1) {
    const answer = await ask(sender, { method: 'HEAD', url }).catch(() => null)
    if (answer?.status === 200) return Number(answer.headers['upload-offset'])
    if (answer && answer.status !== 423 && answer.status < 500) throw new Error(`HEAD answered ${answer.status}`)
    await pause(RETRY_MS)
  }
  throw new Error('No node answers')
}

interface Interruptions {
  readonly token: string
  readonly source: UploadSource
  readonly url: string
  readonly cuts: number
  /** The node to talk to. */
  readonly originOf: () => string
  /** The connection was lost: a node may be killed, or another one be taken. */
  readonly onCut: (index: number) => Promise<void>
}

/** Uploads a file whose connection is lost at random bytes. Returns the asset, and how many bytes had to be sent again. */
export async function uploadInterrupted({ token, source, url, cuts, originOf, onCut }: Interruptions) {
  const places = Array.from({ length: cuts }, () => randomInt(1, source.sizeBytes)).toSorted((a, b) => a - b)
  let sent = 0
  for (const [index, until] of [...places, source.sizeBytes].entries()) {
    for (let attempt = 0; ; attempt += 1) {
      if (attempt > MAX_RETRIES) throw new Error('The upload does not go on')
      const sender = { origin: originOf(), token }
      const offset = await askOffset(sender, url)
      if (offset >= until && until < source.sizeBytes) break
      const answer = await sendBytes(sender, { url, source, offset, until }).catch(() => NO_ANSWER)
      if (answer === null) {
        sent += until - offset
        break
      }
      if (answer.status === 204) {
        sent += until - offset
        return { assetId: Number(answer.headers['upload-asset']), sentAgain: sent - source.sizeBytes }
      }
      if (![0, 409, 423, 503].includes(answer.status)) throw new Error(`PATCH answered ${answer.status}`)
      await pause(RETRY_MS)
    }
    await onCut(index)
  }
  throw new Error('The upload was not finished')
}
