import { create } from 'zustand'
import type { ApiFailure } from '../../api/failure.ts'
import type { DownloadRequest, ZipRequest } from './download-request.ts'
import type { ZipProgress } from './zip-follower.ts'

/**
 * - `preparing`: its URL is being requested.
 * - `running`: bytes arrive.
 * - `waiting`: the connection broke; it retries by itself.
 * - `failed`: it needs somebody to retry.
 * - `interrupted`: the page was reloaded; it starts again if somebody asks.
 * - `done`: the browser has saved it.
 * - `handed-over`: the browser downloads it and shows its progress.
 */
export type DownloadState = 'preparing' | 'running' | 'waiting' | 'failed' | 'interrupted' | 'done' | 'handed-over'

/** Where the bytes are. */
export interface DownloadAddress {
  readonly url: string
  readonly name: string
  /** Null if it is unknown; then it is small. */
  readonly size: number | null
}

/** What identifies a download beyond the life of the page. */
export interface DownloadSource {
  /** A post's headline or a file's name. */
  readonly title: string
  /** The body of the call that creates the zip; absent for a file. */
  readonly zipRequest?: ZipRequest | undefined
  /** It contains the text of a post, which counts as a file. */
  readonly hasText: boolean
}

export interface Download extends DownloadSource {
  readonly id: number
  readonly state: DownloadState
  /** Null until the server has said it, and once it has refused it for good. */
  readonly address: DownloadAddress | null
  /** Null until the server has said it. */
  readonly sizeBytes: number | null
  readonly receivedBytes: number
  readonly bytesPerSecond: number | null
  /** Which files of a zip have arrived; null while that is unknown. */
  readonly zip: ZipProgress | null
  readonly failure: ApiFailure | null
  /** It runs, but no byte has arrived for a while. */
  readonly isStalled: boolean
  /** Stops it. */
  readonly abort: () => void
  /** Continues where it stopped: at once if it waits or stalls, again if it failed. */
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

const STORAGE_KEY = 'unfinished-downloads'

type StoredDownload = DownloadSource & { readonly address: DownloadAddress }

/** Stores which downloads of a person are unfinished, without their bytes, so that they can be offered again after a reload. */
export function storeUnfinishedDownloads(userId: string, downloads: readonly Download[]): void {
  const unfinished = downloads.flatMap(({ title, zipRequest, hasText, address, ...download }) =>
    address !== null && (isUnfinished(download) || download.state === 'interrupted')
      ? { title, zipRequest, hasText, address }
      : [],
  )
  try {
    if (unfinished.length === 0) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, downloads: unfinished }))
  } catch {
    // Full or disabled: a reload loses them.
  }
}

/** What the same person was downloading in this tab before a reload. */
export function loadUnfinishedDownloads(userId: string): readonly StoredDownload[] {
  try {
    // Written by the function above.
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as {
      readonly userId: string
      readonly downloads: readonly StoredDownload[]
    } | null
    return stored?.userId === userId ? stored.downloads : []
  } catch {
    return []
  }
}
