import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const ndourBakery: DemoPost = {
  key: 'ndour-bakery',
  section: 'player-stories',
  hoursAgo: 93,
  teams: ['trigales'],
  categories: ['report'],
  tags: ['supporters'],
  players: ['alioune-ndour'],
  pictures: ['celebration-trigales-3x2', 'boots-trigales-4x5'],
  contact: 'trigales',
  translations: {
    es: {
      title: 'El gol que cuelga en la panadería',
      summary: 'Alioune Ndour marcó en la jornada 7 y desde entonces no le dejan pagar el pan.',
      body: p(
        'La foto mide un metro y está entre las barras y las magdalenas: Alioune Ndour, los dos brazos en alto, el 1–1 al Nortada. Es uno de los pocos goles del Trigales este curso y valió un punto en La Era.',
        'Felisa, la panadera, la colgó el lunes siguiente. «La gente entraba triste. Ahora entra, mira y pide dos», dice. A Ndour no le cobra. Él deja el dinero debajo de la balanza y se va deprisa.',
        'Llegó con un contrato de tres meses y lleva cuatro años. Ha aprendido a podar, a hacer migas y a no hablar del descenso.',
        '«Aquí se espera bien», resume. «Es un arte».',
      ),
    },
    en: {
      title: 'The goal that hangs in the bakery',
      summary: 'Alioune Ndour scored on matchday 7 and hasn’t been allowed to pay for bread since.',
      body: p(
        'The picture is a metre wide and hangs between the loaves and the buns: Alioune Ndour, both arms up, 1–1 against Nortada. It is one of the few goals that Trigales have scored this season and earned them a point at La Era.',
        'Felisa, the baker, put it up the following Monday. “People used to come in sad. Now they come in, look up and ask for two,” she says. She won’t take Ndour’s money. He leaves it under the scales and hurries out.',
        'He came on a three-month contract and has stayed for four years. He has learned to prune, to fry breadcrumbs and not to mention relegation.',
        '“They’re good at waiting here,” he says. “It’s an art.”',
      ),
    },
    pt: {
      title: 'O golo que está pendurado na padaria',
      summary: 'Alioune Ndour marcou na jornada 7 e desde então não o deixam pagar o pão.',
      body: p(
        'A fotografia tem um metro e está entre os cacetes e os queques: Alioune Ndour, os dois braços ao alto, o 1–1 ao Nortada. É um dos poucos golos do Trigales esta época e valeu um ponto em La Era.',
        'Felisa, a padeira, pendurou-a na segunda-feira seguinte. «As pessoas entravam tristes. Agora entram, olham e pedem dois», diz. A Ndour não leva dinheiro. Ele deixa-o debaixo da balança e sai depressa.',
        'Chegou com um contrato de três meses e já lá vão quatro anos. Aprendeu a podar, a fazer migas e a não falar da descida.',
        '«Aqui espera-se bem», resume. «É uma arte».',
      ),
    },
  },
}
