import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const sixSidesFivePoints: DemoPost = {
  key: 'six-sides-five-points',
  section: 'featured',
  hoursAgo: 23,
  teams: ['puerto-claro', 'monteluna', 'almenara', 'estrela', 'roca-alta', 'vega-real'],
  categories: ['statistics', 'preview'],
  tags: ['records'],
  matchday: 11,
  pictures: [
    'overhead-monteluna-16x9',
    'captains-puerto-claro-16x9',
    'floodlights-almenara-3x2',
    'trophy-roca-alta-16x9',
    'crowd-vega-real-3x2',
  ],
  documents: ['statistics-after-11'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'Seis equipos en cinco puntos: la liga más apretada en doce años',
      summary:
        'El Puerto Claro llega líder a la jornada 12, con el Monteluna a tres puntos y cuatro perseguidores a uno o dos más. Datos completos en CSV.',
      body:
        p(
          'Once jornadas y seis candidatos. El Puerto Claro abre la jornada 12 con 26 puntos; detrás, en un pañuelo, el Monteluna (23), el Almenara y el Estrela (22) y el Roca Alta y el Vega Real (21). Nunca, en las últimas doce temporadas, habían cabido tantos en tan poco a estas alturas.',
          'El dato que más repiten los cuerpos técnicos no está arriba del todo: los seis han encajado menos de quince goles y tres de ellos, menos de siete. Se defiende mejor que nunca y se gana por poco: la mitad de los partidos disputados se decidieron por un solo tanto o acabaron sin goles.',
        ) +
        ul(
          'Puerto Claro: 22 goles a favor, 6 en contra.',
          'Roca Alta y Almenara: 6 y 5 goles encajados.',
          'Vega Real: invicto en casa.',
          'Monteluna: invicto en cualquier campo.',
        ) +
        p('La jornada 12 enfrenta al líder con el tercero en el Derbi de la Ría. El resto mira, y espera.'),
    },
    en: {
      title: 'Six sides within five points: the tightest race in twelve years',
      summary:
        'Puerto Claro go into matchday 12 on top, Monteluna three points back and four more right behind. Full figures as CSV.',
      body:
        p(
          'Eleven matchdays gone, six contenders left. Puerto Claro begin matchday 12 on 26 points; bunched behind them are Monteluna (23), Almenara and Estrela (22), Roca Alta and Vega Real (21). Not in the last twelve seasons have so many stood so close at this stage.',
          'The figure coaching staffs keep quoting isn’t in the points column: all six have let in fewer than fifteen goals and three of them fewer than seven. Sides defend better than ever and win by little: half of all matches so far were settled by a single goal or ended without any.',
        ) +
        ul(
          'Puerto Claro: 22 goals for, 6 against.',
          'Roca Alta and Almenara: 6 and 5 conceded.',
          'Vega Real: unbeaten at home.',
          'Monteluna: unbeaten anywhere.',
        ) +
        p('Matchday 12 sends the leaders to third-placed Almenara for the Derbi de la Ría. The rest watch and wait.'),
    },
    pt: {
      title: 'Seis equipas em cinco pontos: a liga mais renhida em doze anos',
      summary:
        'O Puerto Claro chega líder à jornada 12, com o Monteluna a três pontos e quatro perseguidores logo atrás. Dados completos em CSV.',
      body:
        p(
          'Onze jornadas e seis candidatos. O Puerto Claro abre a jornada 12 com 26 pontos; atrás, quase lado a lado, Monteluna (23), Almenara e Estrela (22), Roca Alta e Vega Real (21). Nas últimas doze épocas nunca tantos couberam em tão pouco nesta altura.',
          'O dado que os treinadores mais repetem não está na coluna dos pontos: os seis sofreram menos de quinze golos e três deles menos de sete. Defende-se melhor do que nunca e ganha-se por pouco: metade dos jogos decidiu-se por um golo ou terminou sem nenhum.',
        ) +
        ul(
          'Puerto Claro: 22 golos marcados, 6 sofridos.',
          'Roca Alta e Almenara: 6 e 5 golos sofridos.',
          'Vega Real: invicto em casa.',
          'Monteluna: invicto em qualquer campo.',
        ) +
        p('A jornada 12 põe frente a frente líder e terceiro no Dérbi da Ria. Os outros olham, e esperam.'),
    },
  },
}
