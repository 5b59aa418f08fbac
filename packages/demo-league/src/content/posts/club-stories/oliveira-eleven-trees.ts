import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const oliveiraElevenTrees: DemoPost = {
  key: 'oliveira-eleven-trees',
  section: 'club-stories',
  hoursAgo: 390,
  teams: ['oliveira'],
  categories: ['community', 'report'],
  tags: ['sustainability', 'history'],
  pictures: ['corner-oliveira-3x2', 'press-oliveira-16x9'],
  contact: 'oliveira',
  translations: {
    en: {
      title: 'Eleven olive trees and a bench',
      summary: 'Behind Lagar Velho stands a grove planted as a line-up. Number 9 hasn’t borne fruit since 1996.',
      body: p(
        'In 1951, having no money for a trophy cabinet, Oliveira AC planted an olive tree for each of the eleven who had won promotion. They stand behind the stadium in formation: goalkeeper by the wall, forwards towards the road.',
        'Every player adopts one. Rosa Vilhena prunes the goalkeeper; Caio Brandão waters the centre-forward, which has borne nothing since 1996. “It’s saving itself,” he says.',
        'The oil, two hundred bottles in a good year, is given to visiting teams. There’s a twelfth tree, smaller, beside a bench. That one is for the substitutes.',
      ),
    },
    pt: {
      title: 'Onze oliveiras e um banco',
      summary: 'Atrás do Lagar Velho há um olival plantado como um onze. O 9 não dá azeitona desde 1996.',
      body: p(
        'Em 1951, sem dinheiro para uma sala de troféus, o Oliveira AC plantou uma oliveira por cada um dos onze que tinham conseguido a subida. Estão atrás do estádio, em formação: guarda-redes junto ao muro, avançados virados para a estrada.',
        'Cada jogador adota uma. Rosa Vilhena poda a guarda-redes; Caio Brandão rega a ponta de lança, que não dá nada desde 1996. «Está a poupar-se», diz.',
        'O azeite, duzentas garrafas em ano bom, oferece-se às equipas visitantes. Há uma décima segunda oliveira, mais pequena, ao lado de um banco. Essa é dos suplentes.',
      ),
    },
  },
}
