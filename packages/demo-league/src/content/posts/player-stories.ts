import type { DemoPost } from '../post-type.ts'
import { anguloTwoSeas } from './player-stories/angulo-two-seas.ts'
import { bekaleWings } from './player-stories/bekale-wings.ts'
import { meirelesTranslator } from './player-stories/meireles-translator.ts'
import { monteiroNightSchool } from './player-stories/monteiro-night-school.ts'
import { ndourBakery } from './player-stories/ndour-bakery.ts'
import { quintelaSisters } from './player-stories/quintela-sisters.ts'
import { regueraSilences } from './player-stories/reguera-silences.ts'
import { ruedaBeforeTheDerby } from './player-stories/rueda-before-the-derby.ts'
import { seckFishMarket } from './player-stories/seck-fish-market.ts'
import { zubiaurTwoDerbies } from './player-stories/zubiaur-two-derbies.ts'

export const PLAYER_STORY_POSTS: readonly DemoPost[] = [
  seckFishMarket,
  quintelaSisters,
  meirelesTranslator,
  ndourBakery,
  regueraSilences,
  ruedaBeforeTheDerby,
  anguloTwoSeas,
  bekaleWings,
  monteiroNightSchool,
  zubiaurTwoDerbies,
]
