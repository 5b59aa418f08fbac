import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewOlmedo: DemoPost = {
  key: 'interview-olmedo',
  section: 'interviews',
  hoursAgo: 3,
  teams: ['ribeira'],
  categories: ['interview'],
  tags: ['coaches', 'youth-academy'],
  pictures: ['coach-ribeira-4x5', 'training-ribeira-16x9', 'portrait-ribeira-4x5'],
  documents: ['ribeira-transcript'],
  contact: 'ribeira',
  rights: { kind: 'editorial', untilDays: 120 },
  translations: {
    es: {
      title: '«En este vestuario nadie pregunta quién juega»',
      summary:
        'Nuno Olmedo, entrenador del Ribeira, habla de rotaciones, del vestuario más joven de la liga y de la noche en que casi lo deja.',
      body:
        p(
          'Nuno Olmedo recibe en la sala de vídeo de As Pontes, con la persiana bajada y un café que se enfría. Su Ribeira es séptimo con la plantilla más joven del campeonato: 22,4 años de media.',
        ) +
        talk(
          [
            '¿Cómo se rota con chicos de diecinueve años?',
            'Hablando. Si un chico de diecinueve años sabe por qué no juega, mañana juega mejor. Eso es rotar: explicar.',
          ],
          [
            '¿Y quién pregunta?',
            'Nadie. En este vestuario nadie pregunta quién juega. Lo ven en la pizarra dos días antes y el que no está se pone a pensar en el siguiente.',
          ],
          [
            'Se cuenta que en enero estuvo a punto de irse.',
            'Escribí una carta de dimisión. La rompí porque tenía una falta de ortografía. Me pareció una señal.',
          ],
          [
            '¿Qué decía?',
            'Que estaba cansado. Era verdad, pero me había equivocado de remedio. Dormí doce horas y volví.',
          ],
          ['Ahora llega el Derbi de los Faros.', 'El Derbi de los Faros no se entrena. Se duerme bien y se juega.'],
        ),
    },
    en: {
      title: '“Nobody in this dressing room asks who plays”',
      summary:
        'Ribeira coach Nuno Olmedo on rotation, the youngest dressing room in the league and the night he almost gave up.',
      body:
        p(
          'Nuno Olmedo sees us in the video room at As Pontes, the blind down and a coffee going cold. His Ribeira are seventh with the youngest squad in the championship: 22.4 years on average.',
        ) +
        talk(
          [
            'How do you rotate nineteen-year-olds?',
            'By talking. If a nineteen-year-old knows why he isn’t playing, he plays better tomorrow. That’s what rotation is: explaining.',
          ],
          [
            'And who asks?',
            'Nobody. Nobody in this dressing room asks who plays. They see it on the board two days ahead, and whoever isn’t on it starts thinking about the next one.',
          ],
          [
            'They say you nearly left in January.',
            'I wrote a letter of resignation. I tore it up because there was a spelling mistake in it. It felt like a sign.',
          ],
          [
            'What did it say?',
            'That I was tired. It was true, only I’d picked the wrong cure. I slept for twelve hours and went back.',
          ],
          [
            'Next up is the Derbi de los Faros.',
            'You don’t train for the Derbi de los Faros. You sleep well and you play it.',
          ],
        ),
    },
    pt: {
      title: '«Neste balneário ninguém pergunta quem joga»',
      summary:
        'Nuno Olmedo, treinador do Ribeira, fala de rotações, do balneário mais jovem da liga e da noite em que quase desistiu.',
      body:
        p(
          'Nuno Olmedo recebe-nos na sala de vídeo de As Pontes, com a persiana descida e um café a arrefecer. O seu Ribeira é sétimo com o plantel mais jovem do campeonato: 22,4 anos de média.',
        ) +
        talk(
          [
            'Como se roda com miúdos de dezanove anos?',
            'A falar. Se um miúdo de dezanove anos sabe porque não joga, amanhã joga melhor. Rodar é isso: explicar.',
          ],
          [
            'E quem pergunta?',
            'Ninguém. Neste balneário ninguém pergunta quem joga. Veem-no no quadro dois dias antes e quem não está começa a pensar no seguinte.',
          ],
          [
            'Conta-se que em janeiro esteve quase a ir-se embora.',
            'Escrevi uma carta de demissão. Rasguei-a porque tinha um erro de ortografia. Pareceu-me um sinal.',
          ],
          [
            'O que dizia?',
            'Que estava cansado. Era verdade, mas tinha-me enganado no remédio. Dormi doze horas e voltei.',
          ],
          ['Agora vem aí o Dérbi dos Faróis.', 'O Dérbi dos Faróis não se treina. Dorme-se bem e joga-se.'],
        ),
    },
  },
}
