import type { DemoPost } from '../post-type.ts'
import { almenaraWatchtower } from './club-stories/almenara-watchtower.ts'
import { brisaUnderwaterMuseum } from './club-stories/brisa-underwater-museum.ts'
import { campoNovoMarket } from './club-stories/campo-novo-market.ts'
import { canteraCarvedGround } from './club-stories/cantera-carved-ground.ts'
import { estuarioRainWater } from './club-stories/estuario-rain-water.ts'
import { faroSurBand } from './club-stories/faro-sur-band.ts'
import { montelunaMoonTrain } from './club-stories/monteluna-moon-train.ts'
import { oliveiraElevenTrees } from './club-stories/oliveira-eleven-trees.ts'
import { rocaAltaClimbers } from './club-stories/roca-alta-climbers.ts'
import { sierraBlancaIceHouses } from './club-stories/sierra-blanca-ice-houses.ts'

export const CLUB_STORY_POSTS: readonly DemoPost[] = [
  estuarioRainWater,
  brisaUnderwaterMuseum,
  faroSurBand,
  montelunaMoonTrain,
  canteraCarvedGround,
  campoNovoMarket,
  sierraBlancaIceHouses,
  almenaraWatchtower,
  rocaAltaClimbers,
  oliveiraElevenTrees,
]
