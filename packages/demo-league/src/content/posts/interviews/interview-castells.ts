import type { DemoPost } from '../../post-type.ts'
import { p, talk } from '../body-html.ts'

export const interviewCastells: DemoPost = {
  key: 'interview-castells',
  section: 'interviews',
  hoursAgo: 43,
  teams: ['cantera'],
  categories: ['interview'],
  tags: ['captains'],
  players: ['ingrid-castells'],
  pictures: ['portrait-cantera-4x5', 'keeper-cantera-3x2'],
  contact: 'cantera',
  translations: {
    es: {
      title: '«Capitana se es en el autobús»',
      summary: 'Ingrid Castells, centrocampista. Qué hace una capitana cuando el equipo pierde siete de once.',
      body:
        p(
          'El Cantera ha perdido siete partidos y nadie le ha oído levantar la voz. Ingrid Castells habla bajo, mira a los ojos y pide que no la retratemos sonriendo: «Ahora no toca».',
        ) +
        talk(
          [
            '¿Qué se le dice a un vestuario así?',
            'Poco. En el vestuario habla Pilar Escudero. Capitana se es en el autobús, cuando cada uno se pone los cascos y tienes que saber a quién quitárselos.',
          ],
          ['¿A quién se los quita?', 'Al que menos falló. El que falló ya tiene compañía: la de todos.'],
          [
            '¿Qué le falta al equipo?',
            'Un rebote. De verdad. Hemos tirado nueve palos. La estadística dice que ya nos toca y yo soy mucho de estadística.',
          ],
        ),
    },
    en: {
      title: '“You captain a side on the bus”',
      summary: 'Ingrid Castells, midfielder. What a captain does when her team have lost seven of eleven.',
      body:
        p(
          'Cantera have lost seven matches and nobody has heard her raise her voice. Ingrid Castells speaks softly, looks you in the eye and asks not to be pictured smiling: “Not now.”',
        ) +
        talk(
          [
            'What do you tell a dressing room like that?',
            'Not much. In the dressing room Pilar Escudero talks. You captain a side on the bus, when everyone puts their headphones on and you have to know whose to take off.',
          ],
          [
            'Whose do you take off?',
            'Those of whoever made the fewest mistakes. The one who made them already has company: everybody’s.',
          ],
          [
            'What are you lacking?',
            'A rebound. Really. We’ve hit the woodwork nine times. Statistics say that it’s our turn, and I’m a great believer in statistics.',
          ],
        ),
    },
    pt: {
      title: '«Capitã é-se no autocarro»',
      summary: 'Ingrid Castells, médio. O que faz uma capitã quando a equipa perde sete de onze.',
      body:
        p(
          'O Cantera perdeu sete jogos e ninguém a ouviu levantar a voz. Ingrid Castells fala baixo, olha nos olhos e pede que não a fotografemos a sorrir: «Agora não».',
        ) +
        talk(
          [
            'O que se diz a um balneário assim?',
            'Pouco. No balneário fala a Pilar Escudero. Capitã é-se no autocarro, quando cada um põe os auscultadores e tens de saber a quem os tirar.',
          ],
          ['A quem os tira?', 'A quem menos falhou. Quem falhou já tem companhia: a de todos.'],
          [
            'O que falta à equipa?',
            'Um ressalto. A sério. Já mandámos nove bolas aos ferros. A estatística diz que é a nossa vez e eu sou muito de estatísticas.',
          ],
        ),
    },
  },
}
