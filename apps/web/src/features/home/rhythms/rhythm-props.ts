import type { HomeSection } from '../arrange-home.ts'

/** What every rhythm is given. */
export interface RhythmProps {
  readonly posts: HomeSection['posts']
}
