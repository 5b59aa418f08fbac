import type { DemoPost } from '../../post-type.ts'
import { p, quote } from '../body-html.ts'

export const captainAtSeven: DemoPost = {
  key: 'captain-at-seven',
  section: 'current-stories',
  hoursAgo: 5,
  teams: ['monteluna'],
  categories: ['report', 'training'],
  tags: ['captains', 'health'],
  players: ['baltasar-nkembe'],
  pictures: ['portrait-monteluna-4x5', 'coach-monteluna-3x2', 'net-monteluna-3x2'],
  contact: 'monteluna',
  translations: {
    es: {
      title: 'El capitán que entrena a las siete de la mañana',
      summary:
        'Baltasar Nkembe abre el gimnasio del Monteluna antes de que llegue nadie. Lo acompañamos durante una semana.',
      body:
        p(
          'A las 6:50, la ciudad deportiva del Monteluna tiene una sola luz encendida. Es la del gimnasio, y la enciende siempre el mismo: Baltasar Nkembe, 36 años, capitán, más de cuatrocientos partidos.',
          '«No entreno más que nadie, entreno antes. Así, cuando llegan los jóvenes, puedo mirarlos», cuenta mientras estira. Tiene una libreta de tapas verdes en la que apunta lo que ve: quién llega cansado, quién llega solo, quién no saluda.',
        ) +
        quote('«El brazalete no aprieta. Aprieta no saber cómo se llama la novia del lateral»') +
        p(
          'A las ocho llega Prudencio Alba, el jefe de instalaciones, con dos cafés. Es el único rito que Nkembe no perdona. A las nueve y media, cuando empieza el entrenamiento de verdad, el capitán lleva dos horas y media en marcha y nadie lo diría.',
          'El Monteluna es el único equipo que no ha perdido. Él ha jugado todos los minutos.',
        ),
    },
    en: {
      title: 'The captain who trains at seven in the morning',
      summary: 'Baltasar Nkembe opens Monteluna’s gym before anyone else is there. We spent a week with him.',
      body:
        p(
          'At ten to seven a single light is on at Monteluna’s training ground. It is the gym’s, and the same man always switches it on: Baltasar Nkembe, 36, captain, more than four hundred matches.',
          '“I don’t train more than the others, I train earlier. When the youngsters come in I can watch them,” he says, stretching. He keeps a green notebook of what he sees: who comes in tired, who comes in alone, who doesn’t say good morning.',
        ) +
        quote('“The armband isn’t heavy. What’s heavy is not knowing the name of the full-back’s girlfriend”') +
        p(
          'At eight Prudencio Alba, the head groundsman, turns up with two coffees. It is the one ritual Nkembe won’t miss. By half past nine, when training proper begins, the captain has been at it for two and a half hours and you’d never guess.',
          'Monteluna are the only side that haven’t lost. He has played every minute.',
        ),
    },
    pt: {
      title: 'O capitão que treina às sete da manhã',
      summary: 'Baltasar Nkembe abre o ginásio do Monteluna antes de chegar alguém. Passámos uma semana com ele.',
      body:
        p(
          'Às 6:50 há uma única luz acesa no centro de treinos do Monteluna. É a do ginásio e é sempre o mesmo que a acende: Baltasar Nkembe, 36 anos, capitão, mais de quatrocentos jogos.',
          '«Não treino mais do que ninguém, treino antes. Assim, quando chegam os mais novos, posso observá-los», conta enquanto alonga. Tem um caderno de capa verde onde aponta o que vê: quem chega cansado, quem chega sozinho, quem não diz bom-dia.',
        ) +
        quote('«A braçadeira não pesa. Pesa não saber como se chama a namorada do lateral»') +
        p(
          'Às oito aparece Prudencio Alba, o responsável pelas instalações, com dois cafés. É o único ritual que Nkembe não perdoa. Às nove e meia, quando começa o treino a sério, o capitão já leva duas horas e meia de trabalho e ninguém diria.',
          'O Monteluna é a única equipa que não perdeu. Ele jogou todos os minutos.',
        ),
    },
  },
}
