import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewFortes: DemoPost = {
  key: 'interview-fortes',
  section: 'interviews',
  hoursAgo: 309,
  teams: ['oliveira'],
  categories: ['interview'],
  tags: ['music'],
  players: ['djalma-fortes'],
  pictures: ['portrait-oliveira-4x5'],
  contact: 'oliveira',
  translations: {
    pt: {
      title: '«Marco melhor quando desafino»',
      summary: 'Djalma Fortes, avançado e voz grave do coro de Oliveira do Vale.',
      body:
        p(
          'À quinta-feira, Djalma Fortes troca as chuteiras pelos sapatos e vai ao ensaio do coro. É o único futebolista e o único que chega de fato de treino.',
        ) +
        talk(
          [
            'O que tem o coro que não tenha o campo?',
            'Silêncios escritos. No campo ninguém te diz quando te deves calar.',
          ],
          [
            'Os colegas vão ouvi-lo?',
            'O Caio Brandão foi uma vez e adormeceu. Marcou dois no domingo. Agora vai sempre.',
          ],
          ['E a voz, ajuda?', 'Pelo contrário: marco melhor quando desafino. No dia seguinte vou cheio de raiva.'],
        ),
    },
  },
}
