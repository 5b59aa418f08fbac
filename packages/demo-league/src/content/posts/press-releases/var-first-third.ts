import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const varFirstThird: DemoPost = {
  key: 'var-first-third',
  section: 'press-releases',
  hoursAgo: 197,
  teams: [],
  categories: ['official', 'statistics'],
  tags: ['var', 'refereeing'],
  pictures: [],
  contact: 'committee',
  corrections: [
    {
      hoursAgo: 170,
      text: {
        es: 'El tiempo medio por revisión es de 52 segundos, no de 1 minuto y 52. Rogamos corrijan las piezas publicadas.',
        en: 'The average time per review is 52 seconds, not 1 minute 52. Please correct anything already published.',
        pt: 'O tempo médio por revisão é de 52 segundos, não de 1 minuto e 52. Agradecemos a correção das peças publicadas.',
      },
    },
  ],
  translations: {
    es: {
      title: 'Balance del VAR en el primer tercio de temporada',
      summary: 'Una revisión en pantalla cada tres partidos y 52 segundos de media. El Comité publica todos los datos.',
      body:
        p(
          'El Comité de Competición hace balance de las nueve primeras jornadas. La pantalla se consultó en uno de cada tres partidos y la decisión cambió en dos de cada tres consultas.',
        ) +
        ul(
          'Revisiones en pantalla: 30.',
          'Decisiones modificadas: 20.',
          'Tiempo medio: 52 segundos.',
          'La más larga: 2 minutos y 10 segundos.',
        ) +
        p(
          '«No buscamos más aciertos, sino menos espera», dice Valentín Osma, portavoz del Comité. Los clubes pueden pedir por escrito el audio de cualquier revisión.',
        ),
    },
    en: {
      title: 'VAR in the first third of the season: the figures',
      summary: 'One monitor review every three matches, 52 seconds on average. The Committee publishes everything.',
      body:
        p(
          'The Competition Committee takes stock of the first nine matchdays. The monitor was used in one match in three, and two reviews in three changed the decision.',
        ) +
        ul(
          'Monitor reviews: 30.',
          'Decisions changed: 20.',
          'Average time: 52 seconds.',
          'Longest: 2 minutes 10 seconds.',
        ) +
        p(
          '“We aren’t after more right calls but less waiting,” says Committee spokesman Valentín Osma. Clubs may ask in writing for the audio of any review.',
        ),
    },
    pt: {
      title: 'Balanço do VAR no primeiro terço da época',
      summary: 'Uma revisão no monitor a cada três jogos e 52 segundos de média. O Comité publica todos os dados.',
      body:
        p(
          'O Comité de Competição faz o balanço das nove primeiras jornadas. O monitor foi consultado num em cada três jogos e a decisão mudou em duas de cada três consultas.',
        ) +
        ul(
          'Revisões no monitor: 30.',
          'Decisões alteradas: 20.',
          'Tempo médio: 52 segundos.',
          'A mais longa: 2 minutos e 10 segundos.',
        ) +
        p(
          '«Não procuramos mais acertos, procuramos menos espera», diz Valentín Osma, porta-voz do Comité. Os clubes podem pedir por escrito o áudio de qualquer revisão.',
        ),
    },
  },
}
