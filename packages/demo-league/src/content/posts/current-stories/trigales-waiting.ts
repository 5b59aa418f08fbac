import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const trigalesWaiting: DemoPost = {
  key: 'trigales-waiting',
  section: 'current-stories',
  hoursAgo: 68,
  teams: ['trigales'],
  categories: ['report'],
  tags: ['coaches', 'supporters'],
  players: ['alioune-ndour', 'isidro-bravo'],
  pictures: ['coach-trigales-4x5', 'celebration-trigales-3x2', 'bus-trigales-16x9'],
  contact: 'trigales',
  translations: {
    es: {
      title: 'Esperando a la primera: la larga paciencia del Trigales',
      summary:
        'Dos empates y ninguna victoria. Eusebio Manrique sigue yendo al campo en bicicleta y nadie le ha pitado aún.',
      body: p(
        'En Trigales se saluda con una pregunta: «¿Será el domingo?». El equipo no ha ganado todavía y ha encajado más goles que nadie, pero en La Era no se oye un silbido. «La cosecha tampoco viene cuando uno quiere», dice Eusebio Manrique, que a sus 67 años llega al entrenamiento en bicicleta.',
        'El gol de Alioune Ndour al Nortada, en la jornada 7, valió un empate y se celebró como un título: la fotografía cuelga en la panadería, en el ayuntamiento y en la consulta del dentista.',
        'El presupuesto es el más bajo de la categoría. La plantilla desayuna junta los lunes, sin móviles, y cada semana friega uno. Le ha tocado ya dos veces a Isidro Bravo, el capitán.',
        'La Copa les ha dado lo que la liga les niega: están en cuartos. «Si hay que elegir, elijo las dos cosas», remata Manrique.',
      ),
    },
    en: {
      title: 'Waiting for the first one: Trigales and their patience',
      summary: 'Two draws, no wins. Eusebio Manrique still cycles to the ground and nobody has whistled at him yet.',
      body: p(
        'In Trigales people greet one another with a question: “Sunday, then?” The team have yet to win and have let in more than anyone, but you won’t hear a whistle at La Era. “The harvest doesn’t come when you want it either,” says Eusebio Manrique, who at 67 arrives for training by bicycle.',
        'Alioune Ndour’s goal against Nortada on matchday 7 earned a draw and was celebrated like a title: the picture hangs in the bakery, in the town hall and at the dentist’s.',
        'Their budget is the smallest in the division. On Mondays the squad have breakfast together, without telephones, and one of them does the washing-up. It has fallen to Isidro Bravo, the captain, twice already.',
        'The cup has given them what the league won’t: they are in the quarter-finals. “If I have to choose, I choose both,” says Manrique.',
      ),
    },
    pt: {
      title: 'À espera da primeira: a longa paciência do Trigales',
      summary:
        'Dois empates e nenhuma vitória. Eusebio Manrique continua a ir de bicicleta e ainda ninguém o assobiou.',
      body: p(
        'Em Trigales as pessoas cumprimentam-se com uma pergunta: «Será no domingo?». A equipa ainda não ganhou e sofreu mais golos do que ninguém, mas em La Era não se ouve um assobio. «A colheita também não vem quando a gente quer», diz Eusebio Manrique, que aos 67 anos chega ao treino de bicicleta.',
        'O golo de Alioune Ndour ao Nortada, na jornada 7, valeu um empate e festejou-se como um título: a fotografia está na padaria, na câmara municipal e no consultório do dentista.',
        'O orçamento é o mais baixo da divisão. Às segundas o plantel toma o pequeno-almoço em conjunto, sem telemóveis, e em cada semana lava um a loiça. Já calhou duas vezes a Isidro Bravo, o capitão.',
        'A Taça deu-lhes o que a liga lhes nega: estão nos quartos. «Se tiver de escolher, escolho as duas», remata Manrique.',
      ),
    },
  },
}
