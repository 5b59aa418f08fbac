import type { DemoPost } from '../../post-type.ts'
import { p, ul } from '../body-html.ts'

export const canteraCarvedGround: DemoPost = {
  key: 'cantera-carved-ground',
  section: 'club-stories',
  hoursAgo: 147,
  teams: ['cantera'],
  categories: ['report'],
  tags: ['stadiums', 'history'],
  pictures: ['floodlights-cantera-3x2', 'derby-cantera-16x9', 'boots-cantera-4x5'],
  contact: 'cantera',
  translations: {
    es: {
      title: 'El Tajo, un estadio al que se baja',
      summary:
        'El campo del Cantera está en el fondo de una antigua mina de piedra. Hay 214 escalones y ningún ascensor hasta el verano.',
      body:
        p(
          'A casi todos los estadios se sube. A El Tajo se baja: 214 escalones tallados en la piedra de la que salieron media catedral y todos los bordillos de La Cantera.',
          'El sonido no tiene adónde ir. Por eso Pilar Escudero da las instrucciones por señas y los árbitros piden silbatos más graves.',
        ) +
        ul(
          'Profundidad: 41 metros.',
          'Horas de sol en invierno: dos.',
          'Obra en marcha: ascensor panorámico y 60 plazas adaptadas nuevas.',
        ) +
        p(
          'El club ha pedido que el ascensor tarde exactamente lo que dura el himno. El ingeniero dice que lo está estudiando.',
        ),
    },
    en: {
      title: 'El Tajo, the ground you go down to',
      summary: 'Cantera’s pitch lies at the bottom of an old quarry. There are 214 steps and no lift until the summer.',
      body:
        p(
          'You climb up to most stadiums. To El Tajo you climb down: 214 steps cut into the stone that gave half a cathedral and every kerb in La Cantera.',
          'The sound has nowhere to go. That is why Pilar Escudero gives her instructions by signs and referees ask for deeper whistles.',
        ) +
        ul(
          'Depth: 41 metres.',
          'Hours of sunlight in winter: two.',
          'Under way: a glass lift and 60 more adapted seats.',
        ) +
        p(
          'The club have asked for the lift to take exactly as long as the anthem. The engineer says that he is looking into it.',
        ),
    },
    pt: {
      title: 'El Tajo, um estádio para onde se desce',
      summary:
        'O campo do Cantera está no fundo de uma antiga pedreira. Há 214 degraus e nenhum elevador até ao verão.',
      body:
        p(
          'Para quase todos os estádios sobe-se. Para El Tajo desce-se: 214 degraus talhados na pedra de onde saíram meia catedral e todos os lancis de La Cantera.',
          'O som não tem para onde ir. Por isso Pilar Escudero dá as instruções por gestos e os árbitros pedem apitos mais graves.',
        ) +
        ul(
          'Profundidade: 41 metros.',
          'Horas de sol no inverno: duas.',
          'Em obra: elevador panorâmico e mais 60 lugares adaptados.',
        ) +
        p(
          'O clube pediu que o elevador demore exatamente o que dura o hino. O engenheiro diz que está a estudar o assunto.',
        ),
    },
  },
}
