import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const rocaAltaClimbers: DemoPost = {
  key: 'roca-alta-climbers',
  section: 'club-stories',
  hoursAgo: 341,
  teams: ['roca-alta'],
  categories: ['fans'],
  tags: ['supporters'],
  pictures: ['crowd-roca-alta-4x5', 'trophy-roca-alta-16x9'],
  contact: 'roca-alta',
  translations: {
    es: {
      title: 'La grada que cuelga de El Peñón',
      summary:
        'Treinta escaladores ven los partidos del Roca Alta atados a la pared. Tienen carné y turno de bocadillos.',
      body: p(
        'A ochenta metros de altura, en la cara norte de El Peñón, hay una peña que no se sienta. Son treinta, van con arnés y ven el campo entero sin que nadie les tape.',
        'El club los descubrió por una bengala que bajaba. Después de una reunión con bomberos, guardas y un notario, les dio carné: «Socio colgado».',
        'Suben tres horas antes y bajan al día siguiente si hay prórroga. La ola la hacen en vertical. El bocadillo sube con polea en el 40, y Lua Prado jura que, desde su portería, huele a tortilla.',
      ),
    },
  },
}
