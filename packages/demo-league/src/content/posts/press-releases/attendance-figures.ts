import type { DemoPost } from '../../post-type.ts'
import { p, quote, ul } from '../body-html.ts'

export const attendanceFigures: DemoPost = {
  key: 'attendance-figures',
  section: 'press-releases',
  hoursAgo: 512,
  teams: [],
  categories: ['official', 'statistics'],
  tags: ['supporters', 'records'],
  pictures: [],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Más público que nunca en las ocho primeras jornadas',
      summary: 'La asistencia media sube a 19.870 espectadores. Siete clubes baten su registro.',
      body:
        p(
          'La Liga Meridiana cierra las ocho primeras jornadas con la asistencia media más alta de su historia: 19.870 espectadores por partido, un 6 % más que hace un año.',
        ) +
        ul('Ocupación media: 81 %.', 'Clubes con récord propio: siete.', 'Aficionados visitantes por partido: 640.') +
        quote('«La gente no viene a ver ganar. Viene a ver quién gana»') +
        p(
          'La frase es de Sagrario Belmonte, presidenta de la liga. Los datos por estadio están a disposición de los medios en la mesa de prensa.',
        ),
    },
    en: {
      title: 'More spectators than ever over the first eight matchdays',
      summary: 'The average crowd rises to 19,870. Seven clubs have set new marks.',
      body:
        p(
          'Liga Meridiana ends its first eight matchdays with the highest average attendance in its history: 19,870 a match, 6% up on a year ago.',
        ) +
        ul('Average occupancy: 81%.', 'Clubs with a record of their own: seven.', 'Away fans per match: 640.') +
        quote('“People don’t come to see a win. They come to see who wins”') +
        p(
          'The words are those of league president Sagrario Belmonte. Figures for each stadium are available from the press desk.',
        ),
    },
    pt: {
      title: 'Mais público do que nunca nas oito primeiras jornadas',
      summary: 'A assistência média sobe para 19 870 espectadores. Sete clubes batem o seu registo.',
      body:
        p(
          'A Liga Meridiana fecha as oito primeiras jornadas com a assistência média mais alta da sua história: 19 870 espectadores por jogo, mais 6 % do que há um ano.',
        ) +
        ul('Ocupação média: 81 %.', 'Clubes com recorde próprio: sete.', 'Adeptos visitantes por jogo: 640.') +
        quote('«As pessoas não vêm ver ganhar. Vêm ver quem ganha»') +
        p(
          'A frase é de Sagrario Belmonte, presidente da liga. Os dados por estádio estão à disposição dos media na mesa de imprensa.',
        ),
    },
  },
}
