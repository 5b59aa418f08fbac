import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewTeixeira: DemoPost = {
  key: 'interview-teixeira',
  section: 'interviews',
  hoursAgo: 17,
  teams: ['vega-real'],
  categories: ['interview'],
  tags: [],
  players: ['bruno-teixeira'],
  pictures: ['portrait-vega-real-4x5', 'crowd-vega-real-3x2'],
  contact: 'vega-real',
  translations: {
    es: {
      title: '«Volver a casa pesa menos»',
      summary: 'Bruno Teixeira, central. Siete años fuera, un teléfono que no sonaba y la llamada de Astudillo.',
      body:
        p(
          'Salió de Vega Real a los diecinueve y ha vuelto a los veintiséis. En medio, cuatro clubes y una rodilla. Nos cita en el bar de su tío.',
        ) +
        talk(
          [
            '¿Por qué ahora?',
            'Porque me llamaron. Parece una tontería, pero el verano pasado el teléfono no sonó en cinco semanas. Cuando sonó era Fermín, y solo me preguntó si seguía madrugando.',
          ],
          ['¿Y qué contestó?', 'Que sí. Me dijo: «Pues ven a desayunar».'],
          [
            '¿Pesa más jugar en casa?',
            'Al revés. Volver a casa pesa menos. Fuera tienes que demostrar quién eres; aquí ya lo saben, y si se te olvida te lo recuerdan.',
          ],
          ['Llevan meses sin perder en La Acequia.', 'De eso no se habla. Bueno, mi tío sí. A todas horas.'],
        ),
    },
    en: {
      title: '“Coming home weighs less”',
      summary: 'Bruno Teixeira, defender. Seven years away, a telephone that never rang and a call from Astudillo.',
      body:
        p(
          'He left Vega Real at nineteen and is back at twenty-six. In between lie four clubs and a knee. We meet in his uncle’s bar.',
        ) +
        talk(
          [
            'Why now?',
            'Because they called. It sounds silly, but last summer the telephone didn’t ring for five weeks. When it did it was Fermín, and all he asked was whether I still got up early.',
          ],
          ['What did you say?', 'Yes. He said: “Then come to breakfast.”'],
          [
            'Is it harder to play at home?',
            'The other way round. Coming home weighs less. Away you have to prove who you are; here they know, and if you forget they remind you.',
          ],
          ['You haven’t lost at La Acequia for months.', 'We don’t talk about it. Well, my uncle does. All day long.'],
        ),
    },
    pt: {
      title: '«Voltar a casa pesa menos»',
      summary: 'Bruno Teixeira, central. Sete anos fora, um telefone que não tocava e a chamada de Astudillo.',
      body:
        p(
          'Saiu de Vega Real aos dezanove e voltou aos vinte e seis. Pelo meio, quatro clubes e um joelho. Encontramo-nos no bar do tio.',
        ) +
        talk(
          [
            'Porquê agora?',
            'Porque me ligaram. Parece uma parvoíce, mas no verão passado o telefone não tocou durante cinco semanas. Quando tocou era o Fermín, e só perguntou se eu ainda acordava cedo.',
          ],
          ['E o que respondeu?', 'Que sim. Disse-me: «Então vem tomar o pequeno-almoço».'],
          [
            'Jogar em casa pesa mais?',
            'Ao contrário. Voltar a casa pesa menos. Fora tens de provar quem és; aqui já sabem e, se te esqueces, lembram-te.',
          ],
          ['Há meses que não perdem em La Acequia.', 'Disso não se fala. Bem, o meu tio fala. A toda a hora.'],
        ),
    },
  },
}
