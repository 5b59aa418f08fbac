import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const clasicoNobodySaw: DemoPost = {
  key: 'clasico-nobody-saw',
  section: 'special-stories',
  hoursAgo: 386,
  teams: ['monteluna', 'nortada'],
  categories: ['archive'],
  tags: ['clasico-de-la-luna', 'history', 'weather'],
  pictures: ['floodlights-nortada-4x5', 'derby-monteluna-16x9', 'corner-nortada-3x2'],
  documents: ['luna-history'],
  contact: 'nortada',
  translations: {
    es: {
      title: '2004: el clásico que nadie vio',
      summary:
        'El tercer Clásico de la Luna suspendido por niebla se jugó, al menos, trece minutos. O eso cuentan los de dentro.',
      body: p(
        'A las nueve, en Cabo Alto, no se veía la mano. El árbitro silbó el final de un partido que había empezado trece minutos antes, según él; según el portero local, veinte, y según el banquillo visitante no había empezado.',
        'Hay quien asegura que hubo un gol. El Nortada lo celebró por el ruido. El Monteluna lo celebró también.',
        'El acta lo resuelve en una línea: «Suspendido. Se oyó bien». Fue la tercera vez, después de 1938 y 1967.',
      ),
    },
  },
}
