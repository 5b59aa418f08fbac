import type { Viewer } from '../rules.ts'

/** The id of a row, or a text id or locale. */
export type FacetValue = number | string

export type Criterion = 'sections' | 'fixtures' | 'teams' | 'categories' | 'tags' | 'matchdays' | 'locales'

/** A post matches if it has any of the values of every criterion that is set. An empty list matches nothing. */
export type Criteria = Readonly<Partial<Record<Criterion, readonly FacetValue[]>>>

export interface Page {
  readonly offset: number
  readonly limit: number
}

export interface PostQuery {
  readonly viewer: Viewer
  readonly now: Date
  readonly criteria: Criteria
  /** Only these posts, e.g. the matches of a full-text search. */
  readonly among?: readonly number[]
  /** All matching posts without a page. */
  readonly page?: Page
  /** Criteria whose values are counted, each with all *other* criteria applied. */
  readonly facets?: readonly Criterion[]
}

/** The number of posts per value; values without posts are missing. */
export type FacetCounts = Readonly<Partial<Record<Criterion, ReadonlyMap<FacetValue, number>>>>

export interface PostMatches {
  /** Newest first. */
  readonly ids: readonly number[]
  readonly total: number
  readonly facets: FacetCounts
}
