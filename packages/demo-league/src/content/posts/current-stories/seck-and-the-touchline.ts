import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const seckAndTheTouchline: DemoPost = {
  key: 'seck-and-the-touchline',
  section: 'current-stories',
  hoursAgo: 101,
  teams: ['puerto-claro'],
  categories: ['report', 'statistics'],
  tags: ['tactics'],
  players: ['amina-seck', 'iker-saldana'],
  pictures: [
    'overhead-puerto-claro-3x2',
    'portrait-puerto-claro-17-4x5',
    'huddle-puerto-claro-3x2',
    'volley-puerto-claro-4x5',
  ],
  contact: 'puerto-claro',
  translations: {
    es: {
      title: 'Amina Seck y los tres metros que nadie defiende',
      summary:
        'La extremo del Puerto Claro suma siete asistencias, seis desde el mismo sitio. Explicamos cuál, con dibujo.',
      body: p(
        'Hay una franja de césped entre la línea de banda y la de los autobuses —así llaman en Puerto Claro al carril del lateral— en la que nadie sabe quién tiene que salir. Amina Seck vive ahí. Siete asistencias, seis de ellas desde esos tres metros.',
        '«Si el lateral viene, paso por dentro; si no viene, centro. No tiene más misterio», explica. Lo tiene: Graça Valadares coloca a Iker Saldaña un paso por detrás del segundo central para que la defensa dude en el instante justo.',
        'Los rivales lo han visto. El Monteluna puso allí a dos jugadores y sacó un 0–0. «Entonces sobra un sitio en otra parte», replica la entrenadora, y señala el otro extremo: el de Xoel Lourido.',
      ),
    },
    en: {
      title: 'Amina Seck and the three metres nobody defends',
      summary: 'The Puerto Claro winger has seven assists, six from the same spot. We show which, with a drawing.',
      body: p(
        'There is a strip of grass between the touchline and what Puerto Claro call the bus lane, the full-back’s corridor, where nobody knows who ought to step out. Amina Seck lives there. Seven assists, six of them from those three metres.',
        '“If the full-back comes, I go inside; if not, I cross. That’s all there is to it,” she says. There’s more: Graça Valadares stands Iker Saldaña a step behind the far centre-back, so that the defence hesitates at just the wrong moment.',
        'Opponents have noticed. Monteluna put two players there and got away with 0–0. “Then there’s room somewhere else,” the coach replies and points to the other side: Xoel Lourido’s.',
      ),
    },
    pt: {
      title: 'Amina Seck e os três metros que ninguém defende',
      summary: 'A extremo do Puerto Claro soma sete assistências, seis do mesmo sítio. Explicamos qual, com desenho.',
      body: p(
        'Há uma faixa de relva entre a linha lateral e o corredor do lateral, a que em Puerto Claro chamam a faixa do autocarro, onde ninguém sabe quem deve sair. Amina Seck vive lá. Sete assistências, seis delas desses três metros.',
        '«Se o lateral vem, passo por dentro; se não vem, cruzo. Não há mistério», explica. Há: Graça Valadares põe Iker Saldaña um passo atrás do segundo central para que a defesa hesite no instante certo.',
        'Os adversários repararam. O Monteluna pôs ali dois jogadores e arrancou um 0–0. «Então sobra espaço noutro lado», responde a treinadora, e aponta para a outra ala: a de Xoel Lourido.',
      ),
    },
  },
}
