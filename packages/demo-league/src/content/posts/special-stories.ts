import type { DemoPost } from '../post-type.ts'
import { clasicoNobodySaw } from './special-stories/clasico-nobody-saw.ts'
import { derbyOfTheRain } from './special-stories/derby-of-the-rain.ts'
import { eightLetters } from './special-stories/eight-letters.ts'
import { hundredKeepers } from './special-stories/hundred-keepers.ts'
import { nightOfThreePenalties } from './special-stories/night-of-three-penalties.ts'
import { seasonGuideUpdated } from './special-stories/season-guide-updated.ts'

export const SPECIAL_STORY_POSTS: readonly DemoPost[] = [
  nightOfThreePenalties,
  seasonGuideUpdated,
  hundredKeepers,
  derbyOfTheRain,
  eightLetters,
  clasicoNobodySaw,
]
