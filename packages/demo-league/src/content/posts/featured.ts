import type { DemoPost } from '../post-type.ts'
import { cupDrawEighths } from './featured/cup-draw-eighths.ts'
import { derby93 } from './featured/derby-93.ts'
import { estrelaTheGuestWhoStays } from './featured/estrela-the-guest-who-stays.ts'
import { farosWeek } from './featured/faros-week.ts'
import { firstThirdFortyPictures } from './featured/first-third-forty-pictures.ts'
import { montelunaUnbeaten } from './featured/monteluna-unbeaten.ts'
import { puertoClaroFourGoals } from './featured/puerto-claro-four-goals.ts'
import { sixSidesFivePoints } from './featured/six-sides-five-points.ts'

export const FEATURED_POSTS: readonly DemoPost[] = [
  derby93,
  montelunaUnbeaten,
  sixSidesFivePoints,
  puertoClaroFourGoals,
  farosWeek,
  firstThirdFortyPictures,
  estrelaTheGuestWhoStays,
  cupDrawEighths,
]
