import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const whistleMaker: DemoPost = {
  key: 'whistle-maker',
  section: '{product}-stories',
  hoursAgo: 149,
  teams: [],
  categories: ['report'],
  tags: ['refereeing', 'music'],
  pictures: ['boots-oliveira-16x9'],
  contact: 'committee',
  translations: {
    es: {
      title: 'El afinador de silbatos',
      summary: 'Cada árbitro de la liga pita en una nota distinta. Las afina un antiguo organero de Oliveira do Vale.',
      body: p(
        'Beatriz Cuesta pita en la. Damião Alves, un poco por debajo de sol. Los silbatos de la liga los afina Baltazar Moura, que antes arreglaba órganos de iglesia y dice que el principio es el mismo: «Aire que manda».',
        'La idea es que, con dos campos cercanos o una grada que imita, los jugadores reconozcan el suyo. Cada silbato tiene una ficha y un certificado.',
        'El más difícil fue el de El Tajo, por el eco. Moura bajó los 214 escalones con siete prototipos. Subió con uno y con agujetas.',
      ),
    },
    en: {
      title: 'The man who tunes the whistles',
      summary:
        'Each of the league’s referees whistles a different note. A former organ builder from Oliveira do Vale tunes them.',
      body: p(
        'Beatriz Cuesta whistles an A. Damião Alves is a shade below G. The league’s whistles are tuned by Baltazar Moura, who used to mend church organs and says that the principle is the same: “Air with authority.”',
        'The idea is that with two pitches close by, or a stand that likes to imitate, players should know their own. Every whistle has a card and a certificate.',
        'The hardest was the one for El Tajo, because of the echo. Moura went down the 214 steps with seven prototypes. He came up with one, and aching legs.',
      ),
    },
    pt: {
      title: 'O afinador de apitos',
      summary: 'Cada árbitro da liga apita numa nota diferente. Afina-as um antigo organeiro de Oliveira do Vale.',
      body: p(
        'Beatriz Cuesta apita em lá. Damião Alves, um pouco abaixo de sol. Os apitos da liga são afinados por Baltazar Moura, que antes consertava órgãos de igreja e diz que o princípio é o mesmo: «Ar que manda».',
        'A ideia é que, com dois campos próximos ou uma bancada que imita, os jogadores reconheçam o seu. Cada apito tem uma ficha e um certificado.',
        'O mais difícil foi o de El Tajo, por causa do eco. Moura desceu os 214 degraus com sete protótipos. Subiu com um e com dores nas pernas.',
      ),
    },
  },
}
