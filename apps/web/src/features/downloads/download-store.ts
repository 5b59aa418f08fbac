import { create } from 'zustand'
import type { ApiFailure } from '../../api/failure.ts'
import type { DownloadRequest } from './download-request.ts'
import type { ZipProgress } from './zip-follower.ts'

/**
 * - `preparing`: its URL is being requested.
 * - `running`: bytes arrive.
 * - `waiting`: the connection broke; it retries by itself.
 * - `failed`: it needs somebody to retry.
 * - `done`: the browser has saved it.
 * - `handed-over`: the browser downloads it and shows its progress.
 */
export type DownloadState = 'preparing' | 'running' | 'waiting' | 'failed' | 'done' | 'handed-over'

export interface Download {
  readonly id: number
  /** A post's headline or a file's name. */
  readonly title: string
  readonly state: DownloadState
  /** Null until the server has said it. */
  readonly sizeBytes: number | null
  readonly receivedBytes: number
  readonly bytesPerSecond: number | null
  /** Which files of a zip have arrived; null while that is unknown. */
  readonly zip: ZipProgress | null
  readonly failure: ApiFailure | null
  /** It contains the text of a post, which counts as a file. */
  readonly hasText: boolean
  /** Requested without the files that the person already has, so it may be empty. */
  readonly isOnlyNew: boolean
  /** Stops it. */
  readonly abort: () => void
  /** Continues where it stopped: at once if it waits, again if it failed. */
  readonly resume: () => void
}

interface Downloads {
  /** What the download dialog is open for. */
  readonly request: DownloadRequest | null
  /** The latest first. */
  readonly downloads: readonly Download[]
  readonly lastId: number
}

/** The downloads of this page. They live as long as the page, on whichever screen. */
export const useDownloads = create<Downloads>()(() => ({ request: null, downloads: [], lastId: 0 }))

export function openDownloadDialog(request: DownloadRequest): void {
  useDownloads.setState({ request })
}

export function closeDownloadDialog(): void {
  useDownloads.setState({ request: null })
}

export function isUnfinished({ state }: Pick<Download, 'state'>): boolean {
  return state === 'preparing' || state === 'running' || state === 'waiting'
}

/** Stops a download and removes it from the list. */
export function cancelDownload(id: number): void {
  const { downloads } = useDownloads.getState()
  useDownloads.setState({ downloads: downloads.filter((download) => download.id !== id) })
  downloads.find((download) => download.id === id)?.abort()
}

/** At the end of a session: its URLs are no longer valid, and the next person must not see them. */
export function cancelAllDownloads(): void {
  for (const { id } of useDownloads.getState().downloads) cancelDownload(id)
  closeDownloadDialog()
}

export function removeFinishedDownloads(): void {
  useDownloads.setState(({ downloads }) => ({ downloads: downloads.filter(isUnfinished) }))
}
