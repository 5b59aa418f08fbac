import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const lourencoLastDance: DemoPost = {
  key: 'lourenco-last-dance',
  section: 'current-stories',
  hoursAgo: 57,
  teams: ['oliveira'],
  categories: ['press-conference', 'report'],
  tags: ['coaches'],
  pictures: ['press-oliveira-16x9', 'overhead-oliveira-16x9', 'portrait-oliveira-4x5'],
  contact: 'oliveira',
  translations: {
    en: {
      title: 'Amadeu Lourenço and the olive press that became a press room',
      summary:
        'Oliveira’s coach speaks to the media where his grandfather made oil. He has a rule: one question each, and a good one.',
      body: p(
        'The press room at Lagar Velho was an olive mill until 1962. The stones are still there, and so is the smell on damp days. Amadeu Lourenço, whose grandfather worked the screw, sits between two of them and sets the rule himself: one question each, and make it a good one.',
        'Reporters have adapted. They meet beforehand in the café across the road to share them out, so that nobody wastes a turn on the weather. “It’s the best-prepared press conference in the league,” says Pedro Vasconcelos, who runs it.',
        'Lourenço’s side are thirteenth and have drawn with Vega Real and Faro Sur. Asked what he needs, he looked at the millstone for a while. “Weight,” he said.',
      ),
    },
    pt: {
      title: 'Amadeu Lourenço e o lagar que se fez sala de imprensa',
      summary:
        'O treinador do Oliveira fala aos jornalistas onde o avô fazia azeite. Tem uma regra: uma pergunta cada um, e que seja boa.',
      body: p(
        'A sala de imprensa do Lagar Velho foi lagar de azeite até 1962. As mós ainda lá estão, e o cheiro também, em dias húmidos. Amadeu Lourenço, cujo avô trabalhava na prensa, senta-se entre duas delas e dita a regra: uma pergunta cada um, e que seja boa.',
        'Os jornalistas adaptaram-se. Encontram-se antes no café em frente para as repartir, não vá alguém gastar a vez com o tempo. «É a conferência mais bem preparada da liga», diz Pedro Vasconcelos, que a conduz.',
        'A equipa de Lourenço é décima terceira e empatou com Vega Real e Faro Sur. Perguntaram-lhe o que lhe faz falta. Olhou um bocado para a mó. «Peso», disse.',
      ),
    },
  },
}
