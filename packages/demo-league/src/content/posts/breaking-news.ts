import type { DemoPost } from '../post-type.ts'
import { altosHornosSoldOut } from './breaking-news/altos-hornos-sold-out.ts'
import { arenaNovaPressGate } from './breaking-news/arena-nova-press-gate.ts'
import { bahiaVerdeYoungster } from './breaking-news/bahia-verde-youngster.ts'
import { bermejoStays } from './breaking-news/bermejo-stays.ts'
import { brisaRocaAltaHalfTime } from './breaking-news/brisa-roca-alta-half-time.ts'
import { cabralSignsOn } from './breaking-news/cabral-signs-on.ts'
import { canteraNortadaFog } from './breaking-news/cantera-nortada-fog.ts'
import { coutinhoReturns } from './breaking-news/coutinho-returns.ts'
import { galvezStretcher } from './breaking-news/galvez-stretcher.ts'
import { lagoaWithoutBarbosa } from './breaking-news/lagoa-without-barbosa.ts'
import { lineUpsBrisaRocaAlta } from './breaking-news/line-ups-brisa-roca-alta.ts'
import { lineUpsCanteraNortada } from './breaking-news/line-ups-cantera-nortada.ts'
import { lineUpsDerby } from './breaking-news/line-ups-derby.ts'
import { lobatoEqualiser } from './breaking-news/lobato-equaliser.ts'
import { maletTwoMatches } from './breaking-news/malet-two-matches.ts'
import { montelunaPitch } from './breaking-news/monteluna-pitch.ts'
import { oliveiraFlight } from './breaking-news/oliveira-flight.ts'
import { olmedoPressConference } from './breaking-news/olmedo-press-conference.ts'
import { puertoClaroAsksForAudio } from './breaking-news/puerto-claro-asks-for-audio.ts'
import { refereesTomorrow } from './breaking-news/referees-tomorrow.ts'
import { renteriaMedical } from './breaking-news/renteria-medical.ts'
import { rocamoraTrains } from './breaking-news/rocamora-trains.ts'
import { sierraBlancaSnow } from './breaking-news/sierra-blanca-snow.ts'
import { squadsEstrelaEstuario } from './breaking-news/squads-estrela-estuario.ts'
import { vegaRealComeback } from './breaking-news/vega-real-comeback.ts'

export const BREAKING_NEWS_POSTS: readonly DemoPost[] = [
  galvezStretcher,
  brisaRocaAltaHalfTime,
  canteraNortadaFog,
  puertoClaroAsksForAudio,
  lobatoEqualiser,
  renteriaMedical,
  lineUpsBrisaRocaAlta,
  lineUpsCanteraNortada,
  vegaRealComeback,
  olmedoPressConference,
  refereesTomorrow,
  lineUpsDerby,
  montelunaPitch,
  lagoaWithoutBarbosa,
  arenaNovaPressGate,
  coutinhoReturns,
  bermejoStays,
  bahiaVerdeYoungster,
  altosHornosSoldOut,
  sierraBlancaSnow,
  oliveiraFlight,
  maletTwoMatches,
  cabralSignsOn,
  rocamoraTrains,
  squadsEstrelaEstuario,
]
