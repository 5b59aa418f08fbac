import type { DemoPost } from '../post-type.ts'
import { ballLaboratory } from './league-stories/ball-laboratory.ts'
import { calendarMaker } from './league-stories/calendar-maker.ts'
import { cardIndex } from './league-stories/card-index.ts'
import { distanceMap } from './league-stories/distance-map.ts'
import { fourthOfficialBoard } from './league-stories/fourth-official-board.ts'
import { stadiumVoices } from './league-stories/stadium-voices.ts'
import { whistleMaker } from './league-stories/whistle-maker.ts'
import { whoPaintsTheLines } from './league-stories/who-paints-the-lines.ts'

export const LEAGUE_STORY_POSTS: readonly DemoPost[] = [
  whoPaintsTheLines,
  ballLaboratory,
  distanceMap,
  whistleMaker,
  calendarMaker,
  stadiumVoices,
  fourthOfficialBoard,
  cardIndex,
]
