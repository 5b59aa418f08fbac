import type { DemoPost } from '../post-type.ts'
import { almenaraDerbyEve } from './club-media/almenara-derby-eve.ts'
import { bahiaVerdeGloves } from './club-media/bahia-verde-gloves.ts'
import { brisaTunnel } from './club-media/brisa-tunnel.ts'
import { campoNovoSouthStand } from './club-media/campo-novo-south-stand.ts'
import { canteraFortyEightPairs } from './club-media/cantera-forty-eight-pairs.ts'
import { estrelaBehindTheDoors } from './club-media/estrela-behind-the-doors.ts'
import { estuarioFromTheAir } from './club-media/estuario-from-the-air.ts'
import { faroSurPortraits } from './club-media/faro-sur-portraits.ts'
import { ferreriaBiyogoBoard } from './club-media/ferreria-biyogo-board.ts'
import { lagoaHandSewnArmband } from './club-media/lagoa-hand-sewn-armband.ts'
import { montelunaNewGoals } from './club-media/monteluna-new-goals.ts'
import { nortadaAcademyTravels } from './club-media/nortada-academy-travels.ts'
import { oliveiraOpenSession } from './club-media/oliveira-open-session.ts'
import { puertoClaroNinetyMinutesOfRain } from './club-media/puerto-claro-ninety-minutes-of-rain.ts'
import { ribeiraMorning } from './club-media/ribeira-morning.ts'
import { rocaAltaCupVisits } from './club-media/roca-alta-cup-visits.ts'
import { salinasTunnelLights } from './club-media/salinas-tunnel-lights.ts'
import { sierraBlancaArteagaUnscripted } from './club-media/sierra-blanca-arteaga-unscripted.ts'
import { trigalesInheritedBoots } from './club-media/trigales-inherited-boots.ts'
import { vegaRealBusInside } from './club-media/vega-real-bus-inside.ts'

export const CLUB_MEDIA_POSTS: readonly DemoPost[] = [
  oliveiraOpenSession,
  faroSurPortraits,
  brisaTunnel,
  canteraFortyEightPairs,
  campoNovoSouthStand,
  nortadaAcademyTravels,
  puertoClaroNinetyMinutesOfRain,
  rocaAltaCupVisits,
  almenaraDerbyEve,
  vegaRealBusInside,
  montelunaNewGoals,
  ribeiraMorning,
  sierraBlancaArteagaUnscripted,
  salinasTunnelLights,
  ferreriaBiyogoBoard,
  estuarioFromTheAir,
  bahiaVerdeGloves,
  estrelaBehindTheDoors,
  trigalesInheritedBoots,
  lagoaHandSewnArmband,
]
