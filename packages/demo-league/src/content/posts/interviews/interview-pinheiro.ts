import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewPinheiro: DemoPost = {
  key: 'interview-pinheiro',
  section: 'interviews',
  hoursAgo: 263,
  teams: ['ribeira'],
  categories: ['interview'],
  tags: ['derbi-de-los-faros', 'youth-academy'],
  players: ['alvaro-pinheiro'],
  pictures: ['portrait-ribeira-4x5', 'captains-lagoa-3x2'],
  contact: 'ribeira',
  translations: {
    es: {
      title: '«A los veintinueve soy el abuelo»',
      summary: 'Álvaro Pinheiro, lateral y veterano del vestuario más joven de la liga.',
      body:
        p(
          'Con veintinueve años, Álvaro Pinheiro es el segundo más mayor del Ribeira. Le han regalado un bastón. Lo usa.',
        ) +
        talk(
          [
            '¿Cómo se manda en un equipo tan joven?',
            'No se manda, se traduce. Yo les cuento lo que quiere decir Nuno cuando se calla.',
          ],
          ['¿Qué le enseñan ellos?', 'A no recordar el último error. Tienen una memoria magnífica: no existe.'],
          [
            '¿Un recuerdo del Derbi de los Faros?',
            'El minuto a oscuras. La primera vez pensé que se había ido la luz y me fui al vestuario.',
          ],
        ),
    },
    en: {
      title: '“At twenty-nine I’m the grandfather”',
      summary: 'Álvaro Pinheiro, full-back and veteran of the youngest dressing room in the league.',
      body:
        p(
          'At twenty-nine Álvaro Pinheiro is the second-oldest man at Ribeira. They’ve given him a walking stick. He uses it.',
        ) +
        talk(
          [
            'How do you lead such a young side?',
            'You don’t lead, you translate. I tell them what Nuno means when he says nothing.',
          ],
          ['What do they teach you?', 'Not to remember the last mistake. They have a wonderful memory: none.'],
          [
            'A memory of the Derbi de los Faros?',
            'The minute in the dark. The first time I thought the power had gone and walked back to the dressing room.',
          ],
        ),
    },
    pt: {
      title: '«Aos vinte e nove sou o avô»',
      summary: 'Álvaro Pinheiro, lateral e veterano do balneário mais jovem da liga.',
      body:
        p(
          'Aos vinte e nove anos, Álvaro Pinheiro é o segundo mais velho do Ribeira. Ofereceram-lhe uma bengala. Usa-a.',
        ) +
        talk(
          [
            'Como se manda numa equipa tão jovem?',
            'Não se manda, traduz-se. Eu conto-lhes o que o Nuno quer dizer quando se cala.',
          ],
          ['O que lhe ensinam eles?', 'A não recordar o último erro. Têm uma memória magnífica: não existe.'],
          [
            'Uma recordação do Dérbi dos Faróis?',
            'O minuto às escuras. Da primeira vez pensei que tinha faltado a luz e fui para o balneário.',
          ],
        ),
    },
  },
}
