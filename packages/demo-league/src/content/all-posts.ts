import { planSeason } from '../league/season.ts'
import { type DemoPost, pictureKeyOf } from './post-type.ts'
import { POSTS } from './posts/posts.ts'
import { PRESS_CONTACTS_POST } from './press-contacts-post.ts'
import { roundUpPosts } from './round-ups.ts'

const WRITTEN: readonly DemoPost[] = [...POSTS, PRESS_CONTACTS_POST]

/** Every post of the demo league for a first start at this moment: those that were written, and those that follow results. */
export function demoPosts(start: { readonly now: Date; readonly timeZone: string }): DemoPost[] {
  const leads = WRITTEN.flatMap(({ pictures }) => pictures.slice(0, 1).map(pictureKeyOf))
  return [...WRITTEN, ...roundUpPosts({ ...start, season: planSeason(start), taken: new Set(leads) })]
}
