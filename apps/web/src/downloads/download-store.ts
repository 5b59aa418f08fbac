import { create } from 'zustand'
import type { ApiFailure } from '../api/failure.ts'
import type { DownloadWish } from './download-wish.ts'
import type { ZipProgress } from './zip-follower.ts'

/**
 * - `preparing`: its address is asked for.
 * - `running`: its bytes come.
 * - `waiting`: the line broke; it goes on by itself.
 * - `failed`: it cannot go on without somebody's doing.
 * - `done`: the browser has saved it.
 * - `handed-over`: the browser downloads it, and shows how far it is.
 */
export type DownloadState = 'preparing' | 'running' | 'waiting' | 'failed' | 'done' | 'handed-over'

export interface Download {
  readonly id: number
  /** What people call it: a post's headline, a file's name. */
  readonly title: string
  readonly state: DownloadState
  /** Null until the server has said it. */
  readonly sizeBytes: number | null
  readonly receivedBytes: number
  readonly bytesPerSecond: number | null
  /** Which of its files have come, as far as that is known. */
  readonly zip: ZipProgress | null
  readonly failure: ApiFailure | null
  /** Asked for without what the person has already: then there may be nothing. */
  readonly isOnlyNew: boolean
}

interface Downloads {
  /** What the download dialog is open for. */
  readonly wish: DownloadWish | null
  /** The latest first. */
  readonly downloads: readonly Download[]
}

/** Downloads of this page, which live as long as it does, whatever screen is in view. */
export const useDownloads = create<Downloads>()(() => ({ wish: null, downloads: [] }))

/** Opens the dialog that lets one choose and begins the download. */
export function askDownload(wish: DownloadWish): void {
  useDownloads.setState({ wish })
}

export function closeDownloadDialog(): void {
  useDownloads.setState({ wish: null })
}

/** Whether somebody still waits for it. */
export function isUnfinished({ state }: Pick<Download, 'state'>): boolean {
  return state === 'preparing' || state === 'running' || state === 'waiting'
}
