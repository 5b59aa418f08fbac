import type { DemoPost } from '../post-type.ts'
import { BREAKING_NEWS_POSTS } from './breaking-news.ts'
import { CLUB_MEDIA_POSTS } from './club-media.ts'
import { CLUB_STORY_POSTS } from './club-stories.ts'
import { CURRENT_STORY_POSTS } from './current-stories.ts'
import { DERBY_POSTS } from './derbies.ts'
import { FEATURED_POSTS } from './featured.ts'
import { INTERVIEW_POSTS } from './interviews.ts'
import { LEAGUE_STORY_POSTS } from './league-stories.ts'
import { LIFESTYLE_STORY_POSTS } from './lifestyle-stories.ts'
import { PLAYER_STORY_POSTS } from './player-stories.ts'
import { PRESS_RELEASE_POSTS } from './press-releases.ts'
import { REGULAR_CONTENT_POSTS } from './regular-content.ts'
import { SMARTBANK_STORY_POSTS } from './smartbank-stories.ts'
import { SPECIAL_STORY_POSTS } from './special-stories.ts'

/** Every post of the demo league. */
export const POSTS: readonly DemoPost[] = [
  ...FEATURED_POSTS,
  ...CURRENT_STORY_POSTS,
  ...BREAKING_NEWS_POSTS,
  ...DERBY_POSTS,
  ...CLUB_MEDIA_POSTS,
  ...INTERVIEW_POSTS,
  ...PRESS_RELEASE_POSTS,
  ...REGULAR_CONTENT_POSTS,
  ...PLAYER_STORY_POSTS,
  ...CLUB_STORY_POSTS,
  ...LEAGUE_STORY_POSTS,
  ...SPECIAL_STORY_POSTS,
  ...LIFESTYLE_STORY_POSTS,
  ...SMARTBANK_STORY_POSTS,
]
