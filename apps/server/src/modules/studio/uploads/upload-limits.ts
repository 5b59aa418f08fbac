import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import type { SettingValues } from '@mixed-zone/contract/schemas/studio/settings'

const MB = 1_000_000

/** Since the last byte. */
export const EXPIRY_MS = 7 * DAY_MS

type Limits = SettingValues['uploads']

/** By what the browser declares, before anything is sent. */
export function maxBytesOfType(mediaType: string, limits: Limits): number {
  if (mediaType.startsWith('image/')) return limits.imageMb * MB
  return (mediaType.startsWith('video/') ? limits.videoMb : limits.otherMb) * MB
}

/** By what the file turned out to be. */
export function maxBytesOfKind(kind: AssetKind, limits: Limits): number {
  if (kind === 'image') return limits.imageMb * MB
  return (kind === 'video' ? limits.videoMb : limits.otherMb) * MB
}

export function maxBytes({ imageMb, videoMb, otherMb }: Limits): number {
  return Math.max(imageMb, videoMb, otherMb) * MB
}
