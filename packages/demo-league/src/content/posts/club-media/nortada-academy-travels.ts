import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const nortadaAcademyTravels: DemoPost = {
  key: 'nortada-academy-travels',
  section: 'club-media',
  hoursAgo: 18,
  teams: ['nortada'],
  categories: ['report'],
  tags: ['youth-academy', 'travel'],
  pictures: ['bus-nortada-4x5', 'number-nortada-4x5'],
  contact: 'nortada',
  translations: {
    es: {
      title: 'La cantera viaja',
      summary: 'Diez juveniles acompañan al primer equipo del Nortada a El Tajo. Un asiento cada uno, y deberes.',
      body: p(
        'El Nortada ha reservado diez plazas del autobús para jugadores de la escuela. Viajan, cenan y calientan con el primer equipo, pero no juegan. A la vuelta entregan una página: «Qué vi que no se ve desde la grada».',
      ),
    },
    en: {
      title: 'The academy on the road',
      summary: 'Ten youngsters travel with Nortada’s first team to El Tajo. One seat each, and homework.',
      body: p(
        'Nortada have kept ten seats on the bus for academy players. They travel, eat and warm up with the first team but don’t play. On the way home they hand in a page: “What I saw that you can’t see from the stand”.',
      ),
    },
    pt: {
      title: 'A formação viaja',
      summary: 'Dez juniores acompanham a equipa principal do Nortada a El Tajo. Um lugar cada um, e trabalho de casa.',
      body: p(
        'O Nortada reservou dez lugares do autocarro para jogadores da escola. Viajam, jantam e aquecem com a equipa principal, mas não jogam. No regresso entregam uma página: «O que vi que não se vê da bancada».',
      ),
    },
  },
}
