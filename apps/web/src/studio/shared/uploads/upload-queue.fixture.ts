import { vi } from 'vitest'
import type { FileIdentity } from './pending-uploads.ts'
import type { UnbegunFile } from './unbegun-files.ts'
import type { UploadItem } from './upload-item.ts'
import type { QueueDeps, QueueState } from './upload-job.ts'
import { createUploadQueue } from './upload-queue.ts'
import type { SendRequest, UploadTransport } from './upload-transport.ts'

/** A request that the test answers. */
export interface SentRequest extends SendRequest {
  readonly succeed: (assetId?: string) => Promise<void>
  readonly fail: (error: Error) => Promise<void>
}

/** Lets all promises that can settle do so, and what they schedule. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setTimeout(resolve))
}

export const fileOf = (name: string, size: number, lastModified = 1_000) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg', lastModified })

/** A file that the server has already. */
export const KNOWN_FILE = {
  sha256: 'a'.repeat(64),
  assetId: '9',
  name: 'old.jpg',
  kind: 'image',
  thumbnail: null,
  posts: [{ id: '3', title: 'Vega Real' }],
} as const

/** A queue whose network is the test. */
export function startQueue(overrides: Partial<QueueDeps> = {}) {
  const requests: SentRequest[] = []
  const retries: { readonly delayMs: number; readonly resolve: () => void }[] = []
  const state = { items: [] as readonly UploadItem[], bytesPerSecond: null as number | null, nowMs: 0 }
  const unbegun = new Map<string, UnbegunFile>()
  let nextId = 1
  let nextOrder = 1
  const deps = {
    transport: {
      send: vi.fn<UploadTransport['send']>((request) => {
        const { promise, resolve, reject } = Promise.withResolvers<{ assetId: string | null }>()
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
        requests.push({
          ...request,
          succeed: async (assetId = 'asset') => {
            resolve({ assetId })
            await settle()
          },
          fail: async (error) => {
            reject(error)
            await settle()
          },
        })
        return promise
      }),
      discard: vi.fn<UploadTransport['discard']>(async () => undefined),
    },
    lookUp: vi.fn<QueueDeps['lookUp']>(async ({ name }) => ({ sha256: `digest of ${name}`, known: null })),
    addKnown: vi.fn<QueueDeps['addKnown']>(async () => 'known-asset'),
    listPending: vi.fn<QueueDeps['listPending']>(async () => []),
    checkSession: vi.fn<QueueDeps['checkSession']>(async () => true),
    waitToRetry: vi.fn<QueueDeps['waitToRetry']>((delayMs, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      signal.addEventListener('abort', () => reject(signal.reason))
      retries.push({ delayMs, resolve })
      return promise
    }),
    now: () => state.nowMs,
    newId: () => String(nextId++),
    newOrder: () => nextOrder++,
    unbegun: {
      find: () => null,
      store: (file: UnbegunFile) => void unbegun.set(file.name, file),
      delete: ({ name }: FileIdentity) => void unbegun.delete(name),
    },
    createPreview: ({ name }: File) => `blob:${name}`,
    releasePreviews: vi.fn<(items: readonly UploadItem[]) => void>(),
    publish: (published: QueueState) => Object.assign(state, published),
    onStored: vi.fn<(item: UploadItem) => void>(),
    ...overrides,
  } satisfies QueueDeps
  const queue = createUploadQueue(deps)
  return {
    queue,
    deps,
    requests,
    retries,
    state,
    item: (name: string) => state.items.find((one) => one.name === name),
    /** Those that this browser remembers. */
    unbegunNames: () => [...unbegun.keys()],
    sentNames: () => requests.map(({ file }) => file.name),
    async add(...files: readonly File[]) {
      await queue.add(files, { postId: '12' })
      await settle()
    },
  }
}
