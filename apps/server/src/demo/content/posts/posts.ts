import type { DemoPost } from '../post-type.ts'
import { BREAKING_NEWS_POSTS } from './breaking-news.ts'
import { FEATURED_POSTS } from './featured.ts'

/** Every post of the demo league. */
export const POSTS: readonly DemoPost[] = [...FEATURED_POSTS, ...BREAKING_NEWS_POSTS]
