import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewMarrero: DemoPost = {
  key: 'interview-marrero',
  section: 'interviews',
  hoursAgo: 117,
  teams: ['bahia-verde'],
  categories: ['interview'],
  tags: [],
  players: ['dacil-marrero'],
  pictures: ['portrait-bahia-verde-4x5', 'celebration-bahia-verde-3x2'],
  contact: 'bahia-verde',
  translations: {
    es: {
      title: '«El mar te enseña a defender»',
      summary: 'Dácil Marrero, central. Surf a las seis, entrenamiento a las diez y una teoría sobre las olas.',
      body:
        p('En Bahía Verde, la defensa central se entrena dos veces: la primera, en el agua.') +
        talk(
          [
            '¿Qué tiene que ver una ola con un delantero?',
            'Que no puedes pararla. Puedes elegir dónde romper. El mar te enseña a defender: te colocas, esperas y no te enfadas.',
          ],
          [
            '¿El club lo permite?',
            'Teresa Nováis vino un día a verlo. Se cayó de la tabla cuatro veces. Al día siguiente lo puso en el plan de trabajo.',
          ],
          [
            'El equipo está en descenso.',
            'Estamos en la orilla. Es el sitio donde más golpea, pero también donde se hace pie.',
          ],
        ),
    },
    en: {
      title: '“The sea teaches you to defend”',
      summary: 'Dácil Marrero, centre-back. Surf at six, training at ten and a theory about waves.',
      body:
        p('Bahía Verde’s centre-back trains twice a day, the first time in the water.') +
        talk(
          [
            'What has a wave to do with a forward?',
            'You can’t stop it. You can choose where it breaks. The sea teaches you to defend: you take your place, you wait and you don’t get cross.',
          ],
          [
            'Do the club allow it?',
            'Teresa Nováis came to watch one day. She fell off the board four times. The next morning it was on the training plan.',
          ],
          [
            'The team are in the relegation places.',
            'We’re on the shoreline. It’s where the blows are hardest, but it’s also where you can stand.',
          ],
        ),
    },
    pt: {
      title: '«O mar ensina-te a defender»',
      summary: 'Dácil Marrero, central. Surf às seis, treino às dez e uma teoria sobre as ondas.',
      body:
        p('No Bahía Verde, a central treina duas vezes: a primeira, dentro de água.') +
        talk(
          [
            'O que tem uma onda a ver com um avançado?',
            'Não a podes parar. Podes escolher onde rebenta. O mar ensina-te a defender: colocas-te, esperas e não te zangas.',
          ],
          [
            'O clube deixa?',
            'A Teresa Nováis veio ver um dia. Caiu da prancha quatro vezes. No dia seguinte pôs aquilo no plano de trabalho.',
          ],
          [
            'A equipa está em zona de descida.',
            'Estamos na rebentação. É onde mais bate, mas também é onde se tem pé.',
          ],
        ),
    },
  },
}
