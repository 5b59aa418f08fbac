import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const canteraFortyEightPairs: DemoPost = {
  key: 'cantera-forty-eight-pairs',
  section: 'club-media',
  hoursAgo: 8,
  teams: ['cantera'],
  categories: ['report'],
  tags: ['kit'],
  pictures: ['boots-cantera-4x5'],
  contact: 'cantera',
  translations: {
    es: {
      title: 'Utilería: 48 pares de botas',
      summary: 'Lo que cabe en el baúl de Matías Roldán, utillero del Cantera desde hace treinta años.',
      body:
        p(
          'Cada partido, Matías Roldán carga el mismo baúl. Lo abre para la cámara del club y enumera sin mirar la lista:',
        ) +
        ul(
          '48 pares de botas, ordenados por número de pie y no de dorsal.',
          '12 juegos de cordones naranjas.',
          'Un cepillo de 1994 que nadie más puede tocar.',
        ) +
        p('«Si falta algo, lo sé por el peso», dice.'),
    },
    en: {
      title: 'The kit room: 48 pairs of boots',
      summary: 'What fits into the trunk of Matías Roldán, Cantera’s kit man for thirty years.',
      body:
        p(
          'For every match Matías Roldán loads the same trunk. He opens it for the club’s camera and lists the contents without looking:',
        ) +
        ul(
          '48 pairs of boots, in order of foot and not of shirt number.',
          '12 sets of orange laces.',
          'A brush from 1994 that nobody else may touch.',
        ) +
        p('“If something’s missing I know by the weight,” he says.'),
    },
    pt: {
      title: 'Rouparia: 48 pares de chuteiras',
      summary: 'O que cabe no baú de Matías Roldán, roupeiro do Cantera há trinta anos.',
      body:
        p(
          'Em cada jogo, Matías Roldán carrega o mesmo baú. Abre-o para a câmara do clube e enumera sem olhar para a lista:',
        ) +
        ul(
          '48 pares de chuteiras, por tamanho do pé e não por número da camisola.',
          '12 jogos de atacadores cor de laranja.',
          'Uma escova de 1994 em que mais ninguém pode mexer.',
        ) +
        p('«Se falta alguma coisa, sei pelo peso», diz.'),
    },
  },
}
