import type { DemoPost } from '../post-type.ts'
import { aDayInTwentyPictures } from './regular-content/a-day-in-twenty-pictures.ts'
import { brandKit } from './regular-content/brand-kit.ts'
import { figuresAfter11 } from './regular-content/figures-after-11.ts'
import { fourSaves } from './regular-content/four-saves.ts'
import { groundsByNight } from './regular-content/grounds-by-night.ts'
import { matchday12Planner } from './regular-content/matchday-12-planner.ts'
import { mediaGuide } from './regular-content/media-guide.ts'
import { officialPortraits } from './regular-content/official-portraits.ts'
import { soundLibrary } from './regular-content/sound-library.ts'

export const REGULAR_CONTENT_POSTS: readonly DemoPost[] = [
  matchday12Planner,
  figuresAfter11,
  aDayInTwentyPictures,
  officialPortraits,
  mediaGuide,
  fourSaves,
  brandKit,
  soundLibrary,
  groundsByNight,
]
