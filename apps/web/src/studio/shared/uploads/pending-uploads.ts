import type { FileTarget, PendingUpload } from '@mixed-zone/contract/schemas/studio/files'
import { targetKey } from './upload-item.ts'

/** The part of a browser's `File` that tells whether it is the same. */
export interface FileIdentity {
  readonly name: string
  readonly size: number
  readonly lastModified: number
}

/** Some file systems and servers keep whole seconds only. */
const inSeconds = (ms: number) => Math.floor(ms / 1000)

/** The server stores names composed and at most 200 characters long; macOS decomposes them. */
const MAX_COMPARED_CHARACTERS = 180

const comparable = (name: string) => name.normalize('NFC').slice(0, MAX_COMPARED_CHARACTERS)

export const identityKey = ({ name, size, lastModified }: FileIdentity) =>
  JSON.stringify([comparable(name), size, inSeconds(lastModified)])

export const isSameFile = (file: FileIdentity, other: FileIdentity) => identityKey(file) === identityKey(other)

/** Whether the rest of an unfinished upload can be sent from this file. */
function isRestOf(file: FileIdentity, { name, sizeBytes, lastModified }: PendingUpload): boolean {
  return isSameFile(file, {
    name,
    size: sizeBytes,
    lastModified: lastModified === null ? file.lastModified : Date.parse(lastModified),
  })
}

/** The unfinished upload that this file continues, if its target is the same; the one that has got farthest. */
export function findPending(
  file: FileIdentity,
  pending: readonly PendingUpload[],
  target?: FileTarget,
): PendingUpload | null {
  const [farthest] = pending
    .filter((upload) => isRestOf(file, upload))
    .filter((upload) => target === undefined || targetKey(upload.target) === targetKey(target))
    .toSorted((one, other) => other.receivedBytes - one.receivedBytes)
  return farthest ?? null
}

/** Servers name an upload by its path or by its whole address. */
export function isSameUrl(url: string, other: string): boolean {
  const base = 'http://localhost'
  return new URL(url, base).pathname === new URL(other, base).pathname
}
