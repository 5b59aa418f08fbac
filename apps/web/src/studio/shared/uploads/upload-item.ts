import type { ErrorType } from '@mixed-zone/contract/errors'
import type { FileTarget, KnownFile } from '@mixed-zone/contract/schemas/studio/files'

/**
 * `hashing` also while the server is asked whether it has the file. `known`: it has, or another file on its way has
 * the same bytes; the person decides. `failed` can be tried again,
 * `refused` cannot.
 */
export const UPLOAD_STATES = ['hashing', 'queued', 'sending', 'paused', 'known', 'failed', 'refused', 'done'] as const

export type UploadState = (typeof UPLOAD_STATES)[number]

/** What is not the server's answer: wrong before it is sent, no longer readable, or a fault of the program. */
export type LocalProblem = 'format' | 'empty' | 'unreadable' | 'unexpected'

/** Why a file was not stored: found here, or an error of the contract with its reason. */
export interface UploadProblem {
  readonly type: ErrorType | LocalProblem | 'network'
  /** As the server says it; empty without one. */
  readonly reason: string
}

/** A file on its way to the server. Replaced, never changed. */
export interface UploadItem {
  readonly id: string
  readonly name: string
  /** As the browser says; may be empty. */
  readonly mediaType: string
  readonly sizeBytes: number
  readonly sentBytes: number
  /** The server knows of it. */
  readonly isBegun: boolean
  readonly state: UploadState
  readonly target: FileTarget
  /** The picture as the browser shows it, until the server has made its sizes. */
  readonly objectUrl: string | null
  /** Once it is stored. */
  readonly assetId: string | null
  /** Also set while a lost connection is retried. */
  readonly problem: UploadProblem | null
  /** The stored file with the same bytes; null also while another file on its way has them. */
  readonly known: KnownFile | null
  /** In state `known`: while the server adds the stored file. */
  readonly isAdding: boolean
}

/** States in which something still happens by itself. */
export function isActive({ state }: Pick<UploadItem, 'state'>): boolean {
  return state === 'hashing' || state === 'queued' || state === 'sending'
}

/** Identifies a target, whatever the order of its fields. */
export function targetKey({ postId, replaces, posterOf, subtitles }: FileTarget): string {
  return JSON.stringify([postId, replaces, posterOf, subtitles?.of, subtitles?.locale])
}
