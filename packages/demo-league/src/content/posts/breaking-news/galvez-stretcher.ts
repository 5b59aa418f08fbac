import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const galvezStretcher: DemoPost = {
  key: 'galvez-stretcher',
  section: 'breaking-news',
  hoursAgo: 0.2,
  teams: ['almenara'],
  categories: ['medical'],
  tags: ['injuries', 'derbi-de-la-ria'],
  players: ['olmo-galvez'],
  fixture: { home: 'almenara', away: 'puerto-claro' },
  pictures: ['number-almenara-3x2', 'corner-almenara-16x9'],
  contact: 'almenara',
  translations: {
    es: {
      title: 'Gálvez se retira en camilla y será sometido a pruebas esta noche',
      summary:
        'El central del Real Almenara está consciente y pasará la noche en observación. Nuevo parte mañana antes de las 12:00.',
      body: p(
        'Olmo Gálvez, central del Real Almenara, abandonó en camilla el Derbi de la Ría en el minuto 64 tras un choque de cabeza con Bakary Sonko. No perdió la consciencia y ha sido trasladado a un hospital de la ciudad, donde esta noche se le practicará un TAC.',
        'El club informará mañana antes de las 12:00 y ruega a los medios que no acudan al centro sanitario.',
      ),
    },
    en: {
      title: 'Gálvez leaves on a stretcher; tests tonight',
      summary: 'The Real Almenara centre-back is conscious and stays in overnight. Next bulletin tomorrow before noon.',
      body: p(
        'Real Almenara centre-back Olmo Gálvez left the Derbi de la Ría on a stretcher in the 64th minute after a clash of heads with Bakary Sonko. He did not lose consciousness and was taken to a hospital in the city for a CT scan tonight.',
        'The club will give the results tomorrow before noon and ask the media not to go to the hospital.',
      ),
    },
    pt: {
      title: 'Gálvez sai de maca e vai fazer exames esta noite',
      summary:
        'O central do Real Almenara está consciente e fica em observação. Novo boletim amanhã antes do meio-dia.',
      body: p(
        'Olmo Gálvez, central do Real Almenara, deixou o Dérbi da Ria de maca aos 64 minutos, após um choque de cabeças com Bakary Sonko. Não perdeu a consciência e foi levado para um hospital da cidade, onde esta noite fará uma TAC.',
        'O clube dará os resultados amanhã antes do meio-dia e pede aos jornalistas que não se desloquem ao hospital.',
      ),
    },
  },
}
