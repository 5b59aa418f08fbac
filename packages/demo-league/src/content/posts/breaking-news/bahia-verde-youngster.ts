import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const bahiaVerdeYoungster: DemoPost = {
  key: 'bahia-verde-youngster',
  section: 'breaking-news',
  hoursAgo: 21.5,
  teams: ['bahia-verde'],
  categories: ['preview'],
  tags: ['youth-academy', 'debut'],
  fixture: { home: 'bahia-verde', away: 'salinas' },
  pictures: [],
  contact: 'bahia-verde',
  translations: {
    es: {
      title: 'Una juvenil de 17 años, en la lista del Bahía Verde',
      summary: 'Iballa Cruz, del equipo sub-19, podría debutar mañana ante el Salinas.',
      body: p(
        'Teresa Nováis ha incluido a la centrocampista Iballa Cruz, de 17 años, en la convocatoria para recibir al Salinas. De jugar, sería la debutante más joven del club en la máxima categoría.',
      ),
    },
    en: {
      title: 'A 17-year-old makes the Bahía Verde squad',
      summary: 'Iballa Cruz of the under-19s could make her debut against Salinas tomorrow.',
      body: p(
        'Teresa Nováis has named midfielder Iballa Cruz, 17, in the squad to face Salinas. Should she play, she would be the youngest debutant the club have had in the top flight.',
      ),
    },
  },
}
