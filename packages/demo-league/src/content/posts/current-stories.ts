import type { DemoPost } from '../post-type.ts'
import { brisaFifteenGoals } from './current-stories/brisa-fifteen-goals.ts'
import { caboAltoWind } from './current-stories/cabo-alto-wind.ts'
import { campoNovoThreeShirts } from './current-stories/campo-novo-three-shirts.ts'
import { captainAtSeven } from './current-stories/captain-at-seven.ts'
import { estuarioQuietEighth } from './current-stories/estuario-quiet-eighth.ts'
import { faroSurNewLights } from './current-stories/faro-sur-new-lights.ts'
import { ferreriaCrowdGrows } from './current-stories/ferreria-crowd-grows.ts'
import { lagoaNightSession } from './current-stories/lagoa-night-session.ts'
import { lourencoLastDance } from './current-stories/lourenco-last-dance.ts'
import { salinasBailingOut } from './current-stories/salinas-bailing-out.ts'
import { seckAndTheTouchline } from './current-stories/seck-and-the-touchline.ts'
import { sierraBlancaCircle } from './current-stories/sierra-blanca-circle.ts'
import { trigalesWaiting } from './current-stories/trigales-waiting.ts'
import { vegaRealEightMonths } from './current-stories/vega-real-eight-months.ts'

export const CURRENT_STORY_POSTS: readonly DemoPost[] = [
  vegaRealEightMonths,
  captainAtSeven,
  faroSurNewLights,
  lagoaNightSession,
  ferreriaCrowdGrows,
  estuarioQuietEighth,
  brisaFifteenGoals,
  trigalesWaiting,
  seckAndTheTouchline,
  caboAltoWind,
  lourencoLastDance,
  campoNovoThreeShirts,
  sierraBlancaCircle,
  salinasBailingOut,
]
