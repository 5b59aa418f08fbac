import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const fivePeopleJury: DemoPost = {
  key: 'five-people-jury',
  section: 'smartbank-stories',
  hoursAgo: 348,
  teams: [],
  categories: ['report'],
  tags: ['scholarships'],
  pictures: ['captains-brisa-16x9'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Cinco personas que nunca han ido a un estadio',
      summary: 'Así es el jurado de las becas: una apicultora, un juez, una enfermera, un músico y una estudiante.',
      body: p(
        'La condición para ser jurado de las becas SmartBank es no tener equipo. Ha costado encontrarlos. Son cinco, se reúnen dos días al año y leen los proyectos sin nombre ni escudo.',
        'Matilde Ferrer, apicultora, puntúa con una regla propia: «Si lo entiende mi vecina, un punto más». El juez pide presupuesto en una sola hoja. La estudiante, de diecisiete años, pregunta siempre lo mismo: «¿Y al año siguiente?».',
        'Al terminar se les invita a un partido. Hasta hoy ha ido uno, el músico. Le gustó el descanso.',
      ),
    },
  },
}
