import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const groundsByNight: DemoPost = {
  key: 'grounds-by-night',
  section: 'regular-content',
  hoursAgo: 304,
  teams: ['almenara', 'estuario', 'faro-sur', 'lagoa'],
  categories: ['archive'],
  tags: ['stadiums'],
  pictures: [
    'floodlights-lagoa-16x9',
    'floodlights-almenara-3x2',
    'floodlights-estuario-3x2',
    'floodlights-faro-sur-16x9',
  ],
  contact: 'league-photo',
  translations: {
    es: {
      title: 'Los estadios, de noche: primera serie',
      summary: 'La Atalaya, La Marisma, Los Faros y Garças bajo los focos. Para aperturas y fondos.',
      body: p(
        'Cuatro estadios fotografiados desde el mismo ángulo y a la misma hora, con las luces encendidas y el campo en juego. La serie se completará con los dieciséis restantes antes de final de temporada.',
      ),
    },
    en: {
      title: 'Grounds by night: first series',
      summary: 'La Atalaya, La Marisma, Los Faros and Garças under floodlights. For openings and backgrounds.',
      body: p(
        'Four stadiums photographed from the same angle at the same hour, lights on and a match under way. The other sixteen will follow before the end of the season.',
      ),
    },
  },
}
