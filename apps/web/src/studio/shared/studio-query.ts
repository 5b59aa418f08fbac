import type { StudioEventKind } from '@mixed-zone/contract/rules/live-events'

/** Beyond the kinds of events: what the studio shows of people, the audit log, figures, unfinished uploads, the board, and the counts in the side bar. */
type StudioQueryKind = StudioEventKind | 'person' | 'audit' | 'figures' | 'upload' | 'tonight' | 'counts'

/** The start of every key of the studio. */
export const STUDIO_KEY = ['studio'] as const

/**
 * The key of a query of the studio: `['studio', kind, …]`. A live event of a kind reloads all queries of that kind, so use the kind of
 * the events that change what is shown.
 */
export function studioKey(kind: StudioQueryKind, ...rest: readonly unknown[]) {
  return [...STUDIO_KEY, kind, ...rest] as const
}
