import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewCabral: DemoPost = {
  key: 'interview-cabral',
  section: 'interviews',
  hoursAgo: 214,
  teams: ['nortada'],
  categories: ['interview'],
  tags: ['captains', 'clasico-de-la-luna'],
  players: ['edson-cabral'],
  pictures: ['portrait-nortada-4x5', 'corner-nortada-3x2'],
  contact: 'nortada',
  translations: {
    en: {
      title: '“My mother still buys her own ticket”',
      summary: 'Edson Cabral, midfielder. Nine seasons at Cabo Alto and a mother who won’t take a free seat.',
      body:
        p(
          'Edson Cabral grew up four streets from Cabo Alto and has never lived further away. He walks to matches; so does his mother, by another route, so as not to make him nervous.',
        ) +
        talk(
          [
            'She won’t use your tickets?',
            'My mother still buys her own ticket. She says that if she pays she’s allowed to whistle.',
          ],
          ['Does she?', 'Twice so far. Both times she was right.'],
          [
            'What does the Clásico de la Luna mean here?',
            'My grandfather used to say that the moon belongs to whoever is awake. We sleep very little that week.',
          ],
        ),
    },
    pt: {
      title: '«A minha mãe continua a comprar bilhete»',
      summary: 'Edson Cabral, médio. Nove épocas no Cabo Alto e uma mãe que não aceita convites.',
      body:
        p(
          'Edson Cabral cresceu a quatro ruas do Cabo Alto e nunca viveu mais longe. Vai a pé para os jogos; a mãe também, por outro caminho, para não o enervar.',
        ) +
        talk(
          [
            'Ela não usa os seus convites?',
            'A minha mãe continua a comprar bilhete. Diz que, se pagar, pode assobiar.',
          ],
          ['E assobia?', 'Duas vezes, até agora. Das duas tinha razão.'],
          [
            'O que significa aqui o Clássico da Lua?',
            'O meu avô dizia que a lua é de quem está acordado. Nessa semana dorme-se muito pouco.',
          ],
        ),
    },
  },
}
