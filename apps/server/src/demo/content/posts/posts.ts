import type { DemoPost } from '../post-type.ts'
import { OPENING_NEWS } from './opening-news.ts'
import { OPENING_OFFICE } from './opening-office.ts'
import { OPENING_STORIES } from './opening-stories.ts'

/**
 * Every post of the demo league. The opening posts show the shape of each section; a section's own file replaces those of
 * its section. The quick links name posts of `opening-office.ts` by their keys.
 */
export const POSTS: readonly DemoPost[] = [...OPENING_NEWS, ...OPENING_STORIES, ...OPENING_OFFICE]
