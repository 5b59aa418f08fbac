import type { Storage } from '../src/platform/storage/storage.ts'

/** The digests of all stored files as hexadecimal numbers, in their order. */
export async function listStored(storage: Storage): Promise<string[]> {
  const digests: string[] = []
  for await (const sha256 of storage.list()) digests.push(sha256.toString('hex'))
  return digests.sort()
}
