import type { DemoPost } from '../post-type.ts'
import { afternoonWithThePodiatrist } from './lifestyle-stories/afternoon-with-the-podiatrist.ts'
import { busPlaylists } from './lifestyle-stories/bus-playlists.ts'
import { dogAtTraining } from './lifestyle-stories/dog-at-training.ts'
import { matchdayMenu } from './lifestyle-stories/matchday-menu.ts'
import { nortadaBarber } from './lifestyle-stories/nortada-barber.ts'
import { salinasKitchenGarden } from './lifestyle-stories/salinas-kitchen-garden.ts'
import { scarfKnitters } from './lifestyle-stories/scarf-knitters.ts'
import { theArtOfTheNap } from './lifestyle-stories/the-art-of-the-nap.ts'

export const LIFESTYLE_STORY_POSTS: readonly DemoPost[] = [
  matchdayMenu,
  busPlaylists,
  afternoonWithThePodiatrist,
  nortadaBarber,
  scarfKnitters,
  dogAtTraining,
  theArtOfTheNap,
  salinasKitchenGarden,
]
