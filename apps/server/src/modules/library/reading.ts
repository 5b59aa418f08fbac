import type { Locale } from '@mixed-zone/contract/locales'
import type { FileAddresses } from '../../platform/signing/file-addresses.ts'
import type { Viewer } from './visibility.ts'

/** The circumstances of one read: who, in which language, when. Taken once, so that one answer agrees with itself. */
export interface Reading {
  readonly viewer: Viewer
  readonly locale: Locale
  readonly now: Date
  /** The league's day at that moment. */
  readonly today: string
  /** Makes addresses that open for this session alone. */
  readonly addresses: FileAddresses
}
