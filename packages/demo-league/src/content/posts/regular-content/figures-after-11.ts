import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const figuresAfter11: DemoPost = {
  key: 'figures-after-11',
  section: 'regular-content',
  hoursAgo: 23.4,
  teams: [],
  categories: ['statistics'],
  tags: ['records'],
  matchday: 11,
  pictures: ['overhead-campo-novo-4x5'],
  documents: ['statistics-after-11'],
  contact: 'league-desk',
  translations: {
    es: {
      title: 'La liga en cifras tras la jornada 11',
      summary: 'Clasificación completa en CSV y cinco datos que conviene tener a mano.',
      body:
        p(
          'Los números de las once primeras jornadas, listos para gráficos. El CSV usa punto y coma y se actualiza al cierre de cada jornada.',
        ) +
        ul(
          'Líder: Puerto Claro, 26 puntos y 22 goles.',
          'Menos goles encajados: Almenara, cinco.',
          'Sin perder: Monteluna, seis victorias y cinco empates.',
          'Más empates: Faro Sur, siete.',
          'Sin ganar: Trigales.',
        ),
    },
    en: {
      title: 'The league in figures after matchday 11',
      summary: 'The full table as CSV, and five facts to keep at hand.',
      body:
        p(
          'The numbers of the first eleven matchdays, ready for graphics. The CSV uses semicolons and is updated at the end of each matchday.',
        ) +
        ul(
          'Leaders: Puerto Claro, 26 points and 22 goals.',
          'Fewest conceded: Almenara, five.',
          'Unbeaten: Monteluna, six wins and five draws.',
          'Most draws: Faro Sur, seven.',
          'Without a win: Trigales.',
        ),
    },
    pt: {
      title: 'A liga em números após a jornada 11',
      summary: 'Classificação completa em CSV e cinco dados para ter à mão.',
      body:
        p(
          'Os números das onze primeiras jornadas, prontos para gráficos. O CSV usa ponto e vírgula e é atualizado no fim de cada jornada.',
        ) +
        ul(
          'Líder: Puerto Claro, 26 pontos e 22 golos.',
          'Menos golos sofridos: Almenara, cinco.',
          'Sem perder: Monteluna, seis vitórias e cinco empates.',
          'Mais empates: Faro Sur, sete.',
          'Sem ganhar: Trigales.',
        ),
    },
  },
}
